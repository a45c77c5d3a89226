import { BROTHERS, CONVENIENT, DESPERATE } from '../../classic/army/allies.ts';

export const ALLIED = [DESPERATE, CONVENIENT, BROTHERS];
