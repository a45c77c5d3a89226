import type { AnyRule, RuleId } from 'sandtable/rules';
import { chargeSeams } from './charge.ts';
import { engagementSeams } from './engagement.ts';
import { fallBackSeams } from './fallback.ts';
import { fightSeams } from './fight.ts';
import { missionSeams } from './mission.ts';
import { moraleSeams } from './morale.ts';
import { moveSeams } from './move.ts';
import { pileInSeams } from './pilein.ts';
import type { ChargeSeams, FieldSeams, MissionSeams, ModernSeams, MoraleSeams, MoveSeams, TurnSeams } from './seams.ts';
import { sightSeams } from './sight.ts';
import { fly, flyingCharge } from './special/fly.ts';
import infiltrators from './special/infiltrators.ts';
import type { Tables } from './tables.ts';
import { terrainRules } from './terrain/index.ts';
import { turnSeams } from './turn.ts';
import { unitSeams } from './unit.ts';

export { SCORING_NAMES as groundScoring } from './mission.ts';
export { groundWords } from './words/ground.ts';

/** The seams of turns, morale, movement, the field, charges and missions. */
export type GroundSeams = Omit<TurnSeams, 'rollOff' | 'deploy' | 'preBattle'> &
  MoraleSeams &
  Omit<MoveSeams, 'reinforcements'> &
  FieldSeams &
  ChargeSeams &
  MissionSeams &
  Pick<ModernSeams, 'victor' | 'controls' | 'moveInches' | 'chargeChance'>;

export const groundSeams = (s: ModernSeams, t: Tables): GroundSeams => ({
  ...turnSeams(s, t),
  ...moraleSeams(s),
  ...moveSeams(s, t),
  ...fallBackSeams(s, t),
  ...unitSeams(s, t),
  ...engagementSeams(s, t),
  ...sightSeams(s),
  ...chargeSeams(s, t),
  ...fightSeams(s),
  ...pileInSeams(s, t),
  ...missionSeams(s, t),
});

/** Its rules that switch, in order of application. */
export const groundRules: readonly AnyRule[] = [...terrainRules, fly, flyingCharge, infiltrators];

/** The entries that its seams carry. */
export const groundCarries: { readonly [K in keyof ModernSeams]?: readonly RuleId[] } = {
  belowHalf: ['TEN-MORALE-01'],
  battleShockTest: ['TEN-MORALE-03'],
  shock: ['TEN-MORALE-04'],
  startingStrength: ['TEN-UNIT-07', 'TEN-UNIT-14'],
  engages: ['TEN-MOVE-01'],
  moveUnit: ['TEN-MOVE-02', 'TEN-MOVE-10', 'TEN-MOVE-15', 'TEN-MOVE-17', 'TEN-TERRAIN-08', 'TEN-TERRAIN-15'],
  normalMove: ['TEN-MOVE-03'],
  advanceMove: ['TEN-MOVE-04'],
  fallBackMove: ['TEN-MOVE-05', 'TEN-MOVE-09'],
  desperateEscape: ['TEN-MOVE-08'],
  remainStationary: ['TEN-MOVE-06'],
  coherent: ['TEN-UNIT-01'],
  coherencyLosses: ['TEN-UNIT-02'],
  atGroundLevel: ['TEN-TERRAIN-05'],
  visible: ['TEN-TERRAIN-03'],
  modelSees: ['TEN-TERRAIN-01', 'TEN-TERRAIN-04', 'TEN-TERRAIN-17'],
  mayCharge: ['TEN-ASSAULT-01'],
  mayChargeAt: ['TEN-ASSAULT-02'],
  charge: ['TEN-ASSAULT-03', 'TEN-ASSAULT-04'],
  charged: ['TEN-ASSAULT-05'],
  chargeEnds: ['TEN-TURN-02'],
  fightPhase: ['TEN-ASSAULT-07'],
  mayFight: ['TEN-ASSAULT-08'],

  pileIn: ['TEN-ASSAULT-09', 'TEN-MOVE-23'],
  consolidate: ['TEN-ASSAULT-13'],
  inRangeOf: ['TEN-MISSION-04'],
  levelOfControl: ['TEN-MISSION-05', 'TEN-MISSION-06'],
  victor: ['TEN-MISSION-14'],
};
export const groundSteps: { readonly [node: string]: readonly RuleId[] } = {
  'battle-rounds': ['TEN-TURN-01'],
};

/** Kinds of terrain that it plays. */
export const groundTerrain: readonly string[] = [
  'woods',
  'ruin',
  'crater',
  'barricade',
  'hill',
  'impassable',
  'tank-traps',
  'razorwire',
  'wreck',
  'building',
  'debris',
  'container',
  'statuary',
];

/** Keywords and abilities of datasheets that it knows. */
export const groundKeywords: readonly string[] = [
  'infantry',
  'beast',
  'mounted',
  'swarm',
  'vehicle',
  'walker',
  'monster',
  'gargantuan',
  'artillery',
  'character',
  'psyker',
  'battleline',
  'transport',
  'dedicated-transport',
  'towering',
  'titanic',
  'fly',
  'passes-ruins',
];
