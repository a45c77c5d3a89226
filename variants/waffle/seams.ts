import type { ClassicSeams } from '../classic/hub.ts';
import { type AssaultHouseSeams, assaultHouseSeams } from './assault/seams.ts';
import type { WaffleSeams } from './hub.ts';
import { type FieldHouseSeams, fieldHouseSeams } from './mission/seams.ts';
import { type PowerHouseSeams, powersHouseSeams } from './psychic/seams.ts';
import { type ReactionHouseSeams, reactionsHouseSeams } from './shooting/reaction-seams.ts';
import { type ShootingHouseSeams, shootingHouseSeams } from './shooting/seams.ts';
import { type TurnHouseSeams, turnHouseSeams } from './turn/seams.ts';
import { type VehicleHouseSeams, vehiclesHouseSeams } from './vehicles/seams.ts';
import { type WeaponHouseSeams, weaponsHouseSeams } from './weapons/seams.ts';

/** What house rules ask one another, beside the procedures of the base. Without house rules they answer as if there were none. */
export interface HouseSeams
  extends TurnHouseSeams,
    ReactionHouseSeams,
    AssaultHouseSeams,
    ShootingHouseSeams,
    WeaponHouseSeams,
    VehicleHouseSeams,
    FieldHouseSeams,
    PowerHouseSeams {}

declare module './hub.ts' {
  /** The procedures of the base and of the house. */
  interface WaffleSeams extends ClassicSeams, HouseSeams {}
}

/** Answers where no house rule gives another. */
export const houseSeams = (s: WaffleSeams): HouseSeams => ({
  ...turnHouseSeams(s),
  ...reactionsHouseSeams(s),
  ...assaultHouseSeams(s),
  ...shootingHouseSeams(s),
  ...weaponsHouseSeams(s),
  ...vehiclesHouseSeams(s),
  ...fieldHouseSeams(s),
  ...powersHouseSeams(s),
});
