import type { LedgerEntry } from 'sandtable/rules';

export const morale: readonly LedgerEntry[] = [
  {
    id: 'WAF-MORALE-01',
    title: 'Losing 25% means Morale or Pinned',
    source: 'Morale, When to Test (proposed rule), Casualties',
    text: [
      'A unit that loses at least 25% of its current models during one Movement or Shooting phase checks Morale when the phase ends; if it fails it is Pinned.',
      'Ruling: Current models means those present when the phase began. Losses from any cause in the phase count (enemy shooting, Return Fire, Tank Shock, Gets Hot, dangerous terrain). Psychic and assault casualties do not. Pinned has the result of a failed Pinning test (WAF-WPN-24): Dive for Cover, without the Run if the unit has already reacted this turn. Units that cannot be Pinned lose nothing by failing. An active unit Pinned through Return Fire cannot go on to charge. This replaces CLS-MORALE-03 while WAF-MORALE-01 and -02 are on; witchfire losses, which the base counts in the Psychic phase, cause no check.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Casualty morale, where failure means Fall Back (CLS-MORALE-03, CLS-MORALE-04)',
  },
  {
    id: 'WAF-MORALE-02',
    title: 'Losing 50% means Morale or Fall Back',
    source: 'Morale, When to Test (proposed rule), Casualties',
    text: [
      'At 50% or more of current models lost in one Movement or Shooting phase, the check at the end of the phase makes the unit Fall Back at once if failed.',
      'Ruling: Only this check is taken, not the 25% one as well.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Casualty morale, threshold 25% (CLS-MORALE-03, CLS-MORALE-04)',
  },
  {
    id: 'WAF-MORALE-03',
    title: 'Losing an assault: ratio penalty',
    source: 'Morale, When to Test (proposed rule), Losing an assault',
    text: [
      "A unit that loses a close combat checks Morale and Falls Back on a failure. The Ld penalty is -1; -2 if the winner's combat result is at least double the loser's, -3 if at least triple, and so on, never worse than -6.",
      "Ruling: Penalty is the whole-number part of winner divided by loser, between 1 and 6. A loser's result of 0 counts as 1; read literally every shut-out would be -6, even 1 to 0. Other modifiers (Terror) are added on top and may exceed -6. In multiple combats use the side totals. Ld never counts as lower than 2 and a natural double 1 passes (CLS-MORALE-02, CLS-MORALE-06).",
    ].join('\n'),
    simulated: 'full',
    changes:
      "classic base: Losers' Morale check and Leadership modifiers, where the penalty is the difference (CLS-ASSAULT-29, CLS-MORALE-06)",
  },
  {
    id: 'WAF-MORALE-04',
    title: 'Direction of a Fall Back move',
    source: 'Morale, Fall Back',
    text: [
      'Restated: every model of the unit moves straight towards its own table edge by the shortest way, or towards the closest table edge in missions where it has none.',
      'Ruling: Distance is the base 2D6" (3D6" for unit types the base lists), D6" while Blinded.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Fall Back move (restated) (CLS-MORALE-07)',
  },
  {
    id: 'WAF-MORALE-05',
    title: 'Touching the edge removes models',
    source: 'Morale, Fall Back (paragraph 2)',
    text: [
      'A model of a falling-back unit that touches a table edge leaves play as a casualty.',
      'Ruling: The source names the model, not the unit, so the rest stays and keeps falling back. Removed models count as casualties for victory purposes. A model that cannot complete its move is lost as in CLS-MORALE-08.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Leaving the table (restated, model by model) (CLS-MORALE-08)',
  },
  {
    id: 'WAF-MORALE-06',
    title: 'Fleeing units test to regroup when charged',
    source: 'Morale, Regrouping When Assaulted',
    text: [
      'A falling-back unit that is the target of a charge must test to Regroup: a plain Leadership test, with no need for insane heroism however few models are left.',
      'Ruling: The source says the test comes once the charger is found to be in range, yet failure sets the charge reaction, which precedes the charge roll. Adopted: test in the reaction step, as soon as a legal declaration is made. No Fear test is taken in addition. The test is compulsory each time a charge is declared, even if the reaction is already used.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'classic base: Charging a unit that is falling back, Regrouping below 25%; the test comes earlier and needs no Insane Heroism (CLS-ASSAULT-12, CLS-MORALE-11)',
  },
  {
    id: 'WAF-MORALE-07',
    title: 'Regroup passed',
    source: 'Morale, Regrouping When Assaulted, second bullet; Regrouping and Multiple Assaults',
    text: [
      'It Regroups where it stands and the charge goes on, beginning with the charge move. The same holds when several units charge it.',
      'Ruling: Because play resumes with the charge, the unit gets no other reaction to this charge. The charge roll is still made. If the charge then falls short, the unit has regrouped this turn: an activation still to come this turn has no 3" move, and it may shoot as if it had moved but not move, Run or charge (CLS-MORALE-10), unless Courageous.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Charging a unit that is falling back (restated) (CLS-ASSAULT-12)',
  },
  {
    id: 'WAF-MORALE-08',
    title: 'Regroup failed',
    source: 'Morale, Regrouping When Assaulted, first bullet; Regrouping and Multiple Assaults',
    text: [
      'Its charge reaction is then always Fall Back. If it is nevertheless reached, it becomes locked and suffers one automatic hit per model of the charging unit or units, struck before the Initiative 10 step; the round is then fought.',
      'Ruling: Hits as in WAF-ASSAULT-18; because they are struck inside the combat, their unsaved wounds count in its result. The unit stops counting as falling back while locked and strikes as normal.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Charging a unit that is falling back, where it is destroyed (CLS-ASSAULT-12)',
  },
];
