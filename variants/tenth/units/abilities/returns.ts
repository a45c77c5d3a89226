import type { Ability } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';
import { family } from '../../timing/slots.ts';
import { returnModels } from '../returning.ts';

/** Models that return to their unit in their side's phases: `returns-models-at-your-movement-end 1`. */
export const returns: readonly Ability<Modern, Tables>[] = family(
  'returns-models',
  ['at-your-movement-start', 'at-your-movement-end', 'at-your-shooting-start'],
  'up to X destroyed models return to this unit.',
  { act: (g, u, s, n) => void returnModels(g, s, u, n) },
);
