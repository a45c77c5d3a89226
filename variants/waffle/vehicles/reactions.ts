import type { Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../classic/family.ts';

export const WALKERS = ['walker'] as const;
export const isWalker = (u: Unit<Classic>): boolean => (u.sheet.models[0].stats.vehicle & VEHICLE.walker) !== 0;
