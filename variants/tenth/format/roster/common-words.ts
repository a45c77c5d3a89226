/** Words for what a unit is that every edition knows and rosters of the family use. */
export const COMMON_WORDS = [
  'infantry',
  'mounted',
  'beast',
  'swarm',
  'monster',
  'vehicle',
  'walker',
  'transport',
  'aircraft',
  'character',
  'psyker',
] as const;
