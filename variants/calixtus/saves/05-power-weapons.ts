import { hasBit, hashName, keyword } from 'sandtable/rules';
import type { Attack } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';

/** The graded power weapons of the base, by their names in datasheets; others carry the keyword. */
const NAMED = ['power-sword', 'power-axe', 'power-maul', 'power-lance'].map((name) => hashName(`weapon/${name}`));
const POWER_WEAPON = keyword('power-weapon');

function isPower(a: Attack): boolean {
  if (hasBit(a.weapon.profile.bits, POWER_WEAPON)) return true;
  const { key } = a.weapon;
  return key === NAMED[0] || key === NAMED[1] || key === NAMED[2] || key === NAMED[3];
}

/** Power weapons cancel all armour saves in close combat, whatever their AP. */
export default defineRule({
  id: 'CAL-SAVE-05',
  title: 'Power weapons ignore armour',
  source: 'Miscellaneous Rules',
  text: [
    'Power weapons cancel all armour saves, 1+ included.',
    'Ruling: the base grades power weapons by AP, the source says that they cancel any armour "as usual" (older convention); the source\'s words win. Concerns the power sword, axe, maul and lance of CLS-WPN-52 in close combat; power gauntlets, lightning claws and thunder hammers keep their AP. Invulnerable saves are allowed.',
  ].join('\n'),
  changes: 'replaces classic base: AP of power weapons (CLS-WPN-52, CLS-DEF-16)',
  default: 'on',
  patch: () => ({
    wrap: { deniesArmour: (next) => (g, a) => (a.melee && isPower(a)) || next(g, a) },
  }),
});
