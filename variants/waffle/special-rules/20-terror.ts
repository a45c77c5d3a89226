import { CAUSE, type Game, hasBit, inflict, integer, is, keyword, status, type Unit, unitRegister } from 'sandtable/rules';
import { combatOf } from '../../classic/assault/combat.ts';
import type { Classic } from '../../classic/family.ts';
import { LOCKED, MORALE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const TERRIBLE = keyword('terror');
/** Slot + 1 of the unit whose charge or fire caused the current test. */
const FACES = unitRegister('WAF-USR-20/faces', 'phase');
/** Lost models this phase to the fire of a unit that causes Terror. */
const SHOT_BY_TERROR = status('WAF-USR-20/shot', 'phase');

function isTerrible(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.causesTerror(g, i)) return true;
  return false;
}

/** Whether an enemy of a unit in the current combat causes Terror. */
function beatenByTerror(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const other = g.units[members[k]];
    if (other.side !== u.side && isTerrible(g, s, other)) return true;
  }
  return false;
}

/** Tests of nerve caused by a model with Terror are taken at -1 Leadership. It causes Fear too. */
export default defineRule({
  id: 'WAF-USR-20',
  title: 'Terror',
  source: 'Special Rules, Terror',
  text: [
    'Morale checks, Fear tests, Pinning tests, and Regroup tests made because this model charges a falling-back unit, are taken at -1 Ld when caused by a model with Terror. The model also has Fear.',
    "Ruling: A test is caused by the model if its unit charged, its unit's shooting produced the casualties or the pinning, or its unit is among the winners of the combat. Several Terror models give -1 once.",
  ].join('\n'),
  changes: 'new; includes Fear (WAF-USR-17, which replaces CLS-USR-09)',
  default: 'on',
  keyword: ['terror', 'gargantuan', 'flying-gargantuan', 'super-heavy'],
  params: { leadership: integer(1, 0, 10, 'Leadership that Terror costs', 'points of Leadership') },
  patch: ({ leadership }, s) => ({
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
      lossModifier: (next) => (g, loser, winner, by) => next(g, loser, winner, by) - (beatenByTerror(g, s, loser) ? leadership : 0),
      leadershipModifier: (next) => (g, u, why, modifier) => {
        const faced = u.reg[FACES] !== 0 && isTerrible(g, s, g.units[u.reg[FACES] - 1]);
        const shot = why === MORALE && is(u, SHOT_BY_TERROR) && !is(u, LOCKED);
        return next(g, u, why, faced || shot ? modifier - leadership : modifier);
      },
    },
  }),
});
