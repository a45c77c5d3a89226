import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';

/** TEN-TRANSPORT entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-TRANSPORT-01',
    title: 'Transport capacity',
    source: 'Core rules, Transports',
    layer: 'core',
    text: 'Each Transport lists how many and which models it can carry; units embark whole. A unit may start the battle embarked.',
    simulated: 'data',
    leavesOut: 'capacities and excluded keywords live in the datasheets; the engine refuses an embarkation that does not fit',
  },
  defineEntry({
    id: 'TEN-TRANSPORT-05',
    title: 'Emergency Disembarkation',
    source: 'Core rules, Transports, Emergency Disembarkation',
    layer: 'core',
    text: 'If a unit cannot be set up wholly within 3" it is set up wholly within 6" instead, and the rolls hurt on 1-3. Models that still cannot be set up are destroyed.',
    simulated: 'full',
    seams: ['bailOutFarther'],
    params: {
      inches: integer(6, 1, 24, 'how near the wreck a unit is set up that finds no room beside it', 'inches'),
      hurtsUpTo: integer(3, 0, 6, 'highest roll that hurts a model of such a unit', 'face of a D6'),
    },
    tables: (t, { inches, hurtsUpTo }) => ({ ...t, emergencyInches: inches, emergencyHurtsUpTo: hurtsUpTo }),
  }),
  {
    id: 'TEN-TRANSPORT-13',
    title: 'Embarked units are off the battlefield',
    source: 'Core rules, Transports; commentary "Embarked Units"',
    layer: 'core',
    text: 'An embarked unit is not on the battlefield for any purpose: it does nothing, is not selected for anything (Stratagems included) and takes no Battle-shock-step test, unless a rule says otherwise.',
    simulated: 'full',
    seams: ['embark'],
  },
];
