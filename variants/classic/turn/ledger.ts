import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CLS-TURN without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-TURN-01',
    title: 'Game turns and player turns',
    source: 'turn structure: Game turns and player turns',
    text: 'A game is a series of game turns. In each, the first player takes a complete player turn, then the second player. Effects lasting "until the end of the game turn" end after the second player turn; "turn" alone means the player turn. The order of players does not change during the game.',
    simulated: 'full',
    steps: ['player-turns'],
  },
  {
    id: 'CLS-TURN-02',
    title: 'Phase order',
    source: 'turn structure: Phase order',
    text: "A player turn has, in order, start of turn, Movement, Psychic, Shooting, Assault, end of turn. Only the active player's units act, except for reactions that rules grant the other side (Overwatch, Deny the Witch, Interceptor, blows in close combat).",
    simulated: 'full',
    steps: ['player-turns'],
  },
  {
    id: 'CLS-TURN-03',
    title: 'Start-of-turn order',
    source: 'turn structure: Start-of-turn order',
    text: 'At the start of the active player\'s turn resolve: effects that end "at the start of the turn", then Reserve Rolls (CLS-RESERVE-02), then other start-of-turn abilities. Regroup tests (CLS-MORALE-10) and arrivals happen in the Movement phase before ordinary moves.',
    simulated: 'full',
    steps: ['regroup'],
  },
  {
    id: 'CLS-TURN-04',
    title: 'One unit at a time',
    source: 'turn structure: One unit at a time',
    text: 'In each phase the active player picks an eligible unit, finishes everything it does in that phase, then picks another; a unit may be skipped but not revisited in the same phase. In the Assault phase all charges are resolved before any combat is fought.',
    simulated: 'full',
    steps: ['moves'],
  },
  {
    id: 'CLS-TURN-05',
    title: 'Pre-game order',
    source: 'turn structure: Pre-game order',
    text: 'Resolve in order: choose mission and deployment map; place terrain and objectives; roll Warlord Traits; generate psychic powers; choose night fighting; deployment roll-off and deployment; Infiltrate; Scout redeployment; Seize the Initiative; turn 1.',
    simulated: 'partial',
    leavesOut:
      'Terrain, objectives and deployment come with the scenario, the Warlord Trait with the army; the night is rolled for as turn 1 begins.',
    steps: ['first-turn'],
  },
  {
    id: 'CLS-TURN-06',
    title: 'Deployment roll-off',
    source: 'turn structure: Deployment roll-off',
    text: [
      'Players roll off; the winner chooses to deploy first or second. The player deploying first picks a deployment zone, sets up the whole army, then the opponent sets up in the other zone. The player who deployed first takes the first turn unless the initiative is seized (CLS-TURN-08).',
      'Ruling: Zone choice belongs to the first deployer; the base leaves both to the winner, and this keeps one decision per player.',
    ].join('\n'),
    simulated: 'partial',
    leavesOut: 'The zone of a side is its seat; the winner decides on the first turn alone.',
    seams: ['beginGame'],
  },
  {
    id: 'CLS-TURN-07',
    title: 'Deployment',
    source: 'turn structure: Deployment',
    text: 'Each unit not in Reserve is placed completely within its zone, in coherency, not overlapping other models or impassable terrain. Units may start embarked in transports that can carry them. Characters may start attached. Units declared as Infiltrators or Reserves are set aside.',
    simulated: 'full',
    seams: ['deployArmies'],
  },
  {
    id: 'CLS-TURN-10',
    title: 'Wipe-out ends the game',
    source: 'turn structure: Wipe-out ends the game',
    text: 'If at the end of a game turn a player has no models on the battlefield, that player loses at once whatever the victory points, even with units left in Reserve. Units embarked in a transport or building on the battlefield count as being on it. If both have none, the game is a draw.',
    simulated: 'full',
    seams: ['goesOn'],
  },
];
