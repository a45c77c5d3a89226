import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';

/** Entries of CLS-MISSION without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-MISSION-01',
    title: 'Deployment maps',
    source: 'missions and victory: Deployment maps',
    text: 'D3 of: Long Edges (each zone a 12" strip along a long edge, 24" apart); Short Edges (each zone 24" deep from a short edge); Diagonal Halves (zones more than 12" from the diagonal through the centre). Table 72"x48".',
    simulated: 'data',
  },
  {
    id: 'CLS-MISSION-02',
    title: 'Objective markers',
    source: 'missions and victory: Objective markers',
    text: 'Placed before deployment (D3+2 or as mission), at least 6" from any edge and 12" from each other, not on impassable terrain. The player placing alternates, starting with the roll-off winner.',
    simulated: 'data',
  },
  defineEntry({
    id: 'CLS-MISSION-03',
    title: 'Controlling objectives',
    source: 'missions and victory: Controlling objectives',
    text: 'A player controls a marker if a scoring unit of his has a model within 3" of it and no enemy scoring unit has a model within 3". Counted at the end of the game (and by the mission\'s timing).',
    simulated: 'full',
    seams: ['controls'],
    params: {
      inches: integer(3, 0, 24, 'How near to the edge of a marker a model controls it', 'inches'),
    },
    tables: (t, { inches }) => withNumbers(t, { controlInches: inches }),
  }),
  {
    id: 'CLS-MISSION-04',
    title: 'Scoring and denial units',
    source: 'missions and victory: Scoring and denial units',
    text: "Every unit on the battlefield is scoring except zooming flyers, swooping creatures, units falling back and units a rule excludes; embarked units score from their transport's hull unless it is itself excluded. Every scoring unit also denies the enemy.",
    simulated: 'full',
    seams: ['isScoring'],
  },
  {
    id: 'CLS-MISSION-06',
    title: 'Victory points',
    source: 'missions and victory: Victory points',
    text: 'Objectives give 3 VP each (unless stated), plus secondary objectives (CLS-MISSION-07, CLS-MISSION-08, CLS-MISSION-09) 1 VP each. Highest total wins at the game end; ties are draws.',
    simulated: 'full',
    seams: ['scoreGame'],
  },
  {
    id: 'CLS-MISSION-10',
    title: 'Purge mission: kill points',
    source: 'missions and victory: Purge mission: kill points',
    text: 'Each destroyed enemy unit gives 1 VP; units that fell off the table count; transports and characters are units of their own.',
    simulated: 'full',
    seams: ['scoreGame'],
  },
  {
    id: 'CLS-MISSION-16',
    title: 'Night in missions',
    source: 'missions and victory: Night in missions',
    text: 'CLS-TERRAIN-17 applies when either player chose it before deployment.',
    simulated: 'full',
    steps: ['round-start'],
  },
  {
    id: 'CLS-MISSION-17',
    title: 'Tie-break and concession',
    source: 'missions and victory: Tie-break and concession',
    text: 'If VP are equal, the game is a draw. A player may not concede in simulations; the result is computed when the last turn ends or by CLS-TURN-10.',
    simulated: 'full',
    seams: ['victor'],
  },
];
