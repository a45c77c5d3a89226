import type { RosterFormat } from 'sandtable/rules';
import { muster } from './muster.ts';
import { unit } from './unit.ts';
import { isMelee, weapon } from './weapon.ts';
import { isWeaponWord } from './words.ts';
import { writer } from './writer.ts';

const LINE = ['m', 't', 'w', 'ld', 'oc'];
const WEAPON = ['range', 'a', 's', 'ap', 'd'];
const SKILLS = ['bs', 'ws', 'bs/ws', 'skill'];

/** How rosters are read into the family's blocks. */
export const roster: RosterFormat = {
  kindOf: (columns) => {
    const has = (it: string): boolean => columns.has(it);
    if (LINE.every(has) && (has('sv') || has('save'))) return 'creature';
    return WEAPON.every(has) && SKILLS.some(has) ? 'weapon' : null;
  },
  isMelee,
  weapon,
  unit,
  isWeaponRule: isWeaponWord,
  sharedWeapons: 'number',
  muster,
  writer,
  leadsKey: 'leads',
  stemKey: 'stem',
  modeKey: 'mode-of',
};
