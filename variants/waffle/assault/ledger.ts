import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-ASSAULT without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-ASSAULT-01',
    title: 'Structure of the assault',
    source: 'Assault Phase Summary; Charge Sub-phase; Fight Sub-phase',
    text: [
      'Charge part: declare a charge, target reacts, roll charge range (2D6" unless stated otherwise), charge move, next declaration. Fight part: choose a combat, fight it, determine the result, next combat. Opposing units in base contact are in close combat; with more than two units it is a multiple combat.',
      'Ruling: Under alternating activation only the active unit declares charges (WAF-TURN-03) and the fight part covers the combat it is in (WAF-TURN-05).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Assault phase sub-phases, the reaction step replaces the Overwatch step (CLS-ASSAULT-01, CLS-TURN-04)',
    seams: ['charge', 'fightCombats'],
  },
  {
    id: 'WAF-ASSAULT-02',
    title: 'A charge needs reach and sight',
    source: 'Declare Charge',
    text: 'Restated: a charge names one or more enemy units. A unit cannot declare against a unit it could not reach with its best possible charge roll (normally 12") or cannot see.',
    simulated: 'full',
    changes: 'classic base: Declaring a charge (restated) (CLS-ASSAULT-02, CLS-ASSAULT-11)',
    seams: ['inChargeReach'],
  },
  {
    id: 'WAF-ASSAULT-03',
    title: 'Units that may not charge',
    source: 'Declare Charge, bullet list',
    text: [
      'Restated: no charge by a unit that is locked, Ran this turn, has gone to ground, fired Rapid Fire, Salvo, Ordnance or Heavy weapons in its Shooting phase (Snap Shots included), is falling back, or (Flying Monstrous Creature) switched flight mode this turn.',
      "Ruling: Rules that lift a restriction still do so (Relentless, Slow and Purposeful). Return Fire and Overwatch do not count as firing in the unit's Shooting phase. The other bars of CLS-ASSAULT-03 stay although the document does not repeat them: turbo-boosted, regrouped this turn, disembarked without the right to charge, vehicles other than walkers and chariots, arrived from Reserve this turn (Deep Strike excepted by WAF-RESERVE-07).",
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Units that cannot charge (restated in part) (CLS-ASSAULT-03)',
    seams: ['mayCharge'],
  },
  {
    id: 'WAF-ASSAULT-04',
    title: 'Charge only the unit you shot',
    source: 'Declare Charge (last sentence)',
    text: 'Restated: a unit that fired in its Shooting phase may only charge the unit it fired at.',
    simulated: 'full',
    changes: 'classic base: Declaring a charge (restated) (CLS-ASSAULT-02)',
    seams: ['mayChargeAt'],
  },
  {
    id: 'WAF-ASSAULT-06',
    title: 'Overwatch',
    source: 'Reaction to Charge, Overwatch',
    text: [
      'The target shoots at the charger before the charge roll, using the normal shooting rules (sight, cover, saves) but only Snap Shots; what cannot Snap Shoot cannot Overwatch. Overwatch causes no Morale checks or Pinning tests.',
      'Ruling: The D3 automatic hits of Template weapons (CLS-WPN-11) are untouched. Gargantuan Creatures and Super-heavy walkers still cannot fire Overwatch (CLS-UNIT-13, CLS-VEH-48).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Overwatch, Snap Shots now at half BS by WAF-SHOOT-12 (CLS-ASSAULT-04); template hits kept (CLS-WPN-11)',
    seams: ['overwatch'],
  },
  {
    id: 'WAF-ASSAULT-11',
    title: 'Charge range',
    source: 'Roll Charge Range',
    text: [
      'Restated: 2D6" after the reaction; a unit whose models roll differently uses the slowest.',
      'Ruling: Difficult terrain still takes 2" off and lowers Initiative (CLS-ASSAULT-07, -15).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Charge range (restated) (CLS-ASSAULT-06, CLS-ASSAULT-09)',
    seams: ['chargeRange'],
  },
  {
    id: 'WAF-ASSAULT-17',
    title: 'Sweeping Advance comparison',
    source: 'Determine Assault Results, Sweeping Advances',
    text: "Once a beaten unit has to flee, winner and loser each roll D6 and add unmodified Initiative (the highest in a mixed unit). The loser is caught if the winner's total equals or beats it; the loser breaks off if its total is higher. Caught or not, survivors make a Fall Back move, then the winner may Consolidate.",
    simulated: 'full',
    changes: 'classic base: Sweeping Advance, comparison restated, consequence different (CLS-ASSAULT-31)',
    seams: ['sweep'],
  },
  {
    id: 'WAF-ASSAULT-20',
    title: 'After a multiple combat',
    source: 'Multiple Combats, Assault Results (last paragraph)',
    text: "Restated: all units still in that combat Pile In towards enemies that fought in it; a unit that cannot be brought back into contact by both sides' Pile In moves may Consolidate instead.",
    simulated: 'full',
    changes: 'classic base: End-of-combat pile in, Results of multiple combats (restated) (CLS-ASSAULT-34, CLS-ASSAULT-36)',
    seams: ['combatResult'],
  },
];
