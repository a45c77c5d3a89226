import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';

/** TEN-RESERVE entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-RESERVE-01',
    title: 'Reinforcements step',
    source:
      'Core rules, Reinforcements; commentary "Arriving as Reinforcements/from Strategic Reserves", "Reinforcements/Reinforcement Units"',
    layer: 'core',
    text: 'After moving its units the active player sets up units from Reserves one at a time by the rule that put them there. They count as having made a Normal move, cannot move further this phase, otherwise act normally (shoot, charge).',
    simulated: 'full',
    seams: ['reinforcements'],
  },
  defineEntry({
    id: 'TEN-RESERVE-04',
    title: 'Strategic Reserves: who and how much',
    source: 'Core rules, Strategic Reserves',
    layer: 'core',
    text: "Before the battle units may be placed in Strategic Reserves, up to 25% of the army's points (units embarked in them count); no Fortifications.",
    simulated: 'full',
    seams: ['declareSide'],
    params: { percent: integer(25, 0, 100, "share of an army's points that may start in Strategic Reserves", 'percent') },
    tables: (t, { percent }) => ({ ...t, reserveShare: percent / 100 }),
  }),
  defineEntry({
    id: 'TEN-RESERVE-05',
    title: 'Strategic Reserves: when and where',
    source: 'Core rules, Strategic Reserves',
    layer: 'core',
    text: 'They arrive in Reinforcements steps from battle round 2. Round 2: wholly within 6" of any battlefield edge, no model in the enemy deployment zone. Round 3 on: wholly within 6" of any edge. Always more than 9" horizontally from all enemy models.',
    simulated: 'full',
    seams: ['wayFromEdge'],
    params: {
      fromRound: integer(2, 1, 5, 'round from which Reserves arrive', 'battle round'),
      enemyZoneFromRound: integer(3, 1, 6, "round from which Strategic Reserves arrive in the enemy's deployment zone too", 'battle round'),
      stripInches: integer(6, 1, 24, 'depth of the strip along the edges in which they are set up', 'inches'),
      awayInches: integer(9, 0, 24, 'how far from all enemies units are set up during the battle', 'inches'),
    },
    tables: (t, { fromRound, enemyZoneFromRound, stripInches, awayInches }) => ({
      ...t,
      reservesFromRound: fromRound,
      enemyZoneFromRound,
      stripInches,
      keepOffInches: awayInches,
    }),
  }),
  {
    id: 'TEN-RESERVE-06',
    title: 'Deep Strike',
    source: 'Core rules, Deep Strike; commentary diagram 11',
    layer: 'core',
    text: [
      'If every model of a unit has it, the unit may start in Reserves and be set up in one of its player\'s Reinforcements steps anywhere more than 9" horizontally from all enemy models.',
      'Ruling: Before round 2 only if the mission allows Reserves to arrive then; the default scenario does not.',
    ].join('\n'),
    simulated: 'full',
    seams: ['mayDeepStrike'],
  },
  {
    id: 'TEN-RESERVE-13',
    title: 'Deploying wholly within an area',
    source: 'Commentary "Deploying Units"',
    layer: 'commentary',
    text: '"Deployed wholly within an area" means set up with every base (or hull) wholly in it; other overhanging parts may stick out if it cannot be avoided. Too large a base: TEN-RESERVE-12.',
    simulated: 'full',
    changes: 'Clarifies deployment. Off: no change (clarification).',
    seams: ['deployUnit'],
  },
  {
    id: 'TEN-RESERVE-19',
    title: 'Repositioning does not heal',
    source: 'Commentary "Repositioned Units" (point 5)',
    layer: 'commentary',
    text: 'Lost models do not come back and wounded models stay wounded.',
    simulated: 'full',
    changes: 'Adds to TEN-RESERVE-17. Off: no change (clarification).',
    seams: ['takeOffTable'],
  },
];
