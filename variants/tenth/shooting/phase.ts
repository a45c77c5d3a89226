import type { Game } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** How many out-of-phase activities are in progress, one nested in the other. */
export const outOfPhase = arenaMemory('tenth/out-of-phase', (_g: Game<Modern>) => ({ depth: 0 }));
