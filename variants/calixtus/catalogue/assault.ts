import type { LedgerEntry } from 'sandtable/rules';

export const assault: readonly LedgerEntry[] = [
  {
    id: 'CAL-ASSAULT-01',
    title: 'Failed charge still moves',
    source: 'The Assault Phase, point 1',
    text: [
      'If the charge roll is too short to reach the enemy, the charging unit moves the full rolled distance towards that enemy all the same.',
      'Ruling: the distance is the roll after the -2" of CLS-ASSAULT-07, if it applies; Overwatch casualties stand; the unit does nothing else that phase. The move is straight towards the nearest model of the target, keeps coherency and stops 1" from any enemy (CAL-MOVE-02). A charge that fails because the chargers are Pinned gives no move.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: failed charge without a move (CLS-ASSAULT-09); the roll of 2D6 (CLS-ASSAULT-06) stays',
  },
  {
    id: 'CAL-ASSAULT-02',
    title: 'No charge bonus from 1" away',
    source: 'The Assault Phase, points 2 and 10; also Moving, Shooting and Assaulting',
    text: [
      'If a unit begins its own Movement phase with a model 1" or less from the enemy unit it later charges in that turn, its models get no +1 attack for charging.',
      'Ruling: stated three times with the same content. Only the +1 of CAL-ASSAULT-12 is lost; Surprise Assault, Hatred and the rest of the charge stay. Measured to the unit charged, not to other enemies.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; an exception to the charge bonus (CLS-ASSAULT-19)',
  },
  {
    id: 'CAL-ASSAULT-03',
    title: 'Charging a unit that is Falling Back',
    source: 'The Assault Phase, point 3',
    text: [
      'When a Falling Back unit is charged and is in charge range it at once takes a test to Regroup, without the Regroup move, before charging models are moved. Passed: it is no longer Falling Back and combat is fought normally. Failed: it is removed as destroyed, and the chargers move the whole rolled distance towards where it stood.',
      'Ruling: base conditions for Regroup hold (below 25% only double 1: CLS-MORALE-11; Know No Fear passes: CLS-USR-03). There is no consolidation after the full move. Charge rolls that do not reach use CAL-ASSAULT-01 and cause no test.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: charging a unit that is falling back (CLS-ASSAULT-12); replaces its consolidation by the full move',
  },
  {
    id: 'CAL-ASSAULT-04',
    title: 'Front line takes wounds first',
    source: 'The Assault Phase, point 4',
    text: [
      'Wounds in close combat must be allocated to models of the front line before any other model of the unit.',
      'Ruling: front line = models in base contact with any enemy of that combat (the base takes only contact with a model striking at this step); the owner chooses among them and keeps to the chosen model until it is removed. When none is left the next closest to any attacker follows, as in CLS-ASSAULT-22. Look Out, Sir may be used, cover may not.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: wound allocation in combat (CLS-ASSAULT-22)',
  },
  {
    id: 'CAL-ASSAULT-05',
    title: 'To-hit in close combat',
    source: 'The Assault Phase, point 5',
    text: [
      'With attacker WS a and defender WS d: d below a = 3+; d from a up to 2a-1 = 4+; d of 2a or more = 5+.',
      'Ruling: "minus 1" is taken off the doubled WS, as this leaves no gap before "twice as high"; 2(a-1) would leave a hole at 2a-1. The WS of a unit is its majority WS (CLS-DEF-11). Models without WS are hit as in CLS-ASSAULT-20 and CLS-VEH-30.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: WS chart (CLS-ASSAULT-20: 5+ only when d is above 2a)',
  },
  {
    id: 'CAL-ASSAULT-06',
    title: 'To-wound chart',
    source: 'The Assault Phase, point 6',
    text: [
      'S at least 2xT = 2+; S above T = 3+; S equal to T = 4+; S below T = 5+; 2xS at most T = 6+.',
      'Ruling: "twice" means twice or more and "halved" means half or less; there is no impossible result (the base has one at S = T-4 or less). Instant Death by Strength (CLS-SHOOT-20) is not touched; Our Weapons Are Useless (CLS-ASSAULT-30) is left for vehicles only. Used for shooting and close combat (CAL-SHOOT-08). Powers and hits without a to-wound roll keep their own text.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: to-wound chart (CLS-SHOOT-10, CLS-ASSAULT-21)',
  },
  {
    id: 'CAL-ASSAULT-07',
    title: 'Rear charge gives Surprise Assault',
    source: 'The Assault Phase, point 7',
    text: [
      'A unit that charges another from its rear facing gets Surprise Assault for that charge: +1 attack and +1 Initiative (CAL-USR-28).',
      'Ruling: the rear is judged by CAL-DEF-02 from the centroid of the charging unit when the charge is declared. It adds to the +1 attack for charging. A unit that already has Surprise Assault gains nothing more. Lasts for the Assault phase of the charge. Vehicles are not surprised.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; adds to CLS-ASSAULT-18',
  },
  {
    id: 'CAL-ASSAULT-08',
    title: 'Charging uphill',
    source: 'The Assault Phase, point 8',
    text: [
      'A model charging a unit that stands on higher ground than itself has -1 Initiative.',
      'Ruling: minimum Initiative 1; charging uphill is not of itself charging through difficult terrain (CLS-TERRAIN-06); a difference of at least 1" in terrain height counts, compared at declaration between the charging model and the closest model of the target; lasts for the Assault phase of the charge.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; a modifier of CLS-ASSAULT-14',
  },
  {
    id: 'CAL-ASSAULT-09',
    title: 'Pinned units strike at Initiative 1',
    source: 'The Assault Phase, point 9; Moving, Shooting and Assaulting',
    text: [
      'A Pinned unit that is assaulted fights at Initiative 1.',
      'Ruling: a fixed Initiative 1 overrides all Initiative bonuses. It lasts for every Assault phase until the unit stops being Pinned; contact does not end the state, which is where this differs from CLS-ASSAULT-37 (a unit that went to ground of its own will still follows the base). No Overwatch (CLS-ASSAULT-04), and chargers suffer no Initiative penalty for terrain (CLS-ASSAULT-15).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: a pinned unit that is charged fights normally and is no longer gone to ground (CLS-ASSAULT-37, CLS-MORALE-15)',
  },
  {
    id: 'CAL-ASSAULT-10',
    title: 'Losing to a rear charge',
    source: 'The Assault Phase, point 7',
    text: [
      'A unit charged from the rear that loses that combat has a further -1 to the Leadership used for its Morale Check.',
      'Ruling: only in the Assault phase of the rear charge, and added to CAL-MORALE-02. Stubborn ignores it (CLS-USR-36).',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; a further modifier of the check of CLS-ASSAULT-29 (CLS-MORALE-06)',
  },
  {
    id: 'CAL-ASSAULT-11',
    title: 'Initiative order',
    source: 'The Assault Phase, point 9',
    text: [
      'Models attack in descending Initiative order; equal values strike at the same time. Models removed before their step do not strike.',
      'Ruling: piling in at each step is CLS-ASSAULT-16, who may strike CLS-ASSAULT-17.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Initiative steps and simultaneous blows (CLS-ASSAULT-14, CLS-ASSAULT-23)',
  },
  {
    id: 'CAL-ASSAULT-12',
    title: 'Charge bonus',
    source: 'The Assault Phase, point 9',
    text: [
      'A model has +1 attack in the Assault phase in which its unit charged.',
      'Ruling: only if the charge reached contact, and not for a disordered charge (CLS-ASSAULT-10). Rage gives +2 in its place (CLS-USR-26). Lost by CAL-ASSAULT-02, CAL-WPN-09 (the thrower) and CAL-WPN-15.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: charge bonus (CLS-ASSAULT-19, CLS-ASSAULT-10)',
  },
];
