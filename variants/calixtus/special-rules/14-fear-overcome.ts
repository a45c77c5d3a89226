import { is, lift, scratch } from 'sandtable/rules';
import { listEnemies, MOST_UNITS } from '../../classic/assault/combat.ts';
import { AFRAID } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { CARRIED } from './fear.ts';
import { clearPair, fearsUnit, PAIR, pairHas, setPair } from './fear-tests.ts';

/** The enemies that a unit has beaten. */
const beaten = scratch({ foes: new Int16Array(MOST_UNITS) });

/** Whether a unit is afraid of one of the first `n` enemies in `foes`. */
function stillAfraid(
  g: Parameters<CalixtusSeams['combatWon']>[0],
  u: Parameters<CalixtusSeams['combatWon']>[1],
  foes: Int16Array,
  n: number,
): boolean {
  for (let k = 0; k < n; k++) if (pairHas(g, u, g.units[foes[k]], PAIR.afraid)) return true;
  return false;
}

/** A unit that beats an enemy it fears in a round of combat no longer fears it. */
export default defineRule({
  id: 'CAL-USR-14',
  title: 'Fear: overcome by winning',
  source: 'Universal Special Rules, Fear',
  text: [
    'A unit that wins a combat round against an enemy it Fears stops Fearing it and gets its WS and Initiative back.',
    'Ruling: permanent, for that pair of units; a draw is not a win.',
  ].join('\n'),
  changes: 'new; replaces the test each round of CLS-USR-09',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: (_p, s) => ({
    before: {
      combatWon: (g, u) => {
        const { foes } = beaten();
        const n = listEnemies(g, u, foes);
        for (let k = 0; k < n; k++) {
          const enemy = g.units[foes[k]];
          if (!fearsUnit(g, s, u, enemy)) continue;
          clearPair(g, u, enemy, PAIR.afraid | PAIR.met);
          setPair(g, u, enemy, PAIR.overcame);
        }
        if (is(u, AFRAID) && !stillAfraid(g, u, foes, n)) lift(u, AFRAID);
      },
    },
    wrap: { mayFear: (next) => (g, u, enemy) => next(g, u, enemy) && !pairHas(g, u, enemy, PAIR.overcame) },
  }),
});
