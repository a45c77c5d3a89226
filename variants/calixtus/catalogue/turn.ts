import type { LedgerEntry } from 'sandtable/rules';

export const turn: readonly LedgerEntry[] = [
  {
    id: 'CAL-TURN-01',
    title: 'Phase order',
    source: 'The Game Turn',
    text: 'A player turn has four phases, always in this order: Movement, Psychic, Shooting, Assault. A game turn is complete when both players have taken one player turn.',
    simulated: 'full',
    changes: 'restates classic base: game turns and phase order (CLS-TURN-01, CLS-TURN-02); units of the two sides never alternate',
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
  },
  {
    id: 'CAL-TURN-04',
    title: 'Game length: end of game turn 5',
    source: 'The Game Turn',
    text: 'When both players have finished game turn 5, one D6 is rolled (by the second player). 4+ = game turn 6 is played; 1-3 = the game ends at once.',
    simulated: 'full',
    changes: 'replaces classic base: random game length, the die after turn 5 (CLS-TURN-09: 3+ there, 4+ here)',
  },
  {
    id: 'CAL-TURN-05',
    title: 'Game length: end of game turn 6',
    source: 'The Game Turn',
    text: 'When both players have finished game turn 6, one D6 is rolled. 3+ = game turn 7 is played; 1-2 = the game ends.',
    simulated: 'full',
    changes: 'replaces classic base: random game length, the die after turn 6 (CLS-TURN-09: 4+ there, 3+ here)',
  },
  {
    id: 'CAL-TURN-06',
    title: 'Game length: end of game turns 7 and 8',
    source: 'The Game Turn',
    text: 'When both players have finished game turn 7, one D6 is rolled. 2+ = game turn 8 is played; 1 = the game ends. Game turn 8 is always the last; no die is rolled after it.',
    simulated: 'full',
    changes: 'replaces classic base: hard stop after turn 7 (CLS-TURN-09), moved to turn 8',
  },
  {
    id: 'CAL-TURN-07',
    title: 'Night from game turn 5',
    source: 'The Game Turn',
    text: [
      'Game turns 1-4 are always day; game turns 5-8 (as many as are played) are always night. While it is night the Night Fighting rule of the base is in force for every unit for the whole game turn. No die decides night.',
      'Ruling: the source names night but not its effect. The base effect holds (CLS-TERRAIN-17, CLS-USR-35): every unit has Stealth, i.e. +1 Cover Save level (CAL-SAVE-03): none becomes 6+, 6+ becomes 5+, 5+ becomes 4+, a Jink of 4+ becomes 3+. Shooters with Night Vision ignore it (CLS-USR-22), and a searchlight works as in CLS-VEH-51. Neither player chooses night and turn 1 is never night (CLS-MISSION-16 and the choice in CLS-ARMY-06 result 2 do nothing). "Remaining four" means turns 5-8 even if fewer are played.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: when it is night (CLS-TERRAIN-17, CLS-MISSION-16, the night step of CLS-TURN-05); the effect of night stays that of CLS-TERRAIN-17',
  },
];
