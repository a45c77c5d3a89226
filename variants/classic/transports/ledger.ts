import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CLS-TRANSPORT without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-TRANSPORT-01',
    title: 'Transport capacity',
    source: 'transports: Transport capacity',
    text: 'A vehicle with Transport N carries up to N Infantry models (Bulky models count 2, Very Bulky 3, Extremely Bulky 5) of one unit plus attached characters, unless the datasheet allows otherwise. Jump and Jet Pack units only if it says so.',
    simulated: 'full',
    seams: ['mayCarry'],
  },
  {
    id: 'CLS-TRANSPORT-06',
    title: 'Emergency disembarkation',
    source: 'transports: Emergency disembarkation',
    text: 'If not enough room exists within 6" of access points, or the vehicle is wrecked, place models within 6" of the hull anywhere. A model that cannot be placed is destroyed. The unit may do nothing else this turn (no shooting, no charging) if it left by emergency in its own turn.',
    simulated: 'full',
    seams: ['escape'],
  },
  {
    id: 'CLS-TRANSPORT-11',
    title: 'Embarked units',
    source: 'transports: Embarked units',
    text: "An embarked unit is off the table for movement, cannot be shot, charged or targeted; ranges to it are measured to the vehicle's hull. It counts as on the battlefield. It may not embark and disembark in one turn.",
    simulated: 'full',
    seams: ['mayEmbark'],
  },
  {
    id: 'CLS-TRANSPORT-12',
    title: 'Dedicated transports',
    source: 'transports: Dedicated transports',
    text: 'A dedicated transport may only carry its own unit (plus characters) at deployment; later any unit. It is scored separately as a unit.',
    simulated: 'full',
    seams: ['mayCarry'],
  },
  {
    id: 'CLS-TRANSPORT-13',
    title: 'Transports and Deep Strike',
    source: 'transports: Transports and Deep Strike',
    text: 'A transport with Deep Strike arrives with its passengers aboard whether or not they have it. On a mishap, the result applies to both. Passengers may disembark after arrival in the same turn (they count as moved).',
    simulated: 'full',
    seams: ['mayDisembark'],
  },
  {
    id: 'CLS-TRANSPORT-14',
    title: 'Transports in Reserve',
    source: 'transports: Transports in Reserve',
    text: 'A unit embarked in Reserve makes one Reserve Roll with its transport and arrives aboard. Independent Characters attached arrive with their unit.',
    simulated: 'full',
    seams: ['rollReserves'],
  },
];
