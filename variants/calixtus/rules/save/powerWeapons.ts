import { hasBit, hashName, keyword } from 'sandtable/rules';
import type { Attack } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

/** The graded power weapons of the base by the names datasheets give them; others carry the keyword. */
const NAMED = ['power-sword', 'power-axe', 'power-maul', 'power-lance'].map((name) => hashName(`weapon/${name}`));
const POWER_WEAPON = keyword('power-weapon');

function isPower(a: Attack): boolean {
  if (hasBit(a.weapon.profile.bits, POWER_WEAPON)) return true;
  const { key } = a.weapon;
  return key === NAMED[0] || key === NAMED[1] || key === NAMED[2] || key === NAMED[3];
}

/** Power weapons cancel all armour saves in close combat, whatever their AP. */
export const powerWeapons = defineRule({
  id: 'CAL-SAVE-05',
  default: 'on',
  patch: () => ({
    wrap: { deniesArmour: (next) => (g, a) => (a.melee && isPower(a)) || next(g, a) },
  }),
});
