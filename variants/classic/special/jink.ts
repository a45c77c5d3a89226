import { type Decision, decision, event, hasBit, inflict, is, keyword, PLACE, type Question } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { IMMOBILISED, JINKED, LOCKED, SNAPS_ONLY, STUNNED, TARGETED } from '../state.ts';
import { paperFire } from '../worth.ts';

const JINK = keyword('jink');
const JINK_COVER = 4;
const JINKS = event('jinks', { unit: 'unit' }, '{unit} jinks');
/** Fire that may cost this share of what the target is worth is worth dodging. */
const WORTH_DODGING = 0.2;

/** Dodges what is likely to hurt: a fifth of the unit's points and more on paper, were every weapon of the firers to bear. */
function likelyHurt(q: Question<Classic>): number {
  const { about: u, cause: by, game: g } = q;
  if (u === null || by === null) return 0;
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  return paperFire(g, by, u) >= WORTH_DODGING * points ? 1 : 0;
}

const WHETHER: Decision<Classic> = decision<Classic>('jink', 'flag', likelyHurt);

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
