import type { Game } from '../../rules/index.ts';

/** A number that differs between turns, or between activations where units have turns of their own: what was planned holds as long. */
export const turnNow = (g: Game): number => (g.byUnits ? 1e6 + g.activations : g.round * 2 + g.active);
