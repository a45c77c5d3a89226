import { insidePolygon } from 'sandtable/kit';
import type { Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;

/** Places on the table (TEN-DEF-04). */
export interface TableSeams {
  /** Horizontal distance from a point to a quarter, 0 within it. */
  inchesToQuarter: (g: G, x: number, y: number, quarter: number) => number;
}

export const tableSeams = (): TableSeams => ({
  inchesToQuarter(g, x, y, quarter) {
    const overX = x - g.board.width / 2;
    const overY = y - g.board.height / 2;
    const dx = Math.max(0, quarter % 2 === 0 ? overX : -overX);
    const dy = Math.max(0, quarter < 2 ? overY : -overY);
    return Math.sqrt(dx * dx + dy * dy);
  },
});

/** Whether a point lies outside both deployment zones. */
export const inNoMansLand = (g: Game<Modern>, x: number, y: number): boolean =>
  g.board.zones.every((zone) => !insidePolygon(zone, zone.length / 2, x, y));

/** The table quarter of a point: 0 and 1 along the lower edge, 2 and 3 above. */
export const quarterOf = (g: Game<Modern>, x: number, y: number): number =>
  (x > g.board.width / 2 ? 1 : 0) + (y > g.board.height / 2 ? 2 : 0);
