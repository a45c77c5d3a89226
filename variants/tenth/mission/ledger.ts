import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';

/** TEN-MISSION entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-MISSION-01',
    title: 'Order of the pre-battle steps',
    source: 'Core rules, Missions',
    layer: 'core',
    text: 'Muster armies; read the objectives; create the battlefield; determine Attacker and Defender; declare battle formations (attach Leaders, embark units, choose Reserves); deploy armies alternately, one unit at a time, Defender first; determine the first turn; resolve pre-battle rules (Scouts and the like); begin.',
    simulated: 'full',
    seams: ['deploy'],
  },
  defineEntry({
    id: 'TEN-MISSION-04',
    title: 'Within range of an objective marker',
    source: 'Core rules, Objective Markers; commentary "Objective Marker (within range of)"',
    layer: 'core',
    text: 'A model is in range within 3" horizontally and 5" vertically of the closest point of the marker (40 mm across unless the scenario says otherwise). Models may not end a move on top of a marker.',
    simulated: 'full',
    seams: ['inRangeOf'],
    params: {
      inches: integer(3, 0, 12, 'how near an objective marker models are in range of it, along the ground', 'inches'),
      upInches: integer(5, 0, 24, 'how high above a marker models are in range of it', 'inches'),
    },
    tables: (t, { inches, upInches }) => ({ ...t, objectiveInches: inches, objectiveUpInches: upInches }),
  }),
  {
    id: 'TEN-MISSION-05',
    title: 'Level of Control',
    source: 'Core rules, Objective Markers; commentary "Level of Control", "Contested", "Controlled"',
    layer: 'core',
    text: "A player's Level of Control is the sum of the OC of all his models in range. The higher level controls; equal levels (0 to 0 included) contest. All markers begin contested.",
    simulated: 'full',
    seams: ['levelOfControl'],
  },
  {
    id: 'TEN-MISSION-06',
    title: 'When control changes (before the errata)',
    source: 'Core rules, Objective Markers (pre-errata wording)',
    layer: 'core',
    text: 'Control follows the Levels of Control at every moment.',
    simulated: 'full',
    changes: 'new (replaced by TEN-MISSION-07 while that is on)',
    seams: ['levelOfControl'],
  },
  {
    id: 'TEN-MISSION-08',
    title: 'Nobody controls anything before the first phase ends',
    source: 'FAQ General, question on contested start',
    layer: 'faq',
    text: "All markers start contested, and the end of the first player's first Command phase is the earliest moment anybody can control one.",
    simulated: 'full',
    changes: 'Follows from TEN-MISSION-07 and has no force while that is off. Off: no change (clarification).',
    seams: ['settleControl'],
  },
  {
    id: 'TEN-MISSION-14',
    title: 'End of the battle and winner',
    source: 'Core rules, Missions',
    layer: 'core',
    text: [
      'The battle ends when the last battle round is over or one army has been destroyed entirely; the player with more Victory points wins, equal points are a draw. Units still in Reserves count as destroyed (TEN-RESERVE-02).',
      'Ruling: Scoring conditions are scenario data; a scenario without Victory points may name another measure (models or points destroyed).',
    ].join('\n'),
    simulated: 'full',
    seams: ['victor'],
  },
];
