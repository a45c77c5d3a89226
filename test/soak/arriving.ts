import type { Game, Unit } from '../../src/rules/index.ts';
import type { Arriving } from '../../src/testing/index.ts';
import type { Modern } from '../../variants/tenth/family.ts';
import { ARRIVAL } from '../../variants/tenth/reserves/seams.ts';

/** The argument of `setUp` that says how a unit comes in. */
const HOW = 2;

const modern: Arriving = {
  seam: 'setUp',
  keepsOff: 'keepsOff',
  stripInches: (g, args) => (args[HOW] === ARRIVAL.edge ? (g as unknown as Game<Modern>).desk.tables.stripInches : null),
};

/** From an edge a unit moves in, from just off the table; a model that is longer than its move stands wholly on it (CLS-RESERVE-04). */
const classic: Arriving = {
  seam: 'arriveAs',
  allows: 'arrivalInches',
  stripInches: ({ models }, [, unit], allowedInches) => {
    const { first, size } = unit as Unit;
    const breadths = Array.from({ length: size }, (_, k) => 2 * (models.radius[first + k] ?? 0));
    return Math.max(allowedInches, ...breadths);
  },
};

/** Where each family sets up units that come in. */
export const ARRIVING: { readonly [family: string]: Arriving } = { classic, hybrid: classic, modern };
