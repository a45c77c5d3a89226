import { chargeSeams } from '../assault/charge.ts';
import { engagementSeams } from '../assault/engagement.ts';
import { fallBackSeams } from '../assault/fallback.ts';
import { fightSeams } from '../assault/fight.ts';
import { pileInSeams } from '../assault/pilein.ts';
import type { ChargeSeams } from '../assault/seams.ts';
import type { ModernSeams } from '../hub.ts';
import { missionSeams } from '../mission/mission.ts';
import { moraleSeams } from '../morale/morale.ts';
import type { MoraleSeams } from '../morale/seams.ts';
import { moveSeams } from '../movement/move.ts';
import type { MoveSeams } from '../movement/seams.ts';
import type { Tables } from '../tables.ts';
import type { TurnSeams } from '../turn/seams.ts';
import { turnSeams } from '../turn/turn.ts';
import { unitSeams } from '../units/unit.ts';
import type { FieldSeams } from './seams.ts';
import { sightSeams } from './sight.ts';

export { groundWords } from '../words/ground.ts';

/** The seams of turns, morale, movement, the field, charges and missions. */
export type GroundSeams = Omit<TurnSeams, 'rollOff' | 'deploy' | 'preBattle'> &
  MoraleSeams &
  Omit<MoveSeams, 'reinforcements'> &
  FieldSeams &
  ChargeSeams &
  Pick<ModernSeams, 'moveInches' | 'chargeChance' | 'chargesAfterFire'> &
  ReturnType<typeof missionSeams>;

export const groundSeams = (s: ModernSeams, t: Tables): GroundSeams => ({
  ...turnSeams(s, t),
  ...moraleSeams(s, t),
  ...moveSeams(s, t),
  ...fallBackSeams(s, t),
  ...unitSeams(s, t),
  ...engagementSeams(s, t),
  ...sightSeams(),
  ...chargeSeams(s, t),
  ...fightSeams(s),
  ...pileInSeams(s, t),
  ...missionSeams(s, t),
});

/** Keywords and abilities that it adds to datasheets. */
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
