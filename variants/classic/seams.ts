import type { CoreSeams } from 'sandtable/rules';
import type { Classic } from './family.ts';
import type { ArmySeams } from './seams/army.ts';
import type { AssaultSeams } from './seams/assault.ts';
import type { BuildingSeams } from './seams/buildings.ts';
import type { DefinitionSeams } from './seams/definitions.ts';
import type { FlyerSeams } from './seams/flyer.ts';
import type { HeavySeams } from './seams/heavy.ts';
import type { MoraleSeams, TurnSeams } from './seams/morale.ts';
import type { MoveSeams } from './seams/moving.ts';
import type { PsychicSeams } from './seams/psychic.ts';
import type { ReserveSeams } from './seams/reserve.ts';
import type { ShootSeams } from './seams/shooting.ts';
import type { TraitSeams } from './seams/traits.ts';
import type { TransportSeams } from './seams/transport.ts';
import type { VehicleSeams } from './seams/vehicles.ts';
import type { WoundSeams } from './seams/wounds.ts';

export type { ArmySeams } from './seams/army.ts';
export type { AssaultSeams } from './seams/assault.ts';
export type { BuildingSeams } from './seams/buildings.ts';
export type { DefinitionSeams } from './seams/definitions.ts';
export type { FlyerSeams } from './seams/flyer.ts';
export type { HeavySeams } from './seams/heavy.ts';
export type { MoraleSeams, TurnSeams } from './seams/morale.ts';
export type { MoveSeams } from './seams/moving.ts';
export type { PsychicSeams } from './seams/psychic.ts';
export type { ReserveSeams } from './seams/reserve.ts';
export type { ShootSeams } from './seams/shooting.ts';
export type { TraitSeams } from './seams/traits.ts';
export type { TransportSeams } from './seams/transport.ts';
export type { VehicleSeams } from './seams/vehicles.ts';
export type { WoundSeams } from './seams/wounds.ts';

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
      TraitSeams<Classic>,
      ReserveSeams<Classic>,
      FlyerSeams<Classic> {}
}
