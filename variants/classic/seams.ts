import type { CoreSeams } from 'sandtable/rules';
import type { ArmySeams, MusterSeams } from './army/seams.ts';
import type { AssaultSeams } from './assault/seams.ts';
import type { BuildingSeams } from './buildings/seams.ts';
import type { DefinitionSeams } from './definitions/seams.ts';
import type { Classic } from './family.ts';
import type { FlyerSeams } from './flyers/seams.ts';
import type { HeavySeams } from './heavy/seams.ts';
import type { MoraleSeams, TurnSeams } from './morale/seams.ts';
import type { MoveSeams } from './movement/seams.ts';
import type { PsychicSeams } from './psychic/seams.ts';
import type { ReserveSeams } from './reserves/seams.ts';
import type { WoundSeams } from './saves/seams.ts';
import type { ShootSeams } from './shooting/seams.ts';
import type { TraitSeams } from './special-rules/seams.ts';
import type { TransportSeams } from './transports/seams.ts';
import type { VehicleSeams } from './vehicles/seams.ts';

export type { ArmySeams, MusterSeams } from './army/seams.ts';
export type { AssaultSeams } from './assault/seams.ts';
export type { BuildingSeams } from './buildings/seams.ts';
export type { DefinitionSeams } from './definitions/seams.ts';
export type { FlyerSeams } from './flyers/seams.ts';
export type { HeavySeams } from './heavy/seams.ts';
export type { MoraleSeams, TurnSeams } from './morale/seams.ts';
export type { MoveSeams } from './movement/seams.ts';
export type { PsychicSeams } from './psychic/seams.ts';
export type { ReserveSeams } from './reserves/seams.ts';
export type { WoundSeams } from './saves/seams.ts';
export type { ShootSeams } from './shooting/seams.ts';
export type { TraitSeams } from './special-rules/seams.ts';
export type { TransportSeams } from './transports/seams.ts';
export type { VehicleSeams } from './vehicles/seams.ts';

/*
 * All procedures of the classic base, by ledger area. Each group names the file that fills it:
 * `export const area = (s: ClassicSeams, t: Tables): Pick<ClassicSeams, ...> => ({ ... })`, merged by edition.ts.
 * Thresholds end in `On`: 2 to 6, 7 cannot, 1 without a roll. Rules patch single seams.
 */

declare module './hub.ts' {
  /** Everything. */
  interface ClassicSeams
    extends CoreSeams<Classic>,
      DefinitionSeams<Classic>,
      ShootSeams<Classic>,
      WoundSeams<Classic>,
      VehicleSeams<Classic>,
      HeavySeams<Classic>,
      MoveSeams<Classic>,
      TransportSeams<Classic>,
      BuildingSeams<Classic>,
      AssaultSeams<Classic>,
      MoraleSeams<Classic>,
      PsychicSeams<Classic>,
      TurnSeams<Classic>,
      ArmySeams<Classic>,
      MusterSeams,
      TraitSeams<Classic>,
      ReserveSeams<Classic>,
      FlyerSeams<Classic> {}
}
