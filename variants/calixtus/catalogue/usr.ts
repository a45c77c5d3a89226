import type { LedgerEntry } from 'sandtable/rules';

export const usr: readonly LedgerEntry[] = [
  {
    id: 'CAL-USR-01',
    title: 'Acute Senses',
    source: 'Universal Special Rules',
    text: [
      'Besides its base effect, when its facing would matter against it (a charge from the rear, say) the unit takes an Initiative test (CAL-DEF-05); if passed, every direction counts as its front for that case. It may not do so while locked in combat.',
      "Ruling: tested once for each enemy charge or shooting attack that would use its side or rear, with the majority Initiative, when that attack is declared. A pass removes rear-charge effects, the Outflank shift and that attack's part in a crossfire. The base effect is the edge reroll of CLS-USR-01.",
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: Acute Senses (CLS-USR-01)',
  },
  {
    id: 'CAL-USR-02',
    title: 'Counterattack',
    source: 'Universal Special Rules',
    text: [
      'A unit with this rule that is charged takes an Initiative test; if passed its models get +1 attack in that Assault phase.',
      'Ruling: one test per unit per phase with the majority Initiative; not if it was already locked when charged (CLS-USR-05).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Counter-attack, which needs no test (CLS-USR-05)',
  },
  {
    id: 'CAL-USR-03',
    title: 'Hostile Environment Shielding: saves against NBC',
    source: 'Universal Special Rules',
    text: [
      'A model whose armour has Hostile Environment Shielding may ignore an NBC attack by passing its armour save on the unmodified value.',
      'Ruling: unmodified means that AP and Hefty are disregarded and the printed armour save is rolled; it replaces the normal armour save for that wound. Which weapons are NBC (gas, radiation, disease) is a datasheet flag; a weapon without it is not NBC, Poisoned ones included.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-04',
    title: 'No shielding, no save',
    source: 'Universal Special Rules',
    text: [
      'A model whose armour lacks Hostile Environment Shielding gets no armour save against NBC attacks.',
      'Ruling: only armour saves are barred; invulnerable saves and cover dice remain.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-05',
    title: 'Hostile Environment Shielding: which armour',
    source: 'Universal Special Rules',
    text: [
      'It belongs to every kind of alien armour and to Power, Artificer and heavy-suit armour. Other armour lacks it unless its datasheet says so.',
      'Ruling: A datasheet without the flag and without one of these armours lacks it.',
    ].join('\n'),
    simulated: 'data',
    changes: 'new',
  },
  {
    id: 'CAL-USR-06',
    title: 'Infiltrators: hidden in cover',
    source: 'Universal Special Rules',
    text: [
      'An infiltrated unit that has not left its cover is Hidden: it may not be shot at or charged until it is spotted (CAL-USR-07).',
      'Ruling: distances at deployment are those of CLS-RESERVE-10 (more than 12", or 18" in sight). Hidden starts when it deploys with Infiltrate wholly in cover terrain and ends for good when any model leaves that terrain or it is spotted. Shooting from cover does not end it, as the source names only leaving. Blasts that drift onto it and powers without targeting still affect it.',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: Infiltrate deployment (CLS-RESERVE-10)',
  },
  {
    id: 'CAL-USR-07',
    title: 'Spotting Infiltrators',
    source: 'Universal Special Rules',
    text: [
      'To spot, the searching unit rolls D6 + Initiative and the Hidden unit D6 + Initiative. A strictly higher total by the searcher ends Hidden for every enemy for the rest of the game.',
      'Ruling: one attempt per searching unit per turn, before it picks a shooting target or declares a charge, with line of sight to the cover terrain; majority Initiative; no distance limit.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-08',
    title: 'Outflank: Suppression Fire on arrival',
    source: 'Universal Special Rules (Infiltrators paragraph)',
    text: [
      'In the turn a unit with Outflank arrives from Reserve, Morale and Leadership tests that its shooting or assaults cause count as subject to Suppression Fire.',
      'Ruling: as the source speaks of its assaults in that turn, an outflanking unit may charge in the turn it arrives; every other arrival still may not (CLS-RESERVE-06). The table edge is rolled as in CLS-RESERVE-09. All its shots that turn are Suppression Fire (CAL-SHOOT-21, 22, facing by CAL-SHOOT-20). If it wins a combat that turn and the loser must take a Morale Check and stays, the loser also takes a Pinning Test (although locked units take none in the base, CLS-MORALE-12) at -1 per unsaved wound by the outflankers; failed: Pinned, so Initiative 1 in following rounds.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'extends classic base: Outflank (CLS-RESERVE-09); replaces its ban on charging in the turn of arrival (CLS-RESERVE-04, CLS-RESERVE-06, CLS-RESERVE-09, CLS-ASSAULT-03)',
  },
  {
    id: 'CAL-USR-09',
    title: 'Outflank: side counts as rear',
    source: 'Universal Special Rules (Infiltrators paragraph)',
    text: [
      'An outflanking unit that is in the side arc of its target is treated as being in the rear arc.',
      'Ruling: in the turn of arrival, for unit facings (crossfire, rear charge) and not for vehicle armour, as the wording is about enemy units; both sides count.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; adds to CLS-RESERVE-09',
  },
  {
    id: 'CAL-USR-10',
    title: 'Preferred Enemy',
    source: 'Universal Special Rules',
    text: [
      'Against its Preferred Enemy a model never needs worse than 3+ to hit or 3+ to wound; better needed rolls stay as they are.',
      'Ruling: holds for shooting, Snap Shots included ("always never"), and close combat; the to-hit die of CAL-SHOOT-16 counts, armour penetration and scatter dice do not. The rerolls of CLS-USR-24 are dropped.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Preferred Enemy (CLS-USR-24), also in Snap Shots and blasts (CLS-SHOOT-08, CLS-WPN-15)',
  },
  {
    id: 'CAL-USR-11',
    title: 'Fear: being charged',
    source: 'Universal Special Rules, Fear',
    text: [
      'A unit that Fears an enemy and is charged by it takes a Leadership test at -1. Failed: it Falls Back at once.',
      'Ruling: tested when the charge is declared, before the charge roll. If it Falls Back the charge goes on with the new distance: in reach uses CAL-ASSAULT-03, out of reach CAL-ASSAULT-01. The combat test of CLS-USR-09 is not used. Fearless and Know No Fear pass (CLS-USR-10, CLS-USR-03), vehicles do not test. A unit already locked or falling back is not tested. It rolls the normal 2D6" or 3D6" of CLS-MORALE-07, before Overwatch, which a falling back unit may still fire (CLS-MORALE-09).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Fear test in each Fight sub-phase (CLS-USR-09)',
  },
  {
    id: 'CAL-USR-12',
    title: 'Fear: charging',
    source: 'Universal Special Rules, Fear',
    text: [
      'A unit that wants to charge an enemy it Fears takes a Leadership test at -1 first. Failed: it becomes Pinned and does not charge.',
      "Ruling: taken at declaration, before the charge roll; it counts as the unit's charge for that turn.",
    ].join('\n'),
    simulated: 'full',
    changes: 'new; the base asks no test of the side that charges (CLS-USR-09)',
  },
  {
    id: 'CAL-USR-13',
    title: 'Fear: fighting while afraid',
    source: 'Universal Special Rules, Fear',
    text: [
      'A unit that failed a Fear test and is then engaged with that Fear-causing unit has -1 WS and -1 Initiative.',
      'Ruling: reached by failing CAL-USR-11 and being caught and regrouping, or failing CAL-USR-12 and being charged. The latest test against that enemy counts. Minimum 1 each; lasts until CAL-USR-14 or the end of that combat.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: WS 1 after a failed Fear test (CLS-USR-09)',
  },
  {
    id: 'CAL-USR-14',
    title: 'Fear: overcome by winning',
    source: 'Universal Special Rules, Fear',
    text: [
      'A unit that wins a combat round against an enemy it Fears stops Fearing it and gets its WS and Initiative back.',
      'Ruling: permanent, for that pair of units; a draw is not a win.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; replaces the test each round of CLS-USR-09',
  },
  {
    id: 'CAL-USR-15',
    title: 'Fear: who causes it',
    source: 'Universal Special Rules, Fear',
    text: [
      'Monstrous Creatures, certain Special Characters and units whose rules say so cause Fear. Fear-causing units do not Fear others.',
      'Ruling: a unit Fears every enemy that causes Fear unless it causes Fear itself or is immune in the base (Fearless, Know No Fear, vehicles: CLS-USR-09). Types that have Fear in the base keep it: Monstrous and Gargantuan Creatures, Daemons, super-heavies. One model causing it is enough; special characters carry a datasheet flag.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: who must test for Fear (CLS-USR-09, where causing Fear gives no immunity); bearers stay those of CLS-UNIT-11, CLS-UNIT-13, CLS-USR-07, CLS-VEH-43, CLS-VEH-48, CLS-VEH-54',
  },
  {
    id: 'CAL-USR-16',
    title: 'Fleet',
    source: 'Universal Special Rules',
    text: [
      'A unit with Fleet may charge in the turn in which it Ran.',
      'Ruling: replaces the rerolls of CLS-USR-12; all models of the unit need it. Beasts and Cavalry have it by type.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Fleet rerolls (CLS-USR-12) and the ban on charging after a Run (CLS-MOVE-11, CLS-ASSAULT-03)',
  },
  {
    id: 'CAL-USR-17',
    title: 'Frenzy: double attacks',
    source: 'Universal Special Rules',
    text: [
      'A model with Frenzy doubles its base Attacks characteristic.',
      'Ruling: the profile value is doubled first, then +1 for charging, second weapon etc. are added.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; Rage and Rampage (CLS-USR-26, CLS-USR-27) stay as rules of their own',
  },
  {
    id: 'CAL-USR-18',
    title: 'Frenzy: lost by losing',
    source: 'Universal Special Rules',
    text: [
      'A Frenzied unit that loses a round of close combat loses Frenzy.',
      'Ruling: for the rest of the game and with all its parts (CAL-USR-17, 19), from the moment the result is known. A draw keeps it.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-19',
    title: 'Frenzy: forced advance',
    source: 'Universal Special Rules',
    text: [
      'A Frenzied unit must always move towards, and charge, the closest enemy unit.',
      'Ruling: full move towards the closest enemy unit it could legally charge (Hidden units and zooming Flyers do not count); a charge must be declared if it is within the longest possible charge distance (12" on 2D6). It may shoot only what still allows that charge. Pinned, gone-to-ground, falling back and locked units are exempt, as are charges the base forbids (CLS-ASSAULT-03).',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-20',
    title: 'Hatred: must charge',
    source: 'Universal Special Rules',
    text: [
      'If a Hated enemy unit is in charge range, the unit has to charge the closest such enemy.',
      'Ruling: in range = within the longest possible charge distance; it limits neither movement nor which unit is shot. Frenzy goes first if both apply.',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: Hatred (CLS-USR-15) with a compulsion',
  },
  {
    id: 'CAL-USR-21',
    title: 'Hatred: rerolls on the charge',
    source: 'Universal Special Rules',
    text: [
      'In the first turn of combat, if it charged, the unit may reroll failed to-hit rolls against the Hated unit.',
      'Ruling: each die once. Zealot gives Hatred as in CLS-USR-43.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Hatred rerolls, charging or not (CLS-USR-15)',
  },
  {
    id: 'CAL-USR-22',
    title: 'Hatred: extra attack',
    source: 'Universal Special Rules',
    text: [
      'When it charges a Hated unit each model has +1 attack in that Assault phase besides the charge bonus.',
      'Ruling: the source ties it to getting the charge; it stays when the ordinary charge bonus is lost.',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: Hatred (CLS-USR-15) with an attack',
  },
  {
    id: 'CAL-USR-23',
    title: 'Hatred: steady nerves',
    source: 'Universal Special Rules',
    text: [
      'Morale Checks and Leadership tests caused by a Hated enemy roll 3D6 and use the two lowest.',
      'Ruling: includes Pinning and Fear tests caused by it.',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: Hatred (CLS-USR-15); a way to roll the tests of CLS-MORALE-01',
  },
  {
    id: 'CAL-USR-24',
    title: 'Prone Position: dropping',
    source: 'Universal Special Rules, Prone Position',
    text: [
      "Under fire from a Pinning weapon a unit by default drops prone: no movement in its next turn, shooting in that turn's Shooting phase allowed, and a 6+ cover save.",
      'Ruling: the choice comes when a Pinning Test from shooting is due (CAL-SHOOT-21): drop (no test is taken) or press on (CAL-USR-25). Prone lasts to the end of its next own turn, from the moment of choice; no Run or charge; shooting at full BS (this is the difference from CLS-MORALE-14); no Overwatch. The 6+ is level 1 among the sources of cover (CAL-SAVE-03): it does not improve better cover, but bonuses add to it. Units that can be neither pinned nor sent to ground in the base have no choice to make (CAL-SHOOT-21). A prone unit is not Pinned and keeps its Initiative.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: the pinning test as the only answer to Pinning (CLS-MORALE-12) and the state that follows it (CLS-MORALE-13, CLS-MORALE-14)',
  },
  {
    id: 'CAL-USR-25',
    title: 'Prone Position: pressing on',
    source: 'Universal Special Rules, Prone Position',
    text: [
      'Instead of dropping the unit may take a Leadership test to press on. Passed: it moves and shoots normally in its next turn. Fearless units pass without rolling.',
      'Ruling: this test IS the Pinning Test, with the modifier of CAL-SHOOT-22; there is no second one. The source says some units may do so; every unit that can be pinned may. A Fearless unit cannot drop (CLS-USR-10), so it always presses on, and CAL-USR-26 applies to it. With the Prone rules switched off the Pinning Test is taken without a choice.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: pinning test (CLS-MORALE-12)',
  },
  {
    id: 'CAL-USR-26',
    title: 'Prone Position: no cover while pressing on',
    source: 'Universal Special Rules, Prone Position',
    text: [
      'A unit that chose to press on has no cover save of any kind for the rest of that Shooting phase.',
      'Ruling: whether the test was passed or failed; includes Jink, night, terrain and Going to Ground.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-27',
    title: 'Prone Position: failing to press on',
    source: 'Universal Special Rules, Prone Position',
    text: [
      'If the test to press on is failed the unit goes to ground against orders: it may neither move nor shoot in its next turn.',
      'Ruling: this is the state Pinned of CAL-DEF-03; its cover bonus starts after the current Shooting phase.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: failed pinning test, after which Snap Shots are allowed (CLS-MORALE-12, CLS-MORALE-14)',
  },
  {
    id: 'CAL-USR-28',
    title: 'Surprise Assault',
    source: 'Universal Special Rules',
    text: [
      'A unit with Surprise Assault has +1 attack and +1 Initiative in the Assault phase in which it charges.',
      'Ruling: on top of the ordinary +1 attack for charging; having it twice counts once. Initiative fixed at 1 by another rule stays 1.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-USR-29',
    title: 'Auspex',
    source: 'Universal Special Rules (Infiltrators paragraph)',
    text: [
      'A unit with an auspex may reroll its spotting roll (CAL-USR-07). If the Hidden unit is within spotting distance the auspex unit may shoot at it even though it is Hidden.',
      'Ruling: the spotting distance is not given; 12" is used (setting). Only the searcher\'s die is rerolled, once. Within 12" shooting is allowed without a roll, for that unit alone; charging still needs CAL-USR-07.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; the base has no auspex',
  },
];
