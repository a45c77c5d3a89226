import { type Game, is, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { isLocked } from '../assault/charge.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { FALLING_BACK, GONE_TO_GROUND } from '../state.ts';
import type { Tables } from '../tables.ts';
import { lendHull, transportOf } from '../transports/hold.ts';
import { mayConjure } from './conjure.ts';
import { modelWithin } from './near.ts';
import { KIND, type Power } from './power.ts';
import { isBrother, onBattlefield } from './psykers.ts';
import type { PsychicSeams } from './seams.ts';
import { ATTEMPTED, KNOWN, WARP_CHARGE } from './state.ts';

/** Whether a model may fire a witchfire as its unit is: Snap Shots need a witchfire with a To Hit roll (CLS-PSY-21). */
function mayAim(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, power: Power): boolean {
  if (isLocked(u) || is(u, GONE_TO_GROUND) || is(u, FALLING_BACK)) return false;
  return !s.unitSnaps(g, u, false) || (power.kind === KIND.witchfire && s.canSnap(g, power.weapon));
}

/** Whether a passenger can aim out of its transport; it is then measured from the hull (CLS-PSY-05). */
function throughFirePoint(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const transport = transportOf(g, u);
  if (transport === null || s.firePointsOf(g, transport) === 0) return false;
  lendHull(g, u, transport);
  return true;
}

/** Whether a power reaches a unit on the table from a model. */
function reaches(g: Game<Classic>, s: ClassicSeams, from: ModelId, power: Power, target: Unit<Classic>): boolean {
  if (power.kind === KIND.witchfire || power.kind === KIND.focussed) return s.bears(g, from, power.weapon, target);
  return modelWithin(g, from, target, power.rangeInches);
}

/** Who may use which power, and on whom. */
export const reach = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, 'mayUsePower' | 'reachesWith'> => ({
  mayUsePower: (g, psyker, index) => {
    const u = g.unitOf(psyker);
    const bit = 1 << index;
    const power = t.powers[index];
    if ((g.models.reg[KNOWN][psyker] & bit) === 0 || (u.reg[ATTEMPTED] & bit) !== 0) return false;
    if (g.models.alive[psyker] === 0 || !onBattlefield(g, u) || g.sideReg[u.side][WARP_CHARGE] <= 0) return false;
    if (power.kind >= KIND.witchfire) return (u.place === PLACE.table || throughFirePoint(g, s, u)) && mayAim(g, s, u, power);
    return power.kind !== KIND.conjuration || (u.place === PLACE.table && mayConjure(g, s, u, index));
  },

  reachesWith: (g, psyker, index, target) => {
    const u = g.unitOf(psyker);
    const power = t.powers[index];
    if (target.alive === 0) return -1;
    const friendly = power.kind === KIND.blessing;
    if (power.kind === KIND.conjuration || power.kind === KIND.nova || friendly !== (target.side === u.side)) return -1;
    // His own unit, or the transport he is in (CLS-PSY-05).
    if (u === target || (friendly && u.inside === target.slot && u.place === PLACE.embarked)) {
      return u === target || power.rangeInches > 0 ? psyker : -1;
    }
    if (target.place !== PLACE.table || power.rangeInches === 0) return -1;
    if (target.aloft !== 0 && power.kind === KIND.beam) return -1;
    if (u.place !== PLACE.table && power.kind < KIND.witchfire) return -1;
    if ((power.kind === KIND.witchfire || power.kind === KIND.focussed) && !s.isTargetable(g, u, target)) return -1;
    if (!isBrother(g, psyker)) return reaches(g, s, psyker, power, target) ? psyker : -1;
    // Any member of a Brotherhood will do (CLS-PSY-20).
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] !== 0 && isBrother(g, i) && reaches(g, s, i, power, target)) return i;
    }
    return -1;
  },
});
