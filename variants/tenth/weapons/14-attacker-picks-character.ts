import { defineRule } from '../define-rule.ts';

/** If there are several Characters, the attacker picks. */
export default defineRule({
  id: 'TEN-WPN-14',
  title: 'Precision with several Characters',
  source: 'Commentary "Attached Units with Multiple Characters (allocating attacks)"',
  text: 'If the Attached unit holds more than one CHARACTER the attacker picks, per Precision attack that wounds, any visible one.',
  layer: 'commentary',
  changes: 'Adds to TEN-WPN-12. Off: the defender picks among the visible Characters.',
  default: 'on',
  // A Character may get Precision by Epic Challenge.
  keyword: ['precision', 'character'],
  patch: () => ({ wrap: { picksCharacter: () => (_g, a) => a.attacker.side } }),
});
