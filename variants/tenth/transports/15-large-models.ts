import { gapAt } from 'sandtable/kit';
import type { Game, ModelId } from 'sandtable/rules';
import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';

/** Whether a model is too big to be wholly within this many inches of anything. */
function isTooBig(g: Game<Modern>, m: ModelId, inches: number): boolean {
  const { coreX, coreY, rim } = g.models;
  return 2 * (Math.min(coreX[m], coreY[m]) + rim[m]) > inches;
}

/** Models too big for the usual distance are set up close to the hull. */
export default defineRule({
  id: 'TEN-TRANSPORT-15',
  title: 'Disembarking large models',
  source: 'Commentary "Disembarking Large Models"',
  text: 'A model too big to be wholly within 3" of the Transport is set up with its base within 1" of the Transport\'s base or hull, outside ER.',
  layer: 'commentary',
  changes: 'Adds to TEN-TRANSPORT-03. Off: it cannot disembark (and is destroyed in TEN-TRANSPORT-05 if 6" does not suffice).',
  default: 'on',
  keyword: 'transport',
  params: { inches: integer(1, 0, 12, 'how near the transport models are set up that are too large for the usual distance', 'inches') },
  patch: ({ inches: near }) => ({
    wrap: {
      whollyNearHull: (next) => (g, m, pose, level, hull, inches) =>
        isTooBig(g, m, inches) ? gapAt(g.models, m, pose, hull) <= near : next(g, m, pose, level, hull, inches),
    },
  }),
});
