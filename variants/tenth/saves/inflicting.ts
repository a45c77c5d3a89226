import type { Game } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** More than all mortal wounds ever inflicted together. */
export const MOST_MORTAL = 4096;

/** Mortal wounds being inflicted. */
export const inflicting = arenaMemory('tenth/inflicting', (_g: Game<Modern>) => ({
  /** Those still to come, including this one; plus MOST_MORTAL times those of the outer calls. */
  left: 0,
  /** Whether they are from a Psychic Attack that is not made with a weapon. */
  psychic: false,
}));
