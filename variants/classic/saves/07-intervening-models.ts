import { interveningUnit } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { EYE_SHARE } from '../sight/optics.ts';

/** What `screenCover` says where nobody has changed it. */
const USUAL = 5;

/** A target seen between or past models of another unit has a cover save. */
export default defineRule({
  id: 'CLS-SAVE-07',
  title: 'Intervening models',
  source: 'saves and cover: Intervening models',
  text: "A target seen through gaps between models of another unit (friend or foe, but not the firer's or the target's own unit, nor zooming flyers and swooping creatures) has a 5+ cover save, even if fully visible through the gap. Firing over them from higher ground where nothing of the target is hidden gives none.",
  default: 'on',
  params: {
    save: integer(5, 2, 7, 'Cover save behind models of another unit; 7 for none', 'needed on a D6'),
    gapInches: integer(2, 0, 12, 'Widest gap between its models that still counts as behind them', 'inches'),
  },
  patch: ({ save, gapInches }, s) => ({
    wrap: {
      terrainCover: (next) => (g, a, firer, model) => {
        const on = next(g, a, firer, model);
        const screen = s.screenCover(g) + save - USUAL;
        if (on <= screen || a.stray || a.fromMark || firer < 0 || firer === model) return on;
        return interveningUnit(g, firer, model, EYE_SHARE, gapInches) >= 0 ? screen : on;
      },
    },
  }),
});
