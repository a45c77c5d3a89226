import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-RESERVE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-RESERVE-02',
    title: 'Deep Strike: eligibility',
    source: 'Special Rules, Deep Strike, paragraph 1',
    text: 'Restated: every model must have Deep Strike and the unit must start in Reserves, declared as arriving this way; some units must always do so.',
    simulated: 'full',
    changes: 'classic base: Deep Strike (restated) (CLS-RESERVE-07, CLS-RESERVE-01)',
    seams: ['mayDeepStrike'],
  },
  {
    id: 'WAF-RESERVE-03',
    title: 'Deep Strike: placement',
    source: 'Special Rules, Arriving By Deep Strike, steps 1-2',
    text: 'Restated: place one model anywhere, scatter it (2D6, no BS), a vehicle keeps its facing; set the others around it in base contact in complete concentric rings, each ring holding as many as fit.',
    simulated: 'full',
    changes: 'classic base: Deep Strike (restated) (CLS-RESERVE-07)',
    seams: ['deepStrike'],
  },
  {
    id: 'WAF-RESERVE-04',
    title: 'Deep Strike: terrain',
    source: 'Special Rules, Arriving By Deep Strike, bullet and paragraph on ruins',
    text: 'Restated: arriving models treat difficult terrain as dangerous. In ruins they are placed on the ground floor. Intact buildings, other than battlements, are impassable to them.',
    simulated: 'full',
    changes: 'classic base: Deep Strike (restated) (CLS-RESERVE-07)',
    seams: ['deepStrike'],
  },
  {
    id: 'WAF-RESERVE-05',
    title: 'Deep Strike: no further movement',
    source: 'Special Rules, Arriving By Deep Strike',
    text: 'Restated: in the Movement phase of arrival the unit may not move again, except to disembark from a Deep Striking transport; it counts as having moved.',
    simulated: 'full',
    changes: 'classic base: Deep Strike, Arrivals and restrictions (restated) (CLS-RESERVE-07, CLS-RESERVE-06)',
    seams: ['deepStrike', 'mayDisembark'],
  },
  {
    id: 'WAF-RESERVE-06',
    title: 'Deep Strike: vehicles count as Cruising',
    source: 'Special Rules, Arriving By Deep Strike',
    text: 'Restated: for the rest of the turn an arriving vehicle (even an immobile one, but not a Walker) is treated as having gone Cruising Speed.',
    simulated: 'full',
    changes: 'classic base: Deep Strike, Stationary vehicles (restated) (CLS-RESERVE-07, CLS-VEH-50)',
    seams: ['deepStrike'],
  },
  {
    id: 'WAF-RESERVE-08',
    title: 'Deep Strike and transports',
    source: 'Special Rules, Deep Strike and Transports',
    text: 'Restated: passengers do not lend Deep Strike to a transport; a transport with it may use it whatever its passengers have.',
    simulated: 'full',
    changes: 'classic base: Transports and Deep Strike (restated) (CLS-TRANSPORT-13)',
    seams: ['mayDeepStrike'],
  },
];
