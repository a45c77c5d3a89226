import type { Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Scratch space of deployment. */
export interface ReserveDesk {
  /** By slot: 1 for units that are still to be deployed. */
  readonly due: Uint8Array;
  /** Units in the order in which they were deployed. */
  readonly order: Int16Array;
  orderCount: number;
}

export const furnishReserve = (g: Game<Modern>): ReserveDesk => ({
  due: new Uint8Array(g.units.length),
  order: new Int16Array(g.units.length),
  orderCount: 0,
});

export function tidyReserve(desk: ReserveDesk): void {
  desk.due.fill(0);
  desk.orderCount = 0;
}
