import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';

/** TEN-TURN entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  defineEntry({
    id: 'TEN-TURN-01',
    title: 'Battle rounds, turns and the five phases',
    source: 'Core rules, The Battle Round',
    layer: 'core',
    text: 'A battle lasts a fixed number of battle rounds (5 unless the scenario sets another number). In a round each player takes one turn; whoever goes first in round 1 goes first in every round. A turn runs through five phases in this order: Command, Movement, Shooting, Charge, Fight. After the Fight phase the end-of-turn checks (TEN-UNIT-02, objective control) are made and the turn passes.',
    simulated: 'full',
    steps: ['battle-rounds'],
    params: { rounds: integer(5, 1, 10, 'battle rounds, unless the mission says how many', 'battle rounds') },
    tables: (t, { rounds }) => ({ ...t, battleRounds: rounds }),
  }),
  {
    id: 'TEN-TURN-02',
    title: 'Order of simultaneous rules',
    source: 'Core rules, Sequencing; commentary heading Active Player',
    layer: 'core',
    text: 'When several rules fall due at the same moment during a turn, the active player (the one whose turn it is) fixes their order. Before or after the battle, or at the start or end of a battle round, the players roll off (TEN-MOD-22) and the winner fixes the order.',
    simulated: 'full',
    seams: ['chargeEnds', 'moment'],
  },
  {
    id: 'TEN-TURN-05',
    title: '"Just after", "after" and "when" triggers interrupt',
    source: 'Commentary "Just After", "After", "When"',
    layer: 'commentary',
    text: 'A rule triggered when or just after an event is resolved before anything else goes on, even in the middle of the attack or charge sequence (for example after targets are picked and before any attack is rolled). If that makes a picked target ineligible see TEN-SHOOT-16.',
    simulated: 'full',
    changes: 'Adds to TEN-TURN-02. Off: no change (clarification of the interrupt point).',
    seams: ['shootUnit'],
  },
  {
    id: 'TEN-TURN-13',
    title: 'Stacked conditions need all their parts',
    source: 'Commentary "Rules with Multiple Conditions and Effects"',
    layer: 'commentary',
    text: 'Where a rule gives a benefit on condition 1 and a better one on a further condition 2, the better benefit needs both conditions 1 and 2.',
    simulated: 'full',
    changes: 'Clarifies ability data. Off: no change (clarification).',
    seams: ['hitFace'],
  },
];
