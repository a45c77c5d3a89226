import { CONTACT, gap, legalPlace, makePose, makeSegment, PARTS, type Parts, partsGap, pathFree, setPose, setSegment } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { prepareMove } from '../movement/footing.ts';
import type { Tables } from '../tables.ts';
import { type TableSeams, tableSeams } from './table.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** What hulls and whatever else reaches beyond a base mean for distances and places. */
export interface OutlineSeams extends TableSeams {
  /** Whether two models are in base contact. */
  baseContact: (g: G, m: ModelId, n: ModelId) => boolean;
  /**
   * A unit has charged, or piled in, over at most so many inches from the places that were kept: whom overhang kept off its models.
   * Inches below 0: it has gone back to them.
   */
  heldOff: (g: G, u: U, inches: number, pilesIn: boolean) => void;
  /** Whether nothing stops a model on the straight way to a point in a Normal move. Waits for models that pass where others cannot. */
  fitsThrough: (g: G, m: ModelId, x: number, y: number) => boolean;
  /** Whether a model can end a Normal move at a point, facing as it does. Waits for models that end where others cannot. */
  mayEndAt: (g: G, m: ModelId, x: number, y: number) => boolean;
}

/** What touches another model: the base, or the whole model if it has none. */
const touchingParts = (g: G, m: ModelId): Parts => (g.models.outlines?.baseless[m] === 0 ? PARTS.footprint : PARTS.measured);

const there = scratch(makePose());

const way = scratch(makeSegment());

export function outlineSeams(s: ModernSeams, t: Tables): OutlineSeams {
  return {
    ...tableSeams(),
    baseContact: (g, m, n) =>
      g.models.outlines === null
        ? gap(g.models, m, n) <= CONTACT
        : partsGap(g.models, m, n, touchingParts(g, m), touchingParts(g, n)) <= CONTACT,
    heldOff() {},
    fitsThrough(g, m, x, y) {
      const u = g.unitOf(m);
      return pathFree(g, u, m, setSegment(way(), g.models.x[m], g.models.y[m], x, y), prepareMove(g, t, u, s.flies(g, m), 0));
    },
    mayEndAt(g, m, x, y) {
      const u = g.unitOf(m);
      return legalPlace(g, u, m, setPose(there(), x, y, g.models.dirX[m], g.models.dirY[m]), prepareMove(g, t, u, s.flies(g, m), 0));
    },
  };
}
