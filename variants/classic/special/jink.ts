import { type Decision, decision, decline, event, hasBit, inflict, is, keyword, PLACE } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { IMMOBILISED, JINKED, LOCKED, SNAPS_ONLY, STUNNED, TARGETED } from '../state.ts';

const JINK = keyword('jink');
const JINK_COVER = 4;
const JINKS = event('jinks', { unit: 'unit' });
const WHETHER = decision('jink', 'flag', decline) as Decision<Classic>;

/** A target may dodge before To Hit rolls: a 4+ cover save until its next turn, and Snap Shots only until the end of that. */
export const jink = defineRule({
  id: 'CLS-USR-19',
  default: 'on',
  keyword: 'jink',
  patch: () => ({
    reactions: [
      {
        id: 'CLS-USR-19/jink',
        on: TARGETED,
        asks: WHETHER,
        may: (_g, u) =>
          hasBit(u.allBits, JINK) && u.place === PLACE.table && !is(u, JINKED) && !is(u, IMMOBILISED) && !is(u, STUNNED) && !is(u, LOCKED),
        act: (g, u) => {
          inflict(g, u, JINKED);
          inflict(g, u, SNAPS_ONLY);
          g.log.note(JINKS, u.slot);
        },
      },
    ],
    wrap: {
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > JINK_COVER && is(g.unitOf(model), JINKED) ? JINK_COVER : on;
      },
    },
  }),
});
