import type { Game, SideId, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, hasBit, integer, is, keyword, PLACE, purpose, step } from 'sandtable/rules';
import { modelWithin, unitsWithin } from '../distance.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { ADVANCED, FELL_BACK, HAS_SHOT } from '../states.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const GRENADES = keyword('grenades');
const GRENADE = stratagem('grenade', 1);
const GRENADE_ROLL = purpose('grenade');
const ASKED = decision<Modern>('grenade', 'flag', ifWorthwhile);
const REACH_INCHES = 8;
const DICE = 6;
const WOUND_ON = 4;

const worthPoints = integer(20, 0, 400, 'Expected points of losses from which it is worth a Command point');

/** Six dice at a unit near by: each 4+ is a mortal wound. */
export const grenade = defineRule({
  id: 'TEN-STRAT-08',
  default: 'on',
  keyword: 'grenades',
  params: { worthPoints },
  sequence: (turn, p) =>
    turn.insertBefore(
      'shooting',
      step<Modern>('grenades', (g, side, s) => grenades(g, side, s, p.worthPoints, anyMove, byUnit)),
    ),
});

/** The same, but not after Advancing or Falling Back, and measured and seen from one model that has them. */
export const carefulGrenade = defineRule({
  id: 'TEN-STRAT-09',
  default: 'on',
  keyword: 'grenades',
  params: { worthPoints },
  supersedes: ['TEN-STRAT-08'],
  sequence: (turn, p) =>
    turn.insertBefore(
      'shooting',
      step<Modern>('careful-grenades', (g, side, s) => grenades(g, side, s, p.worthPoints, calmMove, byModel)),
    ),
});

/** Whether what a unit did this turn lets it throw. */
type Moved = (u: Unit<Modern>) => boolean;
/** Whether a unit can throw that far. */
type Throws = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>) => boolean;

const anyMove: Moved = () => true;
const calmMove: Moved = (u) => !is(u, ADVANCED) && !is(u, FELL_BACK);
const byUnit: Throws = (g, s, u, t) => unitsWithin(g, u, t, REACH_INCHES) && s.visible(g, u, t);
const byModel: Throws = (g, s, u, t) => {
  if (!unitsWithin(g, u, t, REACH_INCHES)) return false;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, GRENADES)) continue;
    if (modelWithin(g, m, t, REACH_INCHES) && s.seesUnit(g, m, t)) return true;
  }
  return false;
};

/** The best throw that the side can make now, if its doctrine wants it. */
function grenades(g: Game<Modern>, side: SideId, s: ModernSeams, worthPoints: number, moved: Moved, throws: Throws): void {
  const own = g.sides[side];
  let thrower: Unit<Modern> | null = null;
  let target: Unit<Modern> | null = null;
  let most = 0;
  for (let k = 0; k < own.length; k++) {
    const t = mayThrow(g, s, own[k]) && moved(own[k]) ? bestTarget(g, s, own[k], throws) : null;
    if (t === null) continue;
    const worth = throwWorth(t);
    if (worth <= most) continue;
    most = worth;
    thrower = own[k];
    target = t;
  }
  if (thrower === null || target === null) return;
  stake.points = most;
  stake.threshold = worthPoints;
  if (g.choose(ASKED, side, thrower, target)) throwGrenade(g, s, thrower, target);
}

/** Pays and rolls. */
export function throwGrenade(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>): void {
  use(g, s, GRENADE, u);
  const dice = g.dice.begin(DEED.react, u, t);
  let wounds = 0;
  for (let k = 0; k < DICE; k++) if (g.dice.d6(dice, GRENADE_ROLL) >= WOUND_ON) wounds++;
  s.mortalWounds(g, dice, t, wounds, CAUSE.shooting, u, null);
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

function bestTarget(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, throws: Throws): Unit<Modern> | null {
  let best: Unit<Modern> | null = null;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.place !== PLACE.table || t.alive === 0 || s.engaged(g, t) || !throws(g, s, u, t)) continue;
    if (best === null || throwWorth(t) > throwWorth(best)) best = t;
  }
  return best;
}

/** Expected points that a throw takes off a unit. */
function throwWorth(t: Unit<Modern>): number {
  const kind = t.sheet.models[0];
  return (Math.min(DICE / 2, t.alive * kind.stats.W) * kind.points) / kind.stats.W;
}
