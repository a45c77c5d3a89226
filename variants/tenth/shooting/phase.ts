import type { Game, SideId } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

/** How many out-of-phase activities are in progress, one nested in the other. */
export const outOfPhase = arenaMemory('tenth/out-of-phase', (_g: Game<Modern>) => ({ depth: 0 }));

/** Whether a phase of a side's own is being played, or something is done as if it were and that opens its rules (TEN-TURN-07). */
export const isOwnPhase = (g: Game<Modern>, s: ModernSeams, side: SideId): boolean =>
  outOfPhase(g).depth > 0 ? s.phaseRulesWork(g) : g.active === side;
