import { intentGoal } from 'sandtable/kit';
import type { Game, Question, Trigger, Unit } from 'sandtable/rules';
import {
  DEED,
  decision,
  enemyOf,
  event,
  INTENT,
  inflict,
  intent,
  intentArgument,
  intentKind,
  PLACE,
  purpose,
  reroll,
  scratch,
} from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { ADVANCED, ENEMY_MOVED, ENEMY_STARTS_MOVE, HAS_MOVED, MOVED, STATIONARY } from '../state.ts';
import type { Tables } from '../tables.ts';
import { askedBy, chooseBy } from '../worth/asking.ts';
import { endsOfIntent } from './ends.ts';
import { moveToFloor } from './floors.ts';
import { goalAt } from './goal.ts';
import { worthLeaving } from './leaving-fights.ts';
import { prepareTurns, TURNS } from './pivots.ts';
import type { MoveSeams } from './seams.ts';
import { rulesOfWay } from './way-rules.ts';
import { moveBest, TURNING } from './ways.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const ADVANCE_ROLL = purpose('advance');
const ADVANCE_REROLL = reroll('advance');
export const MOVES = event('moves', { unit: 'unit', way: 'inches' }, '{unit} moves {way}');
export const ADVANCES = event('advances', { unit: 'unit', roll: 'number', inches: 'inches' }, '{unit} advances {inches}, {roll} rolled');
export const STAYS = event('remains-stationary', { unit: 'unit' }, '{unit} remains stationary');

/** Where an unengaged unit goes. Options are intents; the first is to stay. */
export const INTENTION = decision<Modern>('intent', 'intent', usualIntent, undefined, endsOfIntent);
/** Whether a unit is selected to move at all; one that is not has not chosen to stay, either. */
export const SELECT = decision<Modern>('select-to-move', 'flag', () => 1);
/** Whether it Advances to get there. */
export const ADVANCE = decision<Modern>('advance', 'flag', usualAdvance);
/** Whether an engaged unit Falls Back: by default one with guns that would lose far more in the fight than it kills. */
export const FALL_BACK = decision<Modern>('fall-back', 'flag', usualFallBack, (q, option, scale) =>
  option === 0 ? 0 : worthLeaving(q, scale),
);
/** A unit is outfought if it stands to lose this many times what it can kill. */
const OUTFOUGHT = 2;

function usualFallBack(q: Question<Modern>): number {
  const s = askedBy(q.game);
  return s !== null && q.about !== null && isOutfought(q.game, s, q.about) ? 1 : 0;
}

/** Without orders, a unit goes for the nearest objective, else for the nearest enemy. */
function usualIntent(q: Question<Modern>): number {
  const u = q.about;
  if (u === null) return 0;
  let best = 0;
  let nearest = Infinity;
  for (let k = 0; k < q.n; k++) {
    const kind = intentKind(q.options[k]);
    if (kind !== INTENT.objective && kind !== INTENT.advance) continue;
    const at = intentArgument(q.options[k]);
    const goal = kind === INTENT.objective ? q.game.board.objectives[at] : q.game.units[at];
    const dx = goal.x - u.x;
    const dy = goal.y - u.y;
    const d = dx * dx + dy * dy + (kind === INTENT.objective ? 0 : FAR_SQUARED);
    if (d >= nearest) continue;
    nearest = d;
    best = k;
  }
  return best;
}
const FAR_SQUARED = 1e6;

/** It Advances while no enemy is near enough to shoot or charge. */
function usualAdvance(q: Question<Modern>): number {
  const u = q.about;
  if (u === null) return 0;
  const enemies = q.game.sides[enemyOf(q.side)];
  const reach = longestRange(q.game, u) + q.game.desk.field.moveInches;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    const far = reach + e.radius + u.radius;
    if (dx * dx + dy * dy <= far * far) return 0;
  }
  return 1;
}

const CHARGE_INCHES = 12;

function longestRange(g: G, u: U): number {
  let longest = CHARGE_INCHES;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const weapons = g.sheetOf(i).weapons;
    for (let w = 0; w < weapons.length; w++) {
      const range = u.sheet.weapons[weapons[w]].profile.rangeInches;
      if (range > longest) longest = range;
    }
  }
  return longest;
}

/** Movement phase: choosing a move and making it (MOVE area). */
export function moveSeams(
  s: ModernSeams,
  t: Tables,
): Omit<MoveSeams, 'reinforcements' | 'coherent' | 'coherencyLosses' | 'fallBackMove' | 'desperateEscape'> &
  Pick<ModernSeams, 'moveInches'> {
  return {
    mayMove: (_g, u) => u.place === PLACE.table,
    moveAsPrinted: (g, i) => g.sheetOf(i).stats.M,
    moveOf: (g, i, more) => s.moveAsPrinted(g, i) + more,
    moveInches: (g, u) => leastMove(g, s, u, 0),
    flies: () => false,
    fliesInCharge: () => false,
    moveUnit(g, u) {
      if (!g.choose(SELECT, u.side, u, null)) return;
      inflict(g, u, HAS_MOVED);
      if (s.boundToFallBack(g, u)) {
        if (chooseBy(g, s, FALL_BACK, u.side, u, null) && s.fallBackMove(g, u)) return;
        s.remainStationary(g, u);
        return;
      }
      const n = listIntents(g, u);
      g.desk.field.intent = INTENTION.options[g.ask(INTENTION, u.side, u, null, n)];
      if (intentKind(g.desk.field.intent) === INTENT.hold) {
        s.remainStationary(g, u);
        return;
      }
      g.desk.field.moveInches = s.moveInches(g, u);
      if (g.choose(ADVANCE, u.side, u, null)) s.advanceMove(g, u);
      else s.normalMove(g, u);
    },
    normalMove(g, u) {
      tellEnemies(g, ENEMY_STARTS_MOVE, u);
      if (u.alive === 0) return;
      const gone = go(g, s, t, u, s.moveInches(g, u));
      if (gone === 0) {
        // No model went anywhere, as if the unit had chosen to stay.
        s.remainStationary(g, u);
        return;
      }
      inflict(g, u, MOVED);
      g.log.note(MOVES, u.slot, Math.round(gone * 256));
      tellEnemies(g, ENEMY_MOVED, u);
    },
    advanceInches: (g, u) => s.modifiedRoll(g, s.advanceRoll(g, u, false), s.advanceModifier(g, u)),
    advanceRoll(g, u, again) {
      const dice = g.dice.begin(again ? DEED.react : DEED.move, u, g.nobody);
      let roll = 0;
      for (let k = 0; k < t.advanceDice; k++) roll += g.dice.d6(dice, again ? ADVANCE_REROLL : ADVANCE_ROLL);
      g.dice.end(dice);
      return roll;
    },
    advanceMove(g, u) {
      tellEnemies(g, ENEMY_STARTS_MOVE, u);
      if (u.alive === 0) return;
      const roll = s.advanceInches(g, u);
      inflict(g, u, ADVANCED);
      // What the roll adds once the limits of M are kept: all of it, but for a M that is at one of them.
      const added = leastMove(g, s, u, roll) - leastMove(g, s, u, 0);
      const gone = go(g, s, t, u, s.moveInches(g, u) + added);
      g.log.note(ADVANCES, u.slot, roll, Math.round(gone * 256));
      tellEnemies(g, ENEMY_MOVED, u);
    },
    remainStationary(g, u) {
      inflict(g, u, STATIONARY);
      g.log.note(STAYS, u.slot);
    },
  };
}

/** The least M in a unit, to which an Advance adds `more`. */
function leastMove(g: G, s: ModernSeams, u: U, more: number): number {
  let least = Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const inches = s.moveOf(g, i, more);
    if (inches < least) least = inches;
  }
  return least === Infinity ? 0 : least;
}

function isOutfought(g: G, s: ModernSeams, u: U): boolean {
  if (s.reachInches(g, u) === 0) return false;
  const enemies = g.sides[enemyOf(u.side)];
  let dealt = 0;
  let taken = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (!s.engages(g, u, e)) continue;
    taken += s.fightWorth(g, e, u);
    const worth = s.fightWorth(g, u, e);
    if (worth > dealt) dealt = worth;
  }
  return taken > OUTFOUGHT * dealt;
}

/** Gives every enemy unit on the table its chance to react to a move. */
export function tellEnemies(g: G, on: Trigger, mover: U): void {
  const enemies = g.sides[enemyOf(mover.side)];
  for (let k = 0; k < enemies.length && mover.alive > 0; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table) g.offerAll(on, e, mover);
  }
}

const room = scratch({ goal: new Float64Array(2) });

/** Moves as `field.intent` says, at most `inches`. Returns the longest distance moved. */
export function go(g: G, s: ModernSeams, t: Tables, u: U, inches: number): number {
  const code = g.desk.field.intent;
  const rules = rulesOfWay(g, s, t, u, code);
  const hulls = prepareTurns(g, s, u, rules);
  const { goal } = room();
  if (!intentGoal(g, u, code, inches, rules, goal)) return 0;
  const x = goal[0];
  const y = goal[1];
  if (g.desk.field.floors) {
    const climbed = moveToFloor(g, s, u, goalAt(x, y), inches, rules);
    if (climbed > 0) return climbed;
  }
  const turning = !hulls ? TURNING.free : g.choose(TURNS, u.side, u, null) ? TURNING.first : TURNING.costs;
  return moveBest(g, u, goalAt(x, y), inches, rules, turning);
}

/** Writes a unit's possible intents to the decision; returns how many. */
export function listIntents(g: G, u: U): number {
  const options = INTENTION.options;
  let n = 0;
  options[n++] = intent(INTENT.hold);
  const enemies = g.sides[enemyOf(u.side)];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    options[n++] = intent(INTENT.advance, e.slot);
    options[n++] = intent(INTENT['keep-range'], e.slot);
    options[n++] = intent(INTENT.withdraw, e.slot);
  }
  for (let o = 0; o < g.board.objectives.length; o++) options[n++] = intent(INTENT.objective, o);
  for (let p = 0; p < g.board.count; p++) options[n++] = intent(INTENT.cover, p);
  if (g.orderPoint(u) !== null) options[n++] = intent(INTENT.point);
  return n;
}
