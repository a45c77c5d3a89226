import type { Classic } from '../family.ts';
import type { BuildingSeams, ClassicSeams } from '../seams.ts';
import { buildingDamage } from './damage.ts';
import { guns } from './guns.ts';
import { occupying } from './occupying.ts';

/** TERRAIN: buildings. */
export const houses = (s: ClassicSeams): BuildingSeams<Classic> => ({ ...occupying(s), ...buildingDamage(s), ...guns(s) });
