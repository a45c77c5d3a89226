import { highestFace } from 'sandtable/kit';
import { DEED, hasBit, integer, scratch } from 'sandtable/rules';
import { RUN_ROLL } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { CRUSADER, FRENZY } from './frenzy.ts';

const room = scratch({ faces: new Uint8Array(3) });

/** One more die for a Run, of which the highest counts. */
export default defineRule({
  id: 'WAF-USR-22',
  title: 'Frenzy: Run',
  source: 'Special Rules, Frenzy',
  text: 'A unit with at least one such model rolls one extra die for Run moves and uses the highest.',
  changes: 'classic base: Crusader (renamed, restated) (CLS-USR-06)',
  default: 'on',
  keyword: 'frenzy',
  params: { dice: integer(2, 1, 3, 'D6 of a Run, of which the highest counts', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      runInches: (next) => (g, u) => {
        if (!hasBit(u.anyBits, FRENZY) || hasBit(u.anyBits, CRUSADER)) return next(g, u);
        const frame = g.dice.begin(DEED.shoot, u, g.nobody);
        const { faces } = room();
        g.dice.group(frame, RUN_ROLL, dice, faces);
        g.dice.end(frame);
        return highestFace(faces, dice);
      },
    },
  }),
});
