import { hasBit, keyword, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';

const MONSTER = keyword('monster');
const VEHICLE = keyword('vehicle');
const PISTOL = keyword('pistol');

export const isMonsterOrVehicle = (u: Unit<Modern>): boolean => hasBit(u.anyBits, VEHICLE) || hasBit(u.anyBits, MONSTER);
export const counts = (a: Attack): boolean => !a.melee && !hasBit(a.profile.bits, PISTOL);
