import type { LedgerEntry } from 'sandtable/rules';

export const shoot: readonly LedgerEntry[] = [
  {
    id: 'CAL-SHOOT-01',
    title: 'One target per unit',
    source: 'The Shooting Phase, point 1',
    text: [
      'A unit picks one enemy unit; every model of the unit that shoots this phase must shoot at it.',
      'Ruling: base exceptions stay: Split Fire, Power of the Machine Spirit, Gargantuans and super-heavies (CLS-SHOOT-03), and no shots into combat (CLS-SHOOT-22, but CAL-WPN-05).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: choosing a target (CLS-SHOOT-03)',
  },
  {
    id: 'CAL-SHOOT-02',
    title: 'Weapon by weapon',
    source: 'The Shooting Phase, point 2',
    text: 'The controller picks one weapon name at a time; all models of the unit using that weapon shoot it together and the group is resolved fully (cover to removal) before the next weapon is picked.',
    simulated: 'full',
    changes: 'restates classic base: shooting sequence and selecting weapons (CLS-SHOOT-01, CLS-SHOOT-05, CLS-SHOOT-21)',
  },
  {
    id: 'CAL-SHOOT-03',
    title: 'One weapon per model',
    source: 'The Shooting Phase, point 3',
    text: [
      'A model that is neither a Vehicle nor a Monstrous Creature may shoot only one weapon per Shooting phase unless its datasheet says otherwise.',
      'Ruling: a permission in the rules of a weapon counts as stated: two pistols may both be shot (CLS-WPN-07) and one model per unit may throw a grenade instead (CLS-WPN-08).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: number of weapons (CLS-SHOOT-05, CLS-UNIT-11, CLS-VEH-06)',
  },
  {
    id: 'CAL-SHOOT-04',
    title: 'Out of range loses the shooting',
    source: 'The Shooting Phase, point 4',
    text: [
      'A model shoots only if a visible model of the target unit is within range of its weapon. If the chosen target proves to be out of range of every weapon the unit could use, the attack is lost: no other target, no shooting and no Run for that unit in this phase.',
      'Ruling: the loss is for the whole unit only if no model is in range; with some models in range those shoot and the others do not. Distances are not checked for the player before he commits to the target: the free measuring of CLS-DEF-01 does not cover the choice of a shooting target (it stays for movement and charges).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: sight and range per firing model (CLS-SHOOT-04); replaces free measuring before the commitment (CLS-DEF-01) and the choice to Run afterwards (CLS-MOVE-11)',
  },
  {
    id: 'CAL-SHOOT-05',
    title: 'Guess Range: declaring the distance',
    source: 'The Shooting Phase, point 5',
    text: [
      'A Guess Range weapon is aimed by stating a distance in inches toward the target unit. The true distance is then measured; the shooter may correct the guess by any amount from 0 up to his BS in inches, up or down. The corrected distance is the aiming point on the line from shooter to target model.',
      'Ruling: the source does not list the weapons: Guess Range are those whose datasheet says so, every Barrage weapon of the base (CLS-WPN-17) and every thrown grenade (CAL-WPN-27); other blasts keep CLS-WPN-12. The stated distance lies between the minimum (if any) and maximum range of the weapon. The correction is applied after measuring, always as close to the true distance as possible: |guess - true| <= BS puts the marker on the target model, otherwise it lies |guess - true| - BS inches short or over. The guess is an input; the default policy states the true distance plus a seeded error of D6 minus D6 inches (a harness convention, may be set to 0).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: placing the marker of a blast or barrage (CLS-WPN-12, CLS-WPN-17), for Guess Range weapons',
  },
  {
    id: 'CAL-SHOOT-06',
    title: 'Height extends range',
    source: 'The Shooting Phase, point 6',
    text: [
      'A firer standing above the ground adds 1" to the range of its weapons for each full 1" of its own height above the ground, at most +6".',
      "Ruling: only the firer's height counts, not the difference to the target (the source measures from the ground). Half range for Rapid Fire, Salvo and Melta uses the printed range. Template weapons and thrown grenades gain nothing. Fractions are dropped. Flyers and jump models in the air use the terrain they stand on; the flight height of CLS-DEF-02 gives nothing.",
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: range check (CLS-SHOOT-04); the base has no height bonus',
  },
  {
    id: 'CAL-SHOOT-07',
    title: 'Jink declared before the shots',
    source: 'The Shooting Phase, point 7',
    text: [
      'When a unit of Skimmers, Bikes or Jetbikes is named as a target, its owner must say before any shot is worked out whether it Jinks; he cannot decide after seeing hits or wounds. The Jink save is a cover save taken as in CAL-SAVE-01.',
      'Ruling: the source gives no Jink value, so the base 4+ stands (CLS-USR-19: until the start of its next own turn; Snap Shots until the end of it) and is not lowered to soft or hard cover values. It is a cover save, so bonuses add to it (CAL-SAVE-03). Every unit with Jink in the base may use it, Flyers and flying monsters included; never when immobilised, stunned or locked.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: Jink (CLS-USR-19, CLS-UNIT-02, CLS-UNIT-03, CLS-VEH-37); new is only that the save is rolled before to-hit (CAL-SAVE-01)',
  },
  {
    id: 'CAL-SHOOT-08',
    title: 'To-hit, then to-wound',
    source: 'The Shooting Phase, point 8',
    text: [
      'Each shot left after cover dice rolls to hit; each hit rolls to wound against the Toughness of the target unit on the chart of CAL-ASSAULT-06; each wound goes to pools and allocation.',
      'Ruling: the to-wound chart stands under Assault but is worded for wound rolls in general, so it is used for shooting too. Majority Toughness as in CLS-SHOOT-11, for vehicles CAL-VEH-10 and CAL-VEH-11.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: shooting sequence and majority Toughness (CLS-SHOOT-01, CLS-SHOOT-11), with cover in front (CAL-SAVE-01) and the chart of CAL-ASSAULT-06 in place of CLS-SHOOT-10',
  },
  {
    id: 'CAL-SHOOT-09',
    title: 'To-hit by BS',
    source: 'The Shooting Phase, point 9',
    text: [
      'Required to-hit roll is 7 minus BS, never better than 2+: BS 1 = 6+, 2 = 5+, 3 = 4+, 4 = 3+, 5 or more = 2+. A natural 1 always misses (before rerolls).',
      'Ruling: Snap Shots count as BS 1, and what may not be fired that way stays as in the base (CLS-SHOOT-08, CLS-SHOOT-09). BS 0 cannot shoot (CLS-DEF-09).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: to-hit with BS (CLS-SHOOT-06, CLS-SHOOT-08)',
  },
  {
    id: 'CAL-SHOOT-10',
    title: 'Twin-linked',
    source: 'The Shooting Phase, point 10',
    text: [
      'A twin-linked shot that misses may reroll its to-hit die once.',
      'Ruling: no die is rerolled twice. With BS 6 or more the shooter uses the twin-linked reroll (needs 2+) in place of that of CAL-SHOOT-17, not in addition: one reroll at the better value, as in CLS-SHOOT-07. In a Snap Shot the reroll needs 6. Twin-linked templates keep CLS-WPN-21, twin-linked blasts that are not Guess Range keep CLS-WPN-15.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Twin-linked (CLS-WPN-21) and its meeting with BS 6+ (CLS-SHOOT-07)',
  },
  {
    id: 'CAL-SHOOT-11',
    title: 'Going to Ground',
    source: 'The Shooting Phase, point 11',
    text: [
      'A unit shot at in the enemy Shooting phase may go to ground. Its cover save improves by 1 (one Cover Save level); in the open it gets a 6+ cover save. It may be declared after the enemy has shot at it.',
      'Ruling: cover dice come before to-hit, so "after being shot at" means: after target, weapon and number of shots are known, before the cover dice of that weapon group. It stays in force to the end of the unit\'s next own turn. Units that cannot go to ground in the base cannot here: Fearless ones, vehicles, Monstrous Creatures, Bikes, Jetbikes, locked and falling back units (CLS-MORALE-13, CLS-UNIT-02, CLS-UNIT-03, CLS-UNIT-11). Drawbacks are those of CLS-MORALE-14 (no move, Run or charge, only Snap Shots, no Overwatch); a charge that makes contact ends the state and the unit then fights at its own Initiative (CLS-MORALE-15), unlike a Pinned one. It may be declared at a later weapon group of the same attack, helping only from then on.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: moment of going to ground, after to-wound and before saves (CLS-MORALE-13); restates its bonus and drawbacks (CLS-SAVE-12, CLS-MORALE-14)',
  },
  {
    id: 'CAL-SHOOT-12',
    title: 'Wound pools',
    source: 'The Shooting Phase, point 12',
    text: [
      'Wounds that differ in Strength, AP or special rules (for example Rending wounds) go into separate pools. One pool is allocated completely before the next is begun.',
      'Ruling: the shooting player chooses the order of the pools.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: wound pools (CLS-SHOOT-12)',
  },
  {
    id: 'CAL-SHOOT-13',
    title: 'Allocation to the closest model',
    source: 'The Shooting Phase, point 13',
    text: [
      'Each wound goes to the model of the target unit closest to the shooting unit; it may take its saving throw; at 0 Wounds it is removed; then the next wound goes to the closest model left. Equal distance: the owner of the models chooses.',
      'Ruling: the owner of equally close models chooses, where the base picks at random. A wounded multi-wound model that is still closest keeps receiving wounds. "Saving throw" here is armour or invulnerable (cover was taken earlier, CAL-SAVE-01).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: closest-first allocation (CLS-SHOOT-13); replaces the random pick between equally close models (CLS-SHOOT-14)',
  },
  {
    id: 'CAL-SHOOT-14',
    title: 'Crossfire',
    source: 'The Shooting Phase, point 14',
    text: [
      'A unit shot at in one Shooting phase by enemy units from two opposing facings (for example front and rear) is in a crossfire. It takes a Morale Check at once, with -1 Leadership for each unsaved wound from the crossfire shots, those from both sides added.',
      "Ruling: opposing means front and rear, or left side and right side (the source gives front and rear as an instance). The arc is taken when each unit shoots (CAL-DEF-02, CAL-SHOOT-20). Checked as soon as the second side's attack is resolved, once per target unit per phase; even 0 wounds means an unmodified check. Shots must have been in range and in sight; hits are not needed. Wounds counted here are not counted again in CAL-MORALE-01 that phase if this check is passed. Vehicles are not affected, and base rules for Morale Checks hold (Fearless passes, Stubborn ignores the modifier, double 1 passes, Leadership never below 2: CLS-USR-10, CLS-USR-36, CLS-MORALE-02, CLS-MORALE-06).",
    ].join('\n'),
    simulated: 'full',
    changes: 'new; a check besides the one per phase for casualties (CLS-MORALE-04, CLS-MORALE-17)',
  },
  {
    id: 'CAL-SHOOT-15',
    title: 'Run in place of shooting',
    source: 'The Shooting Phase, point 15',
    text: 'In the Shooting phase a unit may either shoot or Run, not both.',
    simulated: 'full',
    changes: 'restates classic base: Run in place of shooting (CLS-MOVE-11, CLS-SHOOT-02)',
  },
  {
    id: 'CAL-SHOOT-16',
    title: 'Guess Range: to-hit and scatter',
    source: 'The Shooting Phase, point 5',
    text: [
      'After the aiming point is fixed (CAL-SHOOT-05) a to-hit die is rolled against the BS of the firer. Hit = the marker stays at the aiming point. Miss = it scatters 2D6" in a random direction.',
      'Ruling: the source mentions both a to-hit die and a scatter die: the D6 decides if it scatters, the scatter die gives only the direction (its hit face is used for its small arrow). BS is not taken off the 2D6 because it already corrected the guess. Rerolls of CAL-SHOOT-10 and 17 apply to the D6, those of CLS-WPN-15 do not exist here. Such a weapon is still no Snap Shot (CLS-SHOOT-09), the shot is lost if the centre leaves the table (CLS-WPN-12), and further markers of a multiple barrage are placed by CLS-WPN-18.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: scatter of blasts and barrages (CLS-DEF-06, CLS-WPN-12, CLS-WPN-15, CLS-WPN-17), for Guess Range weapons',
  },
  {
    id: 'CAL-SHOOT-17',
    title: 'Reroll for BS above 5',
    source: 'The Shooting Phase, point 9',
    text: [
      'With BS 6-10 the roll is 2+ and each missed shot is rerolled once, needing 12 minus BS: BS 6 = 6+, 7 = 5+, 8 = 4+, 9 = 3+, 10 = 2+. BS above 10 counts as 10.',
      'Ruling: BS is taken after modifiers; a Snap Shot has BS 1 and no reroll.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: BS 6 or more (CLS-SHOOT-07)',
  },
  {
    id: 'CAL-SHOOT-18',
    title: 'Crossfire is Suppression Fire',
    source: 'The Shooting Phase, point 14',
    text: [
      'All shots that make up a crossfire count as Suppression Fire whatever the weapon (CAL-SHOOT-21).',
      'Ruling: one Pinning Test for the whole crossfire, taken after the crossfire Morale Check and only if the unit is not Falling Back; needs at least one hit among all crossfire shots; modifier = unsaved wounds from both sides.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; extends the causes of a pinning test (CLS-WPN-31)',
  },
  {
    id: 'CAL-SHOOT-19',
    title: 'Unit facing in its own turn',
    source: 'The Shooting Phase, opening paragraph',
    text: [
      'A unit has one facing: the direction in which it last moved or shot in its own turn.',
      'Ruling: whichever came last counts (move, shot, Run, charge). Move direction = start centroid to end centroid; shot direction = own centroid to target centroid. A unit that did neither keeps its facing; at deployment it faces the enemy board edge. While locked in combat it faces the centroid of the enemies in contact. Vehicles other than Walkers keep their hull facing. With deployment on short edges or in corners the unit faces straight towards the opposing zone. A unit that moves on from Reserve faces its direction of movement; one that arrives by Deep Strike faces the nearest enemy unit.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; in the base only vehicles have facings (CLS-VEH-12)',
  },
  {
    id: 'CAL-SHOOT-20',
    title: 'Unit facing in the enemy turn',
    source: 'The Shooting Phase, opening paragraph',
    text: [
      "In the enemy's turn a unit turns to face an enemy unit that shoots Suppression Fire at it.",
      "Ruling: it turns after that enemy unit's attack is fully resolved, whether or not a shot hit; that shooter is then recorded as having shot from the front for CAL-SHOOT-14. The latest Suppression Fire decides. Other shooting does not turn the unit. Locked units do not turn.",
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-SHOOT-21',
    title: 'Suppression Fire: a hit is enough',
    source: 'The Shooting Phase, paragraph on Suppression Fire',
    text: [
      'Shots from weapons with Pinning, and shots that another rule names so (CAL-SHOOT-18, CAL-USR-08), are Suppression Fire: if at least one of them hits the unit it takes a Pinning Test, even if nothing was wounded.',
      'Ruling: the source both equates the two and contrasts them: a ranged shot with Pinning in a Shooting phase is Suppression Fire (hit is enough); Pinning from anything else (grenades in a charge, explosions, powers) needs an unsaved wound. One test per shooting unit, after its whole attack. Shots discarded by cover are not hits. Overwatch never pins (CLS-ASSAULT-04). Weapons that are Pinning in the base (Barrage CLS-WPN-17, Sniper CLS-WPN-25) count. Base immunities remain: vehicles, embarked and locked units (CLS-MORALE-12), Bikes, Jetbikes, Monstrous and Gargantuan Creatures and units that never go to ground (CLS-UNIT-02, CLS-UNIT-03, CLS-UNIT-11, CLS-USR-44) neither test nor choose; Fearless units pass without rolling (CAL-USR-25).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Pinning weapons in the Shooting phase (CLS-WPN-31, CLS-MORALE-12: an unsaved wound is needed there)',
  },
  {
    id: 'CAL-SHOOT-22',
    title: 'Pinning Test modifier',
    source: 'The Shooting Phase, paragraph on Suppression Fire',
    text: [
      'A Pinning Test is 2D6 equal to or under Leadership, with -1 Leadership for each unsaved wound that the Pinning weapon (or Suppression Fire) caused in that attack. Failure = Pinned (CAL-DEF-03).',
      'Ruling: only wounds from the weapons that cause the test count, not those of other weapons of the same unit. Double 1 always passes (CLS-MORALE-02), Leadership is not lowered below 2 (CLS-MORALE-06), Stubborn units ignore the modifier (CLS-USR-36). At most one test per shooting unit (CLS-MORALE-12).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: unmodified pinning test (CLS-MORALE-12)',
  },
  {
    id: 'CAL-SHOOT-23',
    title: 'Who can receive wounds',
    source: 'The Shooting Phase, point 13',
    text: [
      'A wound may only be allocated to a model that is both visible to and within weapon range of at least one model of the firing group. When no such model is left, remaining wounds are lost.',
      'Ruling: one and the same firer must see the model and have it in range; it may be another firer for the next wound. Range includes the bonus of CAL-SHOOT-06. The base limits by sight only (CLS-SHOOT-15). Blast, Template, Barrage and beam wounds keep the wider reach of CLS-SHOOT-16.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: allocation and visibility (CLS-SHOOT-16); replaces allocation beyond range (CLS-SHOOT-15)',
  },
  {
    id: 'CAL-SHOOT-24',
    title: 'Look Out, Sir',
    source: 'The Shooting Phase, point 13',
    text: [
      'When a wound is allocated to a Character the base Look Out, Sir roll may be made before its save: on success the wound moves to the closest other model of the unit.',
      'Ruling: everything else as in CLS-SHOOT-18: 4+ for a Character, 2+ for an Independent Character, the wound goes to the closest other model within 6", one attempt per wound, also in close combat but not in a challenge.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Look Out Sir (CLS-SHOOT-18, CLS-UNIT-16)',
  },
];
