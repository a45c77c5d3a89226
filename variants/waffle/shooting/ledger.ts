import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-SHOOT without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-SHOOT-02',
    title: 'Target must be seen',
    source: 'The Shooting Sequence, step 2',
    text: 'Restated: a unit may target an enemy unit it can see.',
    simulated: 'full',
    changes: 'classic base: Choosing a target (restated) (CLS-SHOOT-03)',
    seams: ['mayTarget'],
  },
  {
    id: 'WAF-SHOOT-03',
    title: 'Fire weapon by weapon, model by model',
    source: 'The Shooting Sequence, steps 3 and 7',
    text: 'Restated: pick one weapon name; every model with it may fire it at the target provided that model sees, and is in range of, at least one visible target model. Models without range or sight do not fire. Then pick the next weapon name.',
    simulated: 'full',
    changes: 'classic base: Sight and range per firing model, Selecting weapons (restated) (CLS-SHOOT-04, CLS-SHOOT-05)',
    seams: ['bears'],
  },
  {
    id: 'WAF-SHOOT-04',
    title: 'Roll To Hit by BS',
    source: 'The Shooting Sequence, step 4',
    text: "Restated: one D6 per shot, needed score from the firer's BS (see base numbers in the preamble).",
    simulated: 'full',
    changes: 'classic base: To Hit by BS (restated) (CLS-SHOOT-06, CLS-SHOOT-07)',
    seams: ['hitOn'],
  },
  {
    id: 'WAF-SHOOT-05',
    title: 'Roll To Wound against majority Toughness',
    source: 'The Shooting Sequence, step 5',
    text: [
      "Restated: each hit rolls To Wound with the weapon's Strength against the Toughness shared by most models in the target.",
      'Ruling: If two Toughness values are equally common, use the higher (classic base).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: To Wound and mixed Toughness (restated) (CLS-SHOOT-10, CLS-SHOOT-11, CLS-DEF-11)',
    seams: ['toughnessOf'],
  },
  {
    id: 'WAF-SHOOT-06',
    title: 'Wounds go to the closest model',
    source: 'The Shooting Sequence, step 6',
    text: 'Restated: each wound in turn goes to the closest target model, which saves at once; a model at 0 Wounds is removed before the next wound goes to the next closest.',
    simulated: 'full',
    changes:
      'classic base: Closest-first allocation (restated) (CLS-SHOOT-13); pools, ties, range and visibility stay (CLS-SHOOT-12, CLS-SHOOT-14, CLS-SHOOT-15, CLS-SHOOT-16)',
    seams: ['allocateNext'],
  },
  {
    id: 'WAF-SHOOT-11',
    title: 'When Snap Shots are forced',
    source: 'Snap Shots',
    text: 'Restated: certain circumstances allow only Snap Shots, the usual one being a Heavy weapon fired by a model that moved this turn.',
    simulated: 'full',
    changes: 'classic base: Snap Shots, Heavy weapons (restated) (CLS-SHOOT-08, CLS-WPN-03)',
    seams: ['firesSnap'],
  },
  {
    id: 'WAF-SHOOT-13',
    title: 'What cannot be a Snap Shot',
    source: 'Snap Shots',
    text: [
      'Restated: Template weapons, Ordnance weapons, Blast weapons and any attack that does not use BS cannot be fired as Snap Shots.',
      'Ruling: Templates in Overwatch keep the D3 automatic hits of CLS-WPN-11; in Return Fire they may not be used.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: What cannot be fired as Snap Shots (restated) (CLS-SHOOT-09)',
    seams: ['canSnap'],
  },
  {
    id: 'WAF-SHOOT-19',
    title: 'Run',
    source: 'Run',
    text: [
      'Restated: instead of firing in its Shooting phase a unit may Run; roll D6 for the most inches each model may move; the unit counts as having Run even if it then stays put. Difficult terrain does not slow a Run, dangerous terrain is tested for, and a unit that Ran may not charge that turn.',
      'Ruling: Who may not Run follows CLS-MOVE-11.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Run (restated) (CLS-MOVE-11)',
    seams: ['runAs'],
  },
  {
    id: 'WAF-SHOOT-20',
    title: 'Locked units do not shoot',
    source: 'Shooting Into and out of Close Combat (proposed rule), sentence 1',
    text: [
      'Restated: models of a unit locked in combat cannot fire in the Shooting phase.',
      'Ruling: Printed inside a proposal but identical to the base, so it holds whether or not WAF-SHOOT-21 is on.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Units that may shoot (restated) (CLS-SHOOT-02)',
    seams: ['mayShoot'],
  },
  {
    id: 'WAF-SHOOT-24',
    title: 'Markers and templates near a melee',
    source: 'Shooting Into and out of Close Combat (proposed rule), paragraph 2',
    text: [
      'Restated: blast markers and templates may not be placed to cover locked models, but a marker may scatter onto them and then hits friend and foe alike.',
      'Ruling: Holds whether or not WAF-SHOOT-21 is on.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: No shooting into combat, markers (restated) (CLS-SHOOT-22, CLS-ASSAULT-38)',
    seams: ['layMarker'],
  },
  {
    id: 'WAF-SHOOT-25',
    title: 'Locked units ignore shooting morale',
    source: 'Shooting Into and out of Close Combat (proposed rule), paragraph 3',
    text: [
      'Restated: units locked in combat take no Morale checks or Pinning tests from shooting and cannot Go to Ground.',
      'Ruling: Holds whether or not WAF-SHOOT-21 is on; it also rules out Dive for Cover.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'classic base: No shooting into combat, When no test is taken, Going to ground (restated) (CLS-SHOOT-22, CLS-MORALE-05, CLS-MORALE-13)',
    seams: ['moraleDue'],
  },
];
