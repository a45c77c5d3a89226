import { DEED, hasBit, integer, keyword, purpose, scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { RUN_ROLL } from '../state.ts';

const CRUSADER = keyword('crusader');
const CRUSADER_DIE = purpose('crusader');
/** Dice of a Run without it. */
const USUAL_DICE = 1;
const MOST_DICE = 16;
const rolled = scratch({ dice: new Uint8Array(MOST_DICE) });

/** Sum of the highest `keeps` of `n` dice. */
function sumOfHighest(faces: Uint8Array, n: number, keeps: number): number {
  let sum = 0;
  for (let kept = 0; kept < keeps; kept++) {
    let best = 0;
    for (let k = 1; k < n; k++) if (faces[k] > faces[best]) best = k;
    sum += faces[best];
    faces[best] = 0;
  }
  return sum;
}

/** An extra die for Runs, keeping the highest, and D3 more in a pursuit. */
export default defineRule({
  id: 'CLS-USR-06',
  title: 'Crusader',
  source: 'universal special rules: Crusader',
  text: 'A unit containing it rolls an extra die for Run moves, keeping the highest, and adds D3 to its sweep total.',
  default: 'on',
  keyword: 'crusader',
  params: {
    dice: integer(2, 2, 6, 'Dice of a Run, of which the highest counts', 'dice'),
  },
  patch: ({ dice }, s) => ({
    wrap: {
      runInches: (next) => (g, u) => {
        if (!hasBit(u.anyBits, CRUSADER)) return next(g, u);
        const { dice: faces } = rolled();
        const frame = g.dice.begin(s.shootingDeed(g, u), u, g.nobody);
        // As many count as it runs with otherwise.
        const keeps = s.runDice(g, u);
        const n = keeps + dice - USUAL_DICE;
        g.dice.group(frame, RUN_ROLL, n, faces);
        g.dice.end(frame);
        return sumOfHighest(faces, n, keeps);
      },
      sweepExtra: (next) => (g, u) => {
        const extra = next(g, u);
        if (!hasBit(u.anyBits, CRUSADER)) return extra;
        const frame = g.dice.begin(DEED.morale, u, g.nobody);
        const more = g.dice.d3(frame, CRUSADER_DIE);
        g.dice.end(frame);
        return extra + more;
      },
    },
  }),
});
