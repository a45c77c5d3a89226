import { rememberedGap } from '../kit/index.ts';
import { type CoreSeams, enemyOf, type Family, type Game, MOST_OPTIONS, PLACE, type SideId, scratch, type Unit } from '../rules/index.ts';
import type { ConditionText, ConditionWord } from '../scenario/vocabulary.ts';
import { toObjective } from './preferences.ts';

export type Test = (g: Game, s: CoreSeams<Family>, u: Unit) => boolean;

const NEAR_INCHES = 12;
const LATE_ROUND = 4;
const ON_OBJECTIVE = 3;

function anyEnemyWithin(g: Game, u: Unit, inches: number): boolean {
  const enemies = g.sides[enemyOf(u.side)];
  for (let i = 0; i < enemies.length; i++) {
    const e = enemies[i] as Unit;
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const reach = inches + e.radius + u.radius;
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    if (dx * dx + dy * dy > reach * reach) continue;
    if (rememberedGap(g, u, e) <= inches) return true;
  }
  return false;
}

/** By index in the side's list: 1 for enemies that proved to be no targets. */
const room = scratch({ tried: new Uint8Array(MOST_OPTIONS) });

function anyTarget(g: Game, s: CoreSeams<Family>, u: Unit): boolean {
  const enemies = g.sides[enemyOf(u.side)];
  const { tried } = room();
  tried.fill(0, 0, enemies.length);
  for (;;) {
    // The nearest first: it is the likeliest target, and proving that a unit is out of sight is expensive.
    let best = Infinity;
    let nearest = -1;
    for (let i = 0; i < enemies.length; i++) {
      const e = enemies[i] as Unit;
      if (tried[i] !== 0 || e.alive === 0 || e.place !== PLACE.table) continue;
      const dx = e.x - u.x;
      const dy = e.y - u.y;
      const d = dx * dx + dy * dy;
      if (d >= best) continue;
      best = d;
      nearest = i;
    }
    if (nearest < 0) return false;
    if (s.mayTarget(g, u, enemies[nearest] as Unit)) return true;
    tried[nearest] = 1;
  }
}

function holdsOne(g: Game, s: CoreSeams<Family>, side: SideId): boolean {
  for (let k = 0; k < g.board.objectives.length; k++) if (s.controls(g, k) === side) return true;
  return false;
}

const vehicle = (u: Unit): boolean => u.sheet.keywords.includes('vehicle');

const TESTS: { readonly [word in ConditionWord]: Test } = {
  'enemy-in-range': anyTarget,
  'enemy-within-12': (g, _s, u) => anyEnemyWithin(g, u, NEAR_INCHES),
  'objective-held': (g, s, u) => holdsOne(g, s, u.side),
  // A unit whose guns reach no farther than a charge is meant to fight.
  'is-melee': (g, s, u) => s.reachInches(g, u) <= NEAR_INCHES,
  'is-ranged': (g, s, u) => s.reachInches(g, u) > NEAR_INCHES,
  'is-vehicle': (_g, _s, u) => vehicle(u),
  'below-half': (_g, _s, u) => u.alive * 2 < u.strength,
  'round-at-least-4': (g) => g.round >= LATE_ROUND,
  'on-objective': (g, _s, u) => toObjective(g, u) <= ON_OBJECTIVE,
};

/** A condition as a function; `not-` negates it. */
export function condition(text: ConditionText): Test {
  if (!text.startsWith('not-')) return TESTS[text as ConditionWord];
  const test = TESTS[text.slice(4) as ConditionWord];
  return (g, s, u) => !test(g, s, u);
}
