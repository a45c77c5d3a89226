import { event, type Game, hasBit, is, keyword, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { FALLING_BACK, FEAR } from '../../classic/state.ts';
import { fleeCharge } from '../assault/seams.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const FEARSOME = keyword('fear');
const FRIGHTENED = event('frightened', { unit: 'unit' }, '{unit} is frightened');

/** Whether a unit is afraid of a charger: one model that causes Fear is enough. */
function fears(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, charger: Unit<Classic>): boolean {
  if (!s.mayFear(g, u, charger)) return false;
  for (let i = charger.first; i < charger.first + charger.size; i++) if (g.models.alive[i] !== 0 && s.causesFear(g, i)) return true;
  return false;
}

/** A unit charged by a unit that causes Fear tests before it reacts, and Falls Back if it fails; nobody tests in the fight. */
export default defineRule({
  id: 'WAF-USR-17',
  title: 'Fear test',
  source: 'Special Rules, Fear',
  text: [
    'When a unit with Fear charges, the target takes a Leadership test before choosing its reaction. Pass: free choice. Fail: it must Fall Back as its reaction.',
    'Ruling: At least one model with Fear in the charging unit is enough. Units that cannot react (locked, reaction already used, vehicles without reactions, Slow and Purposeful) take no test. Walkers have no Leadership and pass. It replaces CLS-USR-09 completely: no test is taken in the Fight part and WS never drops to 1 from Fear. Types that have Fear in the base (Monstrous Creatures, Daemons and so on) have this Fear.',
  ].join('\n'),
  changes: 'classic base: Fear, tested each Fight sub-phase with WS 1 on failure (CLS-USR-09)',
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
        fleeCharge(g, s, u, charger);
      },
    },
  }),
});
