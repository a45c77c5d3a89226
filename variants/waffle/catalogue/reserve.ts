import type { LedgerEntry } from 'sandtable/rules';

export const reserve: readonly LedgerEntry[] = [
  {
    id: 'WAF-RESERVE-01',
    title: 'A Reserve Roll is an activation',
    source: 'The Turn, working playtest turn order, paragraph 1',
    text: [
      "Rolling for a unit in Reserves, and whatever it does on a success, is that unit's activation for the turn.",
      "Ruling: From turn 2 every unit in Reserves counts as an unspent unit and must be picked (rolled) before the turn can end; a failed roll spends it. Ongoing Reserves arrive without a roll but also spend their activation. In turn 1 units in Reserves are not picked. The roll needs 3+ and from turn 4 arrival is automatic (CLS-RESERVE-02, -03); arriving is the unit's activation in either case. A transport or combined unit with everything aboard makes one roll, and its passengers are a second unit to activate.",
    ].join('\n'),
    simulated: 'full',
    changes:
      'classic base: Reserve Rolls, all made at the start of the turn; Arriving, Ongoing Reserves (CLS-RESERVE-02, CLS-RESERVE-04, CLS-RESERVE-05, CLS-TURN-03)',
  },
  {
    id: 'WAF-RESERVE-02',
    title: 'Deep Strike: eligibility',
    source: 'Special Rules, Deep Strike, paragraph 1',
    text: 'Restated: every model must have Deep Strike and the unit must start in Reserves, declared as arriving this way; some units must always do so.',
    simulated: 'full',
    changes: 'classic base: Deep Strike (restated) (CLS-RESERVE-07, CLS-RESERVE-01)',
  },
  {
    id: 'WAF-RESERVE-03',
    title: 'Deep Strike: placement',
    source: 'Special Rules, Arriving By Deep Strike, steps 1-2',
    text: 'Restated: place one model anywhere, scatter it (2D6, no BS), a vehicle keeps its facing; set the others around it in base contact in complete concentric rings, each ring holding as many as fit.',
    simulated: 'full',
    changes: 'classic base: Deep Strike (restated) (CLS-RESERVE-07)',
  },
  {
    id: 'WAF-RESERVE-04',
    title: 'Deep Strike: terrain',
    source: 'Special Rules, Arriving By Deep Strike, bullet and paragraph on ruins',
    text: 'Restated: arriving models treat difficult terrain as dangerous. In ruins they are placed on the ground floor. Intact buildings, other than battlements, are impassable to them.',
    simulated: 'full',
    changes: 'classic base: Deep Strike (restated) (CLS-RESERVE-07)',
  },
  {
    id: 'WAF-RESERVE-05',
    title: 'Deep Strike: no further movement',
    source: 'Special Rules, Arriving By Deep Strike',
    text: 'Restated: in the Movement phase of arrival the unit may not move again, except to disembark from a Deep Striking transport; it counts as having moved.',
    simulated: 'full',
    changes: 'classic base: Deep Strike, Arrivals and restrictions (restated) (CLS-RESERVE-07, CLS-RESERVE-06)',
  },
  {
    id: 'WAF-RESERVE-06',
    title: 'Deep Strike: vehicles count as Cruising',
    source: 'Special Rules, Arriving By Deep Strike',
    text: 'Restated: for the rest of the turn an arriving vehicle (even an immobile one, but not a Walker) is treated as having gone Cruising Speed.',
    simulated: 'full',
    changes: 'classic base: Deep Strike, Stationary vehicles (restated) (CLS-RESERVE-07, CLS-VEH-50)',
  },
  {
    id: 'WAF-RESERVE-07',
    title: 'Deep Strike: shoot or assault',
    source: 'Special Rules, Arriving By Deep Strike',
    text: [
      'On its arrival turn a Deep Striking unit may have its Shooting phase or its Assault phase, not both.',
      'Ruling: Shooting includes Running. Assault means it may declare a charge. Passengers who disembark from a Deep Striking transport count as arriving by Deep Strike. Units that arrive in another way (moving on, Outflank) still may not charge (CLS-RESERVE-04, -06).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Deep Strike, no charge on arrival (CLS-RESERVE-07, CLS-RESERVE-06, CLS-ASSAULT-03)',
  },
  {
    id: 'WAF-RESERVE-08',
    title: 'Deep Strike and transports',
    source: 'Special Rules, Deep Strike and Transports',
    text: 'Restated: passengers do not lend Deep Strike to a transport; a transport with it may use it whatever its passengers have.',
    simulated: 'full',
    changes: 'classic base: Transports and Deep Strike (restated) (CLS-TRANSPORT-13)',
  },
  {
    id: 'WAF-RESERVE-09',
    title: 'Deep Strike Mishap: trigger',
    source: 'Special Rules, Deep Strike Mishaps',
    text: 'Restated: if any model of the unit would land partly or wholly outside the table, inside impassable terrain, over a friendly model, or over or up to 1" from an enemy model, roll on the mishap table. The result also applies to embarked units.',
    simulated: 'full',
    changes: 'classic base: Deep Strike mishap (restated) (CLS-RESERVE-08, CLS-TRANSPORT-13)',
  },
  {
    id: 'WAF-RESERVE-10',
    title: 'Deep Strike Mishap: table',
    source: 'Special Rules, Deep Strike Mishap Table',
    text: [
      'D6. 1: unit destroyed. 2-3: the opponent places it anywhere legal (not impassable; difficult counts as dangerous) in Deep Strike formation, no scatter. 4-6: Ongoing Reserves.',
      'Ruling: A misplaced unit has arrived and may still shoot or assault; passengers may disembark. A delayed unit is spent for this turn and arrives without a roll next turn. A mishap of a conjured unit (WAF-PSY-02): 4-6 sends it to Ongoing Reserves.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Deep Strike mishap (restated) (CLS-RESERVE-08)',
  },
];
