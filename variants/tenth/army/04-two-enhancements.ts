import { defineRule } from '../define-rule.ts';

/** One Enhancement a unit is a limit of mustering: two Characters who are attached to one unit may have one each. */
export default defineRule({
  id: 'TEN-ARMY-04',
  title: 'Two attached Characters, two Enhancements',
  source: 'FAQ "Mustering Armies"',
  layer: 'faq',
  text: [
    'One Enhancement per unit is a limit of mustering; two Characters later attached to the same Bodyguards may each have one.',
    'Ruling: what an Enhancement does is an effect in the datasheet of its bearer; those of both Characters hold.',
    'Ruling: army lists say who is attached to whom, so where the second one would not be active, a list with it is refused.',
  ].join('\n'),
  changes: 'Clarifies TEN-ARMY-01, TEN-UNIT-14. Off: the second one is not active while both are attached.',
  default: 'on',
  patch: () => ({ wrap: { mayBothHaveOne: () => () => true } }),
});
