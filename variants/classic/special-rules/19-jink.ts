import { type Decision, decision, event, hasBit, inflict, integer, is, keyword, PLACE, type Question, type Scale } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { IMMOBILISED, JINKED, LOCKED, SNAPS_ONLY, STUNNED, TARGETED } from '../state.ts';
import { bestFire, expectedFire, fireAt } from '../worth/choices.ts';
import { coverShare, paperFire, snapShare } from '../worth/worth.ts';

const JINK = keyword('jink');
const JINKS = event('jinks', { unit: 'unit' }, '{unit} jinks');
/** Fire that may cost this share of the target's points is worth dodging. */
const WORTH_DODGING = 0.2;

/** Dodges fire that is likely to hurt: a fifth of the unit's points or more on paper, if every weapon of the firers can fire. */
function likelyHurt(q: Question<Classic>): number {
  const { about: u, cause: by, game: g } = q;
  if (u === null || by === null) return 0;
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  return paperFire(g, by, u) >= WORTH_DODGING * points ? 1 : 0;
}

/** What it is worth to dodge: what cover spares of this fire and of that to come, less what Snap Shots give up of its fire in its next turn. */
const worthDodging =
  (save: number) =>
  ({ game: g, about: u, cause: by }: Question<Classic>, option: number, scale: Scale<Classic>): number => {
    if (option === 0 || u === null || by === null) return 0;
    const spared = coverShare(g, by, u, save) * fireAt(g, by, u, scale);
    return (
      spared +
      expectedFire(g, u, by, scale, (e) => coverShare(g, e, u, save)) -
      (1 - snapShare(g.desk.worth.tables, u)) * bestFire(g, u, scale)
    );
  };

/** As it is printed: a pack may say otherwise. */
const PRINTED_SAVE = 4;
const WHETHER: Decision<Classic> = decision<Classic>('jink', 'flag', likelyHurt, worthDodging(PRINTED_SAVE));

/** A target may dodge before To Hit rolls: a 4+ cover save until its next turn, and only Snap Shots until the end of that turn. */
export default defineRule({
  id: 'CLS-USR-19',
  title: 'Jink',
  source: 'universal special rules: Jink',
  text: 'A unit with it (all models) may, when chosen as the target of a shooting attack before To Hit rolls, jink: until the start of its next own turn it has a 4+ cover save, and until the end of its next own turn it may only fire Snap Shots. Not if immobilised or stunned, and not for models locked in combat.',
  default: 'on',
  keyword: 'jink',
  params: {
    save: integer(PRINTED_SAVE, 2, 6, 'Cover save of a unit that jinks', 'needed on a D6'),
  },
  patch: ({ save }) => ({
    reactions: [
      {
        id: 'CLS-USR-19/jink',
        on: TARGETED,
        asks: { ...WHETHER, worth: worthDodging(save) },
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
        return on > save && is(g.unitOf(model), JINKED) ? save : on;
      },
    },
  }),
});
