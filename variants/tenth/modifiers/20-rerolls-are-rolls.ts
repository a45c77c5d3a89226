import { defineRule } from '../define-rule.ts';

/** A re-rolled die triggers what its result triggers; for a halved die the half counts. */
export default defineRule({
  id: 'TEN-MOD-20',
  title: 'Re-rolls of certain results',
  source: 'Commentary "Re-rolls" (3rd, 4th, 6th, 7th point)',
  text: 'If only certain results may be re-rolled, only dice showing them can be. For a halved die (D3) the halved value counts. Rights to re-roll different rolls may be used independently. A re-roll is a roll: whatever a roll can trigger, it can.',
  layer: 'commentary',
  changes: 'Refines TEN-MOD-19. Off: for a D3 the face of the D6 counts, and re-rolls trigger nothing.',
  default: 'on',
  patch: () => ({
    wrap: {
      rerollSetsOff: () => () => true,
      resultOf: () => (_g, sides, face) => (sides === 3 ? (face + 1) >> 1 : face),
    },
  }),
});
