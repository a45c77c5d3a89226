import type { CoreSeams, Family, Game, SideId } from '../../rules/index.ts';

/** A number that differs between turns, or between activations where units have turns of their own: what was planned holds as long. */
export const turnNow = (g: Game): number => (g.byUnits ? 1e6 + g.activations : g.round * 2 + g.active);

/** Whether nothing that the enemy still moves comes after this side's turn. */
export const hasLastSay = (g: Game, s: CoreSeams<Family>, side: SideId): boolean =>
  !g.byUnits && g.round >= s.lastRound(g) && g.active === side && g.first !== side;
