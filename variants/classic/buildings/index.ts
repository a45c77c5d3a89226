import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { BuildingSeams } from '../seams.ts';
import { guns } from '../terrain/15-emplaced-guns.ts';
import { buildingDamage } from '../terrain/damage.ts';
import { occupying } from './occupying.ts';

/** TERRAIN: buildings. */
export const houses = (s: ClassicSeams): BuildingSeams<Classic> => ({ ...occupying(s), ...buildingDamage(), ...guns(s) });
