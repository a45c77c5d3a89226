import { CAUSE, DEED, decision, type Game, integer, is, keyword, PLACE, purpose, type SideId, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { harm } from '../saves/harm.ts';
import { HAS_SHOT } from '../state.ts';
import { ifPays, ofStake } from './price.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { costOf, mayUse, stratagem, use } from './stratagem.ts';

export const GRENADES = keyword('grenades');
export const GRENADE = stratagem('grenade', 1);
const GRENADE_ROLL = purpose('grenade');
const ASKED = decision<Modern>('grenade', 'flag', ifWorthwhile, ifPays(GRENADE, ofStake(1)));

export const thrown = {
  cost: costOf(GRENADE),
  reachInches: integer(8, 1, 36, 'how near the target has to be', 'inches'),
  dice: integer(6, 1, 12, 'dice that are thrown', 'dice'),
  on: integer(4, 2, 6, 'roll that is a mortal wound', 'needed on a D6'),
};

export const worthPoints = integer(20, 0, 400, 'Least expected losses, in army points, that make it worth a Command point', 'army points');

/** Who throws at whom, and what. */
export interface Throw {
  readonly worthPoints: number;
  readonly reachInches: number;
  readonly dice: number;
  readonly on: number;
  /** Whether what a unit did this turn allows it to throw. */
  readonly moved: (u: Unit<Modern>) => boolean;
  /** Whether a unit can throw that far. */
  readonly throws: (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, reachInches: number) => boolean;
}

/** The best throw that the side can make now, if its doctrine wants it. */
export function grenades(g: Game<Modern>, side: SideId, s: ModernSeams, how: Throw): void {
  const own = g.sides[side];
  let thrower: Unit<Modern> | null = null;
  let target: Unit<Modern> | null = null;
  let most = 0;
  for (let k = 0; k < own.length; k++) {
    const t = mayThrow(g, s, own[k]) && how.moved(own[k]) ? bestTarget(g, s, own[k], how) : null;
    if (t === null) continue;
    const worth = throwWorth(t, how);
    if (worth <= most) continue;
    most = worth;
    thrower = own[k];
    target = t;
  }
  if (thrower === null || target === null) return;
  if (chooseAt(g, most, how.worthPoints, ASKED, thrower, target)) throwGrenade(g, s, thrower, target, how);
}

/** Pays and rolls. */
function throwGrenade(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, how: Throw): void {
  use(g, s, GRENADE, u);
  const dice = g.dice.begin(DEED.react, u, t);
  let wounds = 0;
  for (let k = 0; k < how.dice; k++) if (g.dice.d6(dice, GRENADE_ROLL) >= how.on) wounds++;
  s.mortalWounds(g, t, wounds, harm(dice, CAUSE.shooting, u));
  g.dice.end(dice);
}

function mayThrow(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  return (
    u.place === PLACE.table &&
    u.alive > 0 &&
    s.unitHas(g, u, GRENADES) &&
    !is(u, HAS_SHOT) &&
    mayUse(g, s, GRENADE, u.side, u) &&
    !s.engaged(g, u)
  );
}

function bestTarget(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, how: Throw): Unit<Modern> | null {
  let best: Unit<Modern> | null = null;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.place !== PLACE.table || t.alive === 0 || s.engaged(g, t) || !how.throws(g, s, u, t, how.reachInches)) continue;
    if (best === null || throwWorth(t, how) > throwWorth(best, how)) best = t;
  }
  return best;
}

/** Expected points that a throw takes off a unit. */
function throwWorth(t: Unit<Modern>, { dice, on }: Throw): number {
  const kind = t.sheet.models[0];
  return (Math.min((dice * (7 - on)) / 6, t.alive * kind.stats.W) * kind.points) / kind.stats.W;
}
