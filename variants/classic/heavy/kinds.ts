import type { Game, ModelId, Unit } from 'sandtable/rules';
import { type Classic, type ClassicStats, TYPE, VEHICLE } from '../family.ts';
import { statsOf } from '../movement/mobility.ts';

/** Which models are gargantuan creatures and super-heavies. */

export const isGargantuan = ({ type }: ClassicStats): boolean => type === TYPE.gargantuan || type === TYPE['flying-gargantuan'];
export const isSuperHeavy = ({ vehicle }: ClassicStats): boolean => (vehicle & VEHICLE['super-heavy']) !== 0;
export const isChariot = ({ vehicle }: ClassicStats): boolean => (vehicle & VEHICLE.chariot) !== 0;

const SUPER_HEAVY_WALKER = VEHICLE['super-heavy'] | VEHICLE.walker;
export const isSuperHeavyWalker = ({ vehicle }: ClassicStats): boolean => (vehicle & SUPER_HEAVY_WALKER) === SUPER_HEAVY_WALKER;

export const superHeavyModel = (g: Game<Classic>, model: ModelId): boolean => isSuperHeavy(g.sheetOf(model).stats);
export const superHeavyUnit = (g: Game<Classic>, u: Unit<Classic>): boolean => isSuperHeavy(statsOf(g, u));
