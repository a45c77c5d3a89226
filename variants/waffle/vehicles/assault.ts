import { VEHICLE } from '../../classic/family.ts';

export const isWalker = (vehicle: number): boolean => (vehicle & VEHICLE.walker) !== 0;
