import type { RosterFormat } from 'sandtable/rules';
import { muster } from './muster.ts';
import { unit } from './unit.ts';
import { isMelee, weapon } from './weapon.ts';
import { weaponRule } from './words.ts';
import { writer } from './writer.ts';

const CREATURE = ['ws', 'bs', 's', 't', 'w', 'i', 'a', 'ld'];
const MACHINE = ['front', 'side', 'rear', 'hp'];
const WEAPON = ['range', 'strength', 'ap', 'type'];

/** How rosters are read into the family's blocks. */
export const roster: RosterFormat = {
  kindOf: (columns) => {
    const has = (it: string): boolean => columns.has(it);
    // An older game has these two besides.
    if (has('cl') || has('wp')) return null;
    if (MACHINE.every(has)) return 'machine';
    if (CREATURE.every(has) && (has('save') || has('sv'))) return 'creature';
    return WEAPON.every(has) ? 'weapon' : null;
  },
  isMelee,
  weapon,
  unit,
  isWeaponRule: (name) => weaponRule(name) !== null,
  sharedWeapons: 'all',
  modeKey: 'mode-of',
  muster,
  writer,
};
