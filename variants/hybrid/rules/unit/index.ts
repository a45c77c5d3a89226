import type { AnyRule } from 'sandtable/rules';
import { beastsInTerrain } from './beasts.ts';
import { crewFirst } from './crewFirst.ts';
import { crewToMove } from './crewToMove.ts';
import { doubleSight } from './doubleSight.ts';
import { gunsInRetreat } from './gunsInRetreat.ts';
import { idleGuns } from './idleGuns.ts';
import { packsOnTops, packsOrFeet } from './jetPacks.ts';

export const unitRules: readonly AnyRule[] = [
  idleGuns,
  crewToMove,
  doubleSight,
  crewFirst,
  gunsInRetreat,
  beastsInTerrain,
  packsOrFeet,
  packsOnTops,
];
