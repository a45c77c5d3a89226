import { integer, is, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { statsOf } from '../movement/mobility.ts';
import { STUNNED } from '../state.ts';

/** Entries of CLS-FLYER without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  defineEntry({
    id: 'CLS-FLYER-02',
    title: 'Zooming',
    source: 'flyers and flying monsters: Zooming',
    text: 'A zooming flyer moves 18" to 36" in a straight line after pivoting at most once, up to 90 degrees, before moving. Its firing limits are in CLS-FLYER-03. It passes over everything and may end above ground models and any terrain, but not overlapping another zooming flyer or swooping creature.',
    simulated: 'full',
    seams: ['fly'],
    params: {
      least: integer(18, 0, 60, 'Least inches of a zooming move', 'inches'),
      most: integer(36, 1, 60, 'Most inches of a zooming move', 'inches'),
      degrees: integer(90, 0, 180, 'How far it may pivot before', 'degrees'),
    },
    patch: ({ least, most, degrees }) => ({
      wrap: {
        leastFlight: (next) => (g, u) => (is(u, STUNNED) || statsOf(g, u).vehicle === 0 ? next(g, u) : least),
        mostFlight: (next) => (g, u, pivots) => (is(u, STUNNED) || statsOf(g, u).vehicle === 0 ? next(g, u, pivots) : most),
      },
      replace: { flightDegrees: () => degrees },
    }),
  }),
  {
    id: 'CLS-FLYER-09',
    title: 'Leaving the table',
    source: 'flyers and flying monsters: Leaving the table',
    text: 'A zooming flyer whose path leaves the table is placed in Ongoing Reserves (with its passengers); it comes back next turn as a fresh arrival. A flyer that cannot complete its minimum move is destroyed (crash).',
    simulated: 'full',
    seams: ['flyOff'],
  },
  {
    id: 'CLS-FLYER-11',
    title: 'Flying over and ramming',
    source: 'flyers and flying monsters: Flying over and ramming',
    text: "Zooming flyers and swooping creatures do not block other models' movement, may not tank shock or ram or be rammed, and are measured at base height only for ranges. Ground models may move under their base if there is room.",
    simulated: 'full',
    seams: ['rise'],
  },
  {
    id: 'CLS-FLYER-12',
    title: 'Flyer transports',
    source: 'flyers and flying monsters: Flyer transports',
    text: 'Passengers may embark or disembark only while the flyer hovers (or by rule of the datasheet). They may not fire from a zooming flyer unless it has fire points.',
    simulated: 'full',
    seams: ['isOpen'],
  },
];
