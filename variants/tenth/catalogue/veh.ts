import type { LedgerEntry } from 'sandtable/rules';

export const veh: readonly LedgerEntry[] = [
  {
    id: 'TEN-VEH-01',
    title: 'Big Guns Never Tire: shooting while Locked in Combat',
    source: 'Core rules, Big Guns Never Tire; commentary "Big Guns Never Tire" (diagram 9)',
    layer: 'core',
    text: 'A MONSTER or VEHICLE unit is eligible to shoot in its Shooting phase while Locked in Combat, at enemy units within its own ER (even if other friends are in that fight) and at any other normally eligible unit. While it is within ER of an enemy each of its ranged attacks not made with a Pistol has -1 to Hit; whether it is within ER is looked at when the attack is made.',
    simulated: 'full',
    changes: 'new (the moment of the check is changed by TEN-VEH-03)',
  },
  {
    id: 'TEN-VEH-02',
    title: 'Big Guns Never Tire: being shot while Locked in Combat',
    source: 'Core rules, Big Guns Never Tire; commentary "Big Guns Never Tire" (diagram 9)',
    layer: 'core',
    text: [
      "A MONSTER or VEHICLE unit may be picked as the target of ranged attacks although it is within ER of units of the shooter's army; every such attack not made with a Pistol has -1 to Hit.",
      'Ruling: Whether the target is Locked in Combat is read when it is picked (TEN-SHOOT-17).',
    ].join('\n'),
    simulated: 'full',
  },
  {
    id: 'TEN-VEH-03',
    title: 'Big Guns Never Tire: the check is made at target selection',
    source: 'Errata "Big Guns Never Tire"',
    layer: 'errata',
    text: "The -1 on a MONSTER or VEHICLE unit's own ranged attacks applies if it was within ER of an enemy unit when it selected its targets (Pistol attacks excepted).",
    simulated: 'full',
    changes: 'Replaces the timing in TEN-VEH-01. Off: the check is made when each attack is made.',
  },
  {
    id: 'TEN-VEH-04',
    title: 'Big Guns Never Tire is for the own Shooting phase only',
    source: 'FAQ "Out-of-Phase Rules", 1st question; commentary "Big Guns Never Tire (out-of-phase shooting)"',
    layer: 'faq',
    text: 'A Locked in Combat MONSTER or VEHICLE unit cannot use rules that let it shoot in another phase, Fire Overwatch included.',
    simulated: 'full',
    changes: 'Clarifies TEN-VEH-01. Off: it may.',
  },
  {
    id: 'TEN-VEH-05',
    title: 'What is measured for vehicles and baseless models',
    source: 'Core rules, Measuring Distances; commentary "Hull", "Base", "Models Without Bases"; FAQ (measuring Auras)',
    layer: 'core',
    text: 'Distances run between the closest points of bases (a base is part of its model). For VEHICLES, except WALKERS with a base, and for all baseless models the closest part of the model (or of its base if it has one) is used. Auras and other "within" checks use the same points.',
    simulated: 'full',
  },
  {
    id: 'TEN-VEH-06',
    title: 'Vehicles with bases',
    source: 'Commentary "Vehicles with Bases"',
    layer: 'commentary',
    text: 'VEHICLES with a base, except AIRCRAFT and WALKERS: for all purposes the closest part of base or hull counts, but: (1) a model that ends a move within ER of such a vehicle is in base contact with it while 0" away horizontally, and 5" at most vertically, from some part of it; (2) the same the other way round; (3) the 3" for embarking is checked as "every model wholly within 3" horizontally, 5" vertically, of some part of the vehicle"; (4) the same zone, outside ER, is where disembarking models are set up.',
    simulated: 'full',
    changes:
      'Refines TEN-VEH-05, TEN-TRANSPORT-02, TEN-TRANSPORT-03. Off: base contact needs the bases to touch and embarking, disembarking are measured in a straight line to base or hull.',
  },
];
