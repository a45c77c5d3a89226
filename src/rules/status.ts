import type { Family } from './family.ts';
import type { Game, Unit } from './game.ts';
import type { Status } from './register.ts';
import { statusUntil } from './register.ts';

/** Value of a status that lasts beyond the end of the turn in which it was acquired (`next-own-turn-end`). */
export const FRESH = 2;

export const is = (u: Unit<Family>, what: Status): boolean => u.status[what] !== 0;

/** Whether it is a unit's own turn: that of its side, or the unit's where units have turns. */
export const inOwnTurn = (g: Pick<Game, 'active' | 'byUnits'>, u: Unit<Family>): boolean =>
  g.byUnits ? u.inTurn !== 0 : g.active === u.side;

/** Puts a condition on a unit, for as long as its declaration says. */
export function inflict(g: Pick<Game, 'active' | 'byUnits'>, u: Unit<Family>, what: Status): void {
  u.status[what] = statusUntil[what] === 'next-own-turn-end' && inOwnTurn(g, u) ? FRESH : 1;
}

export function lift(u: Unit<Family>, what: Status): void {
  u.status[what] = 0;
}
