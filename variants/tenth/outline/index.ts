import type { Area } from '../area.ts';
import { baseFits, overTheEdge } from './fit.ts';
import { chargeAtOverhang, contactWithOverhang } from './held-off.ts';
import { insideZone } from './inside-zone.ts';
import { vehiclesWithBases } from './vehicles-with-bases.ts';
import { outlineWords } from './words.ts';

/** Hulls and whatever else reaches beyond a base. */
export const outline: Area = {
  rules: [baseFits, overTheEdge, vehiclesWithBases, chargeAtOverhang, contactWithOverhang, insideZone],
  abilities: [],
  carries: { seams: { baseContact: ['TEN-VEH-05'], inchesToQuarter: ['TEN-DEF-04'] } },
  words: outlineWords,
};
