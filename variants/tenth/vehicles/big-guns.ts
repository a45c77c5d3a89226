import { type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack-frame.ts';

const MONSTER = keyword('monster');
const VEHICLE = keyword('vehicle');
const PISTOL = keyword('pistol');

/** Whether a unit is one of Monsters or Vehicles; what one of other models as well counts as is for TEN-UNIT-20 to say. */
export const isMonsterOrVehicle = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean =>
  s.unitHas(g, u, VEHICLE) || s.unitHas(g, u, MONSTER);

export const counts = (a: Attack): boolean => !a.melee && !hasBit(a.profile.bits, PISTOL);
