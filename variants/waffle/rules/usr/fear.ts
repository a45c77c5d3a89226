import { event, type Game, hasBit, is, keyword, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { FALLING_BACK, FEAR } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

const FEARSOME = keyword('fear');
const FRIGHTENED = event('frightened', { unit: 'unit' }, '{unit} is frightened');

/** Whether a unit is afraid of a charger: one model that causes Fear is enough. */
function fears(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, charger: Unit<Classic>): boolean {
  if (!s.mayFear(g, u, charger)) return false;
  for (let i = charger.first; i < charger.first + charger.size; i++) if (g.models.alive[i] !== 0 && s.causesFear(g, i)) return true;
  return false;
}

/** Who is charged by what causes Fear tests before it reacts, and Falls Back if it fails; in the fight nobody tests. */
export const fear = defineRule({
  id: 'WAF-USR-17',
  default: 'on',
  keyword: ['fear', 'daemon', 'terror'],
  supersedes: ['CLS-USR-09'],
  patch: (_p, s) => ({
    wrap: {
      causesFear: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, FEARSOME) || next(g, model),
      reactToCharge: (next) => (g, u, charger) => {
        const tests = !is(u, FALLING_BACK) && s.mayReactToCharge(g, u, charger) && fears(g, s, u, charger);
        if (!tests || s.passesLeadership(g, u, FEAR, 0)) {
          next(g, u, charger);
          return;
        }
        g.log.note(FRIGHTENED, u.slot);
        s.fleeCharge(g, u, charger);
      },
    },
  }),
});

/** Who hates its charger does not fear it. */
export const hatredKnowsNoFear = defineRule({
  id: 'WAF-USR-25',
  default: 'on',
  keyword: ['hatred', 'zealot'],
  patch: (_p, s) => ({
    wrap: {
      mayFear: (next) => (g, u, enemy) => {
        for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.hates(g, i, enemy)) return false;
        return next(g, u, enemy);
      },
    },
  }),
});
