import type { LedgerEntry } from 'sandtable/rules';

export const psy: readonly LedgerEntry[] = [
  {
    id: 'WAF-PSY-01',
    title: 'Psychic powers inside an activation',
    source: 'The Turn (silent); Blank (mentions the Psychic phase and the Warp Charge Pool)',
    text: [
      "Adopted integration. At the start of each game turn, after the priority roll, one D6 is rolled; each side's pool is that D6 plus the Mastery Levels of its psykers on the table. A psyker manifests powers in its own activation between movement and shooting. The pool also pays for denying enemy powers and is lost at the end of the game turn.",
      "Ruling: The source lists only movement, shooting and assault for an activation, yet other rules need a psychic step; this is the smallest fit. Each psychic die scores a success on 4+ as in the classic base. The D6 is rolled once per game turn by the winner of the priority roll, where the base rolls one in each player turn. A blessing, malediction or other power that lasts until the caster's next Psychic phase lasts until the caster's next activation begins, or to the end of the next game turn if the caster is gone. With WAF-TURN-02 off the classic Psychic phase is used unchanged.",
    ].join('\n'),
    simulated: 'full',
    changes:
      'classic base: Psychic phase, timing only (CLS-TURN-02, CLS-PSY-04, CLS-PSY-23); the test itself is untouched (CLS-PSY-07, CLS-PSY-10)',
  },
  {
    id: 'WAF-PSY-02',
    title: 'Summoning',
    source: 'Psychic Disciplines, Daemonology (Malefic), primaris power',
    text: [
      'Warp Charge 3 conjuration, range 12". Creates one new unit chosen from ten kinds: melee daemons, sorcerous daemons, tough daemons, swift daemons, hooked daemons, daemon hounds, flamer, swarm, seeker or paradox daemons, on a budget of 135 points.',
      'Ruling: 135 is a ceiling, as in Incursion. Points per model come from the unit data; with no list in the scenario the stand-in of CLS-PSY-31 is used (a horde squad of 10, counted as 13 points per model). The unit is placed by CLS-PSY-14: first model aimed within range, then scatter and mishaps as for Deep Strike. This holds for all conjurations of this ledger. Where the base forbids it to charge, here it has the choice of WAF-RESERVE-07. It is unspent: it may be activated later in the same game turn, but without movement and with either shooting or assault (WAF-RESERVE-07).',
    ].join('\n'),
    simulated: 'partial',
    leavesOut:
      "which kinds and how many come is up to the scenario's list of units: any of several models that neither ride nor fly; without a list it is the horde squad of the base.",
    changes:
      "classic base: Conjurations and the generic conjuration (CLS-PSY-14, CLS-PSY-31); the points cap and the unit list are this power's own",
  },
  {
    id: 'WAF-PSY-03',
    title: 'Sacrifice',
    source: 'Psychic Disciplines, Daemonology (Malefic), power 4',
    text: [
      'Warp Charge 1 conjuration, range 6". Creates a single herald of one of five powers or a single exalted flamer worth at most 85 points. When it succeeds, the psyker or a friendly model at most 6" from the psyker takes one Wound with no save of any kind.',
      "Ruling: The psyker's player picks who takes the Wound. Default stand-in when the scenario names no Herald: the champion of CLS-DEF-15, counted as 85 points.",
    ].join('\n'),
    simulated: 'partial',
    leavesOut:
      "the herald is a single model of the scenario's list; a list that has none of at most 85 points leaves the power without use.",
    changes: 'classic base: Conjurations (CLS-PSY-14); the power is new to the base',
  },
  {
    id: 'WAF-PSY-04',
    title: 'Incursion',
    source: 'Psychic Disciplines, Daemonology (Malefic), power 5',
    text: [
      'Warp Charge 3 conjuration, range 12". Creates one unit of heavy cavalry, flying, drone, fiend or rider daemons costing at most 135 points.',
      'Ruling: Default stand-in when the scenario has no list: the lancer squad of CLS-DEF-15 at 45 points per model.',
    ].join('\n'),
    simulated: 'partial',
    leavesOut:
      "the unit is one of the scenario's list that rides or flies; a list that has none of at most 135 points leaves the power without use.",
    changes: 'classic base: Conjurations and the generic conjuration (CLS-PSY-14, CLS-PSY-31)',
  },
  {
    id: 'WAF-PSY-05',
    title: 'Possession',
    source: 'Psychic Disciplines, Daemonology (Malefic), power 6',
    text: [
      'Warp Charge 3 conjuration, range 6". Creates one greater daemon (melee greater daemon, sorcerer greater daemon, tough greater daemon, swift greater daemon or fifth greater daemon). On success the psyker dies; if it is a Brotherhood (of Psykers or Sorcerers), its whole unit is removed. If the Psychic test fails, the psyker automatically suffers Perils of the Warp.',
      'Ruling: No points cap is printed; none applies. Default stand-in when the scenario names no greater daemon: the monster of CLS-DEF-15. Automatic Perils is rolled on CLS-PSY-09, once, even if the failed test also showed two 6s. A power that is denied (CLS-PSY-10) is neither a failed test nor a manifested power: no Perils by this entry and the psyker lives.',
    ].join('\n'),
    simulated: 'partial',
    leavesOut: "the greater daemon is a monster of the scenario's list; a list that has none leaves the power without use.",
    changes:
      'classic base: Conjurations, Perils trigger, Brotherhood of Psykers (CLS-PSY-14, CLS-PSY-08, CLS-PSY-20); the power is new to the base',
  },
];
