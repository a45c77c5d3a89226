import { interveningUnit } from 'sandtable/kit';
import { defineRule } from '../define-rule.ts';
import { EYE_SHARE } from '../sight/optics.ts';

/** Models of a unit keep 2" coherency, so wider gaps are open ground between parts of it. */
const GAP_INCHES = 2;

/** A target seen between or past models of another unit has a cover save. */
export default defineRule({
  id: 'CLS-SAVE-07',
  title: 'Intervening models',
  source: 'saves and cover: Intervening models',
  text: "A target seen through gaps between models of another unit (friend or foe, but not the firer's or the target's own unit, nor zooming flyers and swooping creatures) has a 5+ cover save, even if fully visible through the gap. Firing over them from higher ground where nothing of the target is hidden gives none.",
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
