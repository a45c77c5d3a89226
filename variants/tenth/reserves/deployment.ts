import type { Game } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Deployment. */
export const deployment = arenaMemory('tenth/deployment', (g: Game<Modern>) => ({
  /** By slot: 1 for units still to be deployed. */
  due: new Uint8Array(g.units.length),
  /** Units in the order in which they were deployed. */
  order: new Int16Array(g.units.length),
  orderCount: 0,
}));
