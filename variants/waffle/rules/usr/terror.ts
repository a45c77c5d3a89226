import { CAUSE, type Game, hasBit, inflict, is, keyword, status, type Unit, unitRegister } from 'sandtable/rules';
import { memberCount, members } from '../../../classic/combat.ts';
import type { Classic } from '../../../classic/family.ts';
import { LOCKED, MORALE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

const TERRIBLE = keyword('terror');
/** Slot + 1 of the unit whose charge or fire a unit tests for now. */
const FACES = unitRegister('WAF-USR-20/faces', 'phase');
/** Lost models in this phase to the fire of who causes Terror. */
const SHOT_BY_TERROR = status('WAF-USR-20/shot', 'phase');

function isTerrible(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.causesTerror(g, i)) return true;
  return false;
}

/** Whether one of the enemies of a unit in the combat that is being fought causes Terror. */
function beatenByTerror(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  for (let k = 0; k < memberCount(); k++) {
    const other = g.units[members[k]];
    if (other.side !== u.side && isTerrible(g, s, other)) return true;
  }
  return false;
}

/** Tests of nerve that a model with Terror gives cause for are taken on one Leadership less. It causes Fear too. */
export const terror = defineRule({
  id: 'WAF-USR-20',
  default: 'on',
  keyword: ['terror', 'gargantuan', 'flying-gargantuan', 'super-heavy'],
  patch: (_p, s) => ({
    after: {
      attackResolved: (g, a) => {
        if (a.cause === CAUSE.shooting && a.totalSlain > 0 && a.target.lostThisPhase > 0 && a.credit !== null && isTerrible(g, s, a.credit))
          inflict(g, a.target, SHOT_BY_TERROR);
      },
    },
    wrap: {
      causesTerror: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, TERRIBLE) || next(g, model),
      causesFear: (next) => (g, model) => next(g, model) || s.causesTerror(g, model),
      reactToCharge: (next) => (g, u, charger) => {
        u.reg[FACES] = charger.slot + 1;
        next(g, u, charger);
        u.reg[FACES] = 0;
      },
      pinningTest: (next) => (g, u, by) => {
        u.reg[FACES] = by === null ? 0 : by.slot + 1;
        const passed = next(g, u, by);
        u.reg[FACES] = 0;
        return passed;
      },
      lossModifier: (next) => (g, loser, winner, by) => next(g, loser, winner, by) - (beatenByTerror(g, s, loser) ? 1 : 0),
      leadershipModifier: (next) => (g, u, why, modifier) => {
        const faced = u.reg[FACES] !== 0 && isTerrible(g, s, g.units[u.reg[FACES] - 1]);
        const shot = why === MORALE && is(u, SHOT_BY_TERROR) && !is(u, LOCKED);
        return next(g, u, why, faced || shot ? modifier - 1 : modifier);
      },
    },
  }),
});
