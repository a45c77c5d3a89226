import { interveningUnit } from 'sandtable/kit';
import { defineRule } from '../family.ts';

const EYE_SHARE = 0.8;
/** Models of one unit keep coherency of 2": wider gaps are open ground between its parts. */
const GAP_INCHES = 2;
const INTERVENING_COVER = 5;

/** A target seen between or past models of another unit has a 5+ cover save. */
export const interveningModels = defineRule({
  id: 'CLS-SAVE-07',
  default: 'on',
  patch: () => ({
    wrap: {
      terrainCover: (next) => (g, a, firer, model) => {
        const on = next(g, a, firer, model);
        if (on <= INTERVENING_COVER || a.stray || a.fromMark || firer < 0 || firer === model) return on;
        return interveningUnit(g, firer, model, EYE_SHARE, GAP_INCHES) >= 0 ? INTERVENING_COVER : on;
      },
    },
  }),
});
