import { defineRule } from '../define-rule.ts';

/** Weapons are lent without the abilities of passengers and their Leaders. */
export default defineRule({
  id: 'TEN-USR-12',
  title: "Passengers' abilities do not come with the weapon",
  source: 'FAQ Transports, question on extra abilities for Firing Deck weapons',
  text: "Lent weapons get abilities or bonuses from the embarked models' rules only if those rules say they work while embarked. Abilities printed in the weapon's profile stay.",
  layer: 'faq',
  changes: 'Clarifies TEN-USR-10. Off: unit and Leader bonuses of the passengers apply to lent weapons.',
  default: 'on',
  keyword: 'firing-deck',
  requires: ['TEN-USR-10'],
  patch: () => ({ wrap: { bonusUnit: () => (_g, a) => a.attacker } }),
});
