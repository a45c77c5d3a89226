import { type Decision, decision, decline, inflict, lift } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { ON_FOOT } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { hasPacks } from './jet-packs.ts';

/** Whether a jet pack unit does without its packs for the move that it is about to make. */
const WALKS = decision('HYB-UNIT-27/on-foot', 'flag', decline) as Decision<Classic>;

/** A jet pack unit moves with its packs, or all of it moves on foot. */
export default defineRule({
  id: 'HYB-UNIT-27',
  title: 'Jet Pack: movement',
  source: 'Unit types table, Jet Pack',
  text: 'A Jet Pack unit either moves normally up to M or uses its packs, also up to M, passing over models and terrain freely; a model that starts or ends in difficult terrain by packs takes a Dangerous Terrain test. Both forms are for the whole unit.',
  changes: 'restates classic base: movement of Jet Pack units (CLS-UNIT-08, CLS-MOVE-16), which always uses their packs',
  default: 'on',
  keyword: 'jet-pack',
  patch: () => ({
    wrap: {
      moveUnit: (next) => (g, u) => {
        const walks = hasPacks(g, u) && g.choose(WALKS, u.side, u, null);
        if (walks) inflict(g, u, ON_FOOT);
        next(g, u);
        if (walks) lift(u, ON_FOOT);
      },
    },
  }),
});
