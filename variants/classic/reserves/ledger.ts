import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';

/** Entries of CLS-RESERVE without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  defineEntry({
    id: 'CLS-RESERVE-01',
    title: 'Putting units in Reserve',
    source: 'reserves and arrivals: Putting units in Reserve',
    text: "A player may keep in Reserve at most half the army's units, rounding up (units that must start there, Flyers and Deep Strike-only are not counted). Attached characters and embarked units count with their transport or unit.",
    simulated: 'full',
    seams: ['reserveLimit'],
    params: {
      percent: integer(50, 0, 100, 'How much of its army a side may keep in Reserve, rounding up', 'percent'),
    },
    tables: (t, { percent }) => withNumbers(t, { reserveShare: percent / 100 }),
  }),
  defineEntry({
    id: 'CLS-RESERVE-02',
    title: 'Reserve Rolls',
    source: 'reserves and arrivals: Reserve Rolls',
    text: 'From the start of turn 2, at the start of each own turn roll a D6 per unit in Reserve: on 3+ it arrives. A unit that has failed waits for the next turn. Embarked and attached units share one roll.',
    simulated: 'full',
    seams: ['rollReserves'],
    params: {
      on: integer(3, 2, 6, 'Needed for a unit to arrive', 'needed on a D6'),
      fromTurn: integer(2, 1, 5, 'The first turn in which units may arrive', 'game turn'),
    },
    tables: (t, { on, fromTurn }) => withNumbers(t, { reserveOn: on, reservesFrom: fromTurn }),
  }),
  {
    id: 'CLS-RESERVE-04',
    title: 'Arriving from Reserve',
    source: 'reserves and arrivals: Arriving from Reserve',
    text: 'An arriving unit moves on from its own table edge (or by its rule) in the Movement phase, from just off the edge: all models must be wholly on the table. It may shoot, Run (vehicles: count as moved) but not charge that turn.',
    simulated: 'full',
    seams: ['arriveAs'],
  },
  {
    id: 'CLS-RESERVE-05',
    title: 'Ongoing Reserves',
    source: 'reserves and arrivals: Ongoing Reserves',
    text: "Units in Ongoing Reserves arrive at the start of their owner's next turn automatically. Left-over mishap and flyer units go there.",
    simulated: 'full',
    seams: ['reserveOn'],
  },
  {
    id: 'CLS-RESERVE-06',
    title: 'Arrivals and restrictions',
    source: 'reserves and arrivals: Arrivals and restrictions',
    text: 'An arriving unit counts as having moved; it may not charge, embark, or move again; deep striking and outflanking units may not charge. Rules that count moved apply. It may be shot at by Interceptor.',
    simulated: 'full',
    seams: ['hasArrived'],
  },
  defineEntry({
    id: 'CLS-RESERVE-07',
    title: 'Deep Strike',
    source: 'reserves and arrivals: Deep Strike',
    text: 'Units with Deep Strike in every model may arrive anywhere: place one model, roll scatter 2D6 (CLS-DEF-06); then place the others in base contact in expanding circles round it. They may not move further; shooting counts as moved; no charge. Difficult terrain counts as dangerous for them (tests after arrival). Vehicles keep their facing and count as Cruising.',
    simulated: 'full',
    seams: ['deepStrike'],
    params: {
      dice: integer(2, 0, 6, 'Dice added up for how far a unit that arrives scatters', 'dice'),
    },
    tables: (t, { dice }) => withNumbers(t, { deepStrikeDice: dice }),
  }),
  defineEntry({
    id: 'CLS-RESERVE-08',
    title: 'Deep Strike mishap',
    source: 'reserves and arrivals: Deep Strike mishap',
    text: 'If any model would be off the table, on impassable terrain or a model, within 1" of an enemy, or on a friend, roll D6: 1 destroyed; 2-3 the opponent places it anywhere legal without scatter; 4-6 Ongoing Reserves.',
    simulated: 'full',
    seams: ['mishap'],
    params: {
      destroyedUpTo: integer(1, 0, 6, 'Highest roll that destroys the unit', 'rolled on a D6'),
      misplacedUpTo: integer(3, 0, 6, 'Highest roll on which the opponent places it', 'rolled on a D6'),
    },
    tables: (t, { destroyedUpTo, misplacedUpTo }) => withNumbers(t, { lostInMishapUpTo: destroyedUpTo, misplacedUpTo }),
  }),
  defineEntry({
    id: 'CLS-RESERVE-09',
    title: 'Outflank',
    source: 'reserves and arrivals: Outflank',
    text: "A unit with Infiltrate or Scout may be kept in Reserve to outflank: on arrival roll a D6: 1-2 left table edge, 3-4 right edge, 5-6 owner's choice of short edge (left or right as seen from its side). It moves on from that edge; it may not charge that turn.",
    simulated: 'full',
    seams: ['outflankEdge'],
    params: {
      leftUpTo: integer(2, 0, 6, 'Highest roll that sends the unit to the left edge', 'rolled on a D6'),
      choiceOn: integer(5, 1, 7, 'Least roll that lets its owner choose; 7 for never', 'needed on a D6'),
    },
    tables: (t, { leftUpTo, choiceOn }) => withNumbers(t, { leftUpTo, chooseEdgeOn: choiceOn }),
  }),
  {
    id: 'CLS-RESERVE-12',
    title: 'Psykers and Reserve',
    source: 'reserves and arrivals: Psykers and Reserve',
    text: "A Psyker in Reserve or Ongoing Reserves does not count for the pool nor may attempt powers; on arrival in the Movement phase it may act in the same turn's Psychic phase.",
    simulated: 'full',
    seams: ['sideMastery'],
  },
];
