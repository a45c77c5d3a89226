import { defineRule } from '../define-rule.ts';

/** Damage is modified before it becomes mortal wounds. */
export default defineRule({
  id: 'TEN-WPN-24',
  title: 'Damage modifiers before conversion',
  source: 'Commentary "Modifying a Damage Characteristic and Devastating Wounds" (with the closing sentence of the file)',
  text: 'Rules that modify the D of a Devastating Wounds attack are applied before the damage is handed out as mortal wounds.',
  layer: 'commentary',
  changes: "Clarifies TEN-WPN-23. Off: the weapon's unmodified D is used.",
  default: 'on',
  keyword: 'devastating-wounds',
  patch: (_p, s) => ({ wrap: { devastatingDamage: () => (g, a, m) => s.damageOf(g, a, m) } }),
});
