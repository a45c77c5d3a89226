import { terrainKind } from 'sandtable/rules';
import { NEVER } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const SOFT_COVER = 6;
const HARD_COVER = 5;
/** From this save on, the base prints nothing that stops shots; a better one is hard whatever the kind. */
const SOFT_FROM = 5;

/** Kinds of terrain that hide without stopping shots. */
const IS_SOFT = new Uint8Array(256);
for (const kind of ['woods', 'razorwire']) IS_SOFT[terrainKind(kind)] = 1;

/** Soft cover 6+, hard cover 5+, by what terrain is. */
export const coverClasses = defineRule({
  id: 'CAL-SAVE-02',
  default: 'on',
  patch: () => ({
    wrap: {
      coverGrade: () => (_g, kind, cover) => {
        if (cover >= NEVER) return NEVER;
        if (cover > SOFT_FROM) return SOFT_COVER;
        return cover === SOFT_FROM && kind < IS_SOFT.length && IS_SOFT[kind] !== 0 ? SOFT_COVER : HARD_COVER;
      },
      screenCover: () => () => SOFT_COVER,
    },
  }),
});
