import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-TURN without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-TURN-01',
    title: 'Phase order',
    source: 'The Game Turn',
    text: 'A player turn has four phases, always in this order: Movement, Psychic, Shooting, Assault. A game turn is complete when both players have taken one player turn.',
    simulated: 'full',
    changes: 'restates classic base: game turns and phase order (CLS-TURN-01, CLS-TURN-02); units of the two sides never alternate',
    steps: ['player-turns'],
  },
  {
    id: 'CAL-TURN-02',
    title: 'Roll-off for deployment and first turn',
    source: 'The Game Turn',
    text: [
      'Before the battle each player rolls a D6. The higher roller decides whether he deploys first AND takes the first turn, or the opponent does both. The two go together.',
      'Ruling: a tie is rolled again (source silent; CLS-DEF-05). The first deployer also picks the zone (CLS-TURN-06).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: deployment roll-off, whose winner decides who deploys and goes first (CLS-TURN-06, CLS-DEF-05)',
    seams: ['rollOff'],
  },
  {
    id: 'CAL-TURN-03',
    title: 'Seize the Initiative',
    source: 'The Game Turn',
    text: [
      'After both sides have deployed, the player due to go second may roll one D6. On a 6 he takes the first turn instead; on 1-5 nothing changes. Deployment is not redone.',
      'Ruling: the moment is that of the base: after Infiltrate and Scout redeployment, one attempt (CLS-TURN-05, CLS-TURN-08).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Seize the Initiative (CLS-TURN-08)',
    seams: ['seizes'],
  },
];
