import { arenaMemory, type Game } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Slot of the unit that is electing its weapons, or being listed as firing, in Overwatch; -1 for none. */
export const watching = arenaMemory('classic/watching', (_g: Game<Classic>) => ({ unit: -1 }));
