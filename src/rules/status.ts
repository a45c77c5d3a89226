import type { Family } from './family.ts';
import type { SideId, Unit } from './game.ts';
import type { Status } from './register.ts';
import { statusUntil } from './register.ts';

/** Value of a status that has yet to see the end of the turn it was taken on in (`next-own-turn-end`). */
export const FRESH = 2;

export const is = (u: Unit<Family>, what: Status): boolean => u.status[what] !== 0;

/** Puts a condition on a unit, for as long as its declaration says. */
export function inflict(g: { readonly active: SideId }, u: Unit<Family>, what: Status): void {
  u.status[what] = statusUntil[what] === 'next-own-turn-end' && g.active === u.side ? FRESH : 1;
}

export function lift(u: Unit<Family>, what: Status): void {
  u.status[what] = 0;
}
