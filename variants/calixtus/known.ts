/** Keywords and special rules of datasheets that the house rules add to those of the base. */
export const known: readonly string[] = [
  'guess-range',
  'power-weapon',
  // Grenades and bombs
  'frag',
  'photon',
  'emp',
  'emp-grenades',
  'fusion',
  // Weapons
  'hefty',
  'thunder-hammer',
  'nbc',
  // Units
  'powered-armour',
  'surprise-assault',
  'swift-jetbike',
  'frenzy',
  'auspex',
  'hostile-environment-shielding',
];
