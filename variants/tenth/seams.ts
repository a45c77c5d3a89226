import type { CoreSeams } from 'sandtable/rules';
import type { MusterSeams } from './army/seams.ts';
import type { ChargeSeams, MeleeSeams } from './assault/seams.ts';
import type { CommandSeams } from './command/seams.ts';
import type { Modern } from './family.ts';
import type { AircraftSeams } from './flyers/seams.ts';
import type { MissionSeams } from './mission/seams.ts';
import type { ModifierSeams } from './modifiers/seams.ts';
import type { MoraleSeams, ShockSeams } from './morale/seams.ts';
import type { MovementSeams, MoveSeams } from './movement/seams.ts';
import type { ObjectiveSeams } from './objectives/seams.ts';
import type { OutlineSeams } from './outline/seams.ts';
import type { ReserveSeams } from './reserves/seams.ts';
import type { BatchSeams, CasualtySeams, HazardSeams, ReadingSeams, SaveSeams } from './saves/seams.ts';
import type { AttackSeams, ShootingSeams, ShootSeams } from './shooting/seams.ts';
import type { StratagemSeams } from './stratagems/seams.ts';
import type { FieldSeams } from './terrain/seams.ts';
import type { TimingSeams } from './timing/seams.ts';
import type { TransportSeams } from './transports/seams.ts';
import type { TurnSeams } from './turn/seams.ts';
import type { UnitSeams } from './units/seams.ts';

/** Every procedure of the family. Each area file fills one or more groups. */
declare module './hub.ts' {
  interface ModernSeams
    extends CoreSeams<Modern>,
      AircraftSeams,
      AttackSeams,
      CasualtySeams,
      HazardSeams,
      BatchSeams,
      ReadingSeams,
      ChargeSeams,
      CommandSeams,
      FieldSeams,
      MeleeSeams,
      MissionSeams,
      ModifierSeams,
      MoraleSeams,
      MoveSeams,
      MusterSeams,
      MovementSeams,
      OutlineSeams,
      TimingSeams,
      TransportSeams,
      ObjectiveSeams,
      ReserveSeams,
      SaveSeams,
      ShockSeams,
      ShootSeams,
      ShootingSeams,
      StratagemSeams,
      TurnSeams,
      UnitSeams {}
}
