import type { WordPlaces } from 'sandtable/rules';

/** What weapons have. */
const WEAPON_RULES = ['guess-range', 'power-weapon', 'frag', 'photon', 'emp', 'fusion', 'hefty', 'thunder-hammer', 'nbc'];

/** What units and models have. */
const SPECIAL_RULES = [
  'emp-grenades',
  'powered-armour',
  'surprise-assault',
  'swift-jetbike',
  'frenzy',
  'auspex',
  'hostile-environment-shielding',
];

/** Keywords and special rules of datasheets that the house rules add to those of the base. */
export const known: readonly string[] = [...WEAPON_RULES, ...SPECIAL_RULES];

/** Where they do something. */
export const places: Partial<WordPlaces> = {
  weapon: { rules: WEAPON_RULES },
  model: { rules: SPECIAL_RULES },
};
