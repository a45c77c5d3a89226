import { interveningUnit } from 'sandtable/kit';
import { defineRule } from '../family.ts';

const EYE_SHARE = 0.8;
/** Models of one unit keep coherency of 2": wider gaps are open ground between its parts. */
const GAP_INCHES = 2;

/** A target seen between or past models of another unit has a cover save. */
export const interveningModels = defineRule({
  id: 'CLS-SAVE-07',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      terrainCover: (next) => (g, a, firer, model) => {
        const on = next(g, a, firer, model);
        const screen = s.screenCover(g);
        if (on <= screen || a.stray || a.fromMark || firer < 0 || firer === model) return on;
        return interveningUnit(g, firer, model, EYE_SHARE, GAP_INCHES) >= 0 ? screen : on;
      },
    },
  }),
});
