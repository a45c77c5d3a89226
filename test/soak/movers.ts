import type { Movers } from '../../src/testing/index.ts';
import { ALLOWED } from './allowed-moves.ts';

/** Events of the engine: a unit comes onto the table or leaves it, a character joins a unit or leaves it, models become a unit of their own. */
const ANYWHERE = { relocated: null, joins: null, parts: null, detached: null } as const;

const CLASSIC: Omit<Movers, 'seams'> = {
  around: ['tankShock', 'ram'],
  told: {
    ...ANYWHERE,
    occupies: null,
    vacates: null,
    climbs: null,
    // Difficult ground stops a unit on its way to a vehicle or a building.
    slowed: 'inches',
    // Whoever lands takes the place on the ground that has room (CLS-FLYER-01).
    'flight-mode': null,
    // Two models of one unit change places.
    challenge: null,
    'challenge-accepted': null,
    'hit-and-run': 'inches',
    'counter-attacks': 'inches',
    'charges-piece': 'inches',
    dives: 'inches',
    // A vehicle of a squadron goes 6, or 12, or 18 inches (CAL-MOVE-10).
    'flat-out-alone': null,
  },
};

const MODERN: Omit<Movers, 'seams'> = { around: [], told: { ...ANYWHERE, returns: null, 'slips-away': 'moved' } };

// A hull that turns pushes models aside (HYB-VEH-61).
const HYBRID: Omit<Movers, 'seams'> = { ...CLASSIC, told: { ...CLASSIC.told, 'makes-room': null } };

const movers = (family: string, more: Omit<Movers, 'seams'>): Movers => ({ seams: (ALLOWED[family] ?? []).map((it) => it.move), ...more });

/** What moves or places units in each family: procedures whose reach `ALLOWED` knows, and what events tell. */
export const MOVERS: { readonly [family: string]: Movers } = {
  classic: movers('classic', CLASSIC),
  hybrid: movers('hybrid', HYBRID),
  modern: movers('modern', MODERN),
};
