import type { Game } from '../../src/rules/index.ts';
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

/** Where each family sets up units that come in; the classic family has no distances of arrivals but those of its own edge, which are moves. */
export const ARRIVING: { readonly [family: string]: Arriving } = { modern };
