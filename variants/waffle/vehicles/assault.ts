import { purpose } from 'sandtable/rules';
import { VEHICLE } from '../../classic/family.ts';

export const SWEEP_HITS = purpose('sweep-hits');

export const isWalker = (vehicle: number): boolean => (vehicle & VEHICLE.walker) !== 0;
