/** Titles of the areas of ledgers. */
const AREAS: { readonly [area: string]: string } = {
  DEF: 'Definitions',
  TURN: 'Turn and order of play',
  CMD: 'Command phase',
  MOVE: 'Movement',
  PSY: 'Psychic powers',
  SHOOT: 'Shooting',
  SAVE: 'Saves and wounds',
  WPN: 'Weapons',
  ASSAULT: 'Assault',
  MORALE: 'Morale',
  UNIT: 'Kinds of unit',
  VEH: 'Vehicles',
  FLYER: 'Flyers',
  TRANSPORT: 'Transports',
  RESERVE: 'Reserves',
  USR: 'Special rules',
  TERRAIN: 'Terrain',
  MISSION: 'Missions',
  ARMY: 'Armies',
  STRAT: 'Stratagems',
  MOD: 'Modifiers and re-rolls',
};

export const areaTitle = (area: string): string => AREAS[area] ?? area;
