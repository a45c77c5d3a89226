import type { AnyRule } from 'sandtable/rules';
import { beastsInTerrain } from './beasts.ts';
import { crewFirst } from './crewFirst.ts';
import { crewToMove } from './crewToMove.ts';
import { doubleSight } from './doubleSight.ts';
import { gunsInRetreat } from './gunsInRetreat.ts';

export const unitRules: readonly AnyRule[] = [crewToMove, doubleSight, crewFirst, gunsInRetreat, beastsInTerrain];
