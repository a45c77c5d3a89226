// Written by `npm run contents`: the procedures that rules of this folder can change, from their declarations.
import type { Procedures } from 'sandtable/rules';

export const procedures: Procedures = {
  abilityIsPsychicAttack: {
    about: 'Whether mortal wounds of Psychic abilities are inflicted by a Psychic Attack.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  addUp: {
    about: 'Whether modifiers of one name that are no Auras add up; otherwise they count once.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  additionalHits: {
    about: 'Additional hits of a Critical Hit.',
    signature: '(a: Attack) => Count',
    gives: 'Count',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  additionalHitsShare: {
    about: 'Whether additional hits have everything that the Critical Hit has.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  advanceInches: {
    about: 'What is added to M for an Advance, inches: the Advance roll, or what takes its place.',
    signature: '(u: U) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  advanceModifier: {
    about: 'Sum of all modifiers of Advance rolls.',
    signature: '(u: U) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  advanceMove: {
    about: 'The Advance roll, inches; `again`: all its dice are rolled once more.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  advanceRoll: {
    about: 'The Advance roll, inches; `again`: all its dice are rolled once more.',
    signature: '(u: U, again: boolean) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  afterAttacks: {
    about: 'When all attacks of a unit are done (Hazardous tests and the like).',
    signature: '(v: Volley) => void',
    gives: null,
    whom: null,
  },
  afterCriticalWound: {
    about: 'The end of an attack that scored a Critical Wound, whatever became of it.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  allOutFirst: {
    about: 'Whether all get out before dice are rolled for any of them.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  apOf: {
    about: 'Whether a rule other than one of terrain gives a model the Benefit of Cover against an attack.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  apSeen: {
    about: 'Damage and AP of an attack as rules see them that work against a certain value; Damage is -1 where it is still to be rolled.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  armedToShoot: {
    about: 'Whether it has what a unit needs that is to be eligible: a ranged weapon.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  armourModifier: {
    about: 'Sum of all modifiers to any saving throw but AP; and of those to armour saves only.',
    signature: '(a: Attack, m: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  armourOn: {
    about: 'What all modifiers of a saving throw together count for.',
    signature: '(a: Attack, m: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  arrivalPromise: {
    about:
      'Most that a place promises to a unit which comes in that way, in points on paper. Waits for ways of arrival that make a place worth more.',
    signature: '(u: U, how: Arrival) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  arrive: {
    about:
      'Sets a unit up where an intent leads, as near to it as there is room, with all that follows: whether it found room. Waits for ways of arrival with choices of their own.',
    signature: '(u: U, how: Arrival, intentCode: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  arriveBy: {
    about: 'The same by one way of arrival. Waits for ways of arrival with choices of their own.',
    signature: '(u: U, how: Arrival) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  arriveInPart: {
    about:
      'Brings a unit in near x, y without the models for which there is no room, if its player likes: whether it did. Waits for units that arrive in part without a choice.',
    signature: '(u: U, how: Arrival, x: number, y: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  arriveUnit: {
    about: 'Brings a unit in, or not, as its player chooses: whether it did.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  atGroundLevel: {
    about: 'Whether a model is at ground level: on the table, or on a base plate of terrain.',
    signature: '(n: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  attackEnds: {
    about: 'The end of one attack, where they are made one by one.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  attackModifiers: {
    about: 'The same for a characteristic of an attack; `m`: the model it is allocated to, -1 before that.',
    signature: '(what: Stat, a: Attack, m: ModelId, by: Modifiers) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 3,
    },
  },
  attackerLocked: {
    about: 'Whether the attacker counts as locked in combat for a group of its ranged attacks.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  attackersHolds: {
    about: "Whether the attacker's rule applies instead of the target's.",
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  attacksBonus: {
    about: 'Attacks that abilities add for each bearer.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  attacksRoll: {
    about: 'A of one bearer as rolled.',
    signature: '(a: Attack) => Count',
    gives: 'Count',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  auraReaches: {
    about: 'Whether an Aura of a model reaches a unit.',
    signature: '(m: ModelId, u: U, inches: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  axisAhead: {
    about: 'How far ahead of its middle the axis is about which a model turns, inches.',
    signature: '(m: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  bailOutFarther: {
    about: 'The same for a unit with no room within the usual distance: as many models as there is room for farther away.',
    signature: '(u: U, hull: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  barredByEnemies: {
    about: 'Locked in Combat, and may not shoot because of it.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  barredByMove: {
    about: 'Advanced or Fell Back this turn, and may not shoot because of it.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  barredFromCharge: {
    about: 'Advanced or Fell Back this turn, and may not declare a charge because of it.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  barredFromLending: {
    about: 'Whether what its unit did this turn prevents that.',
    signature: '(u: U, weapon: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  baseContact: {
    about: 'Whether two models are in base contact.',
    signature: '(m: ModelId, n: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  batchSeen: {
    about: 'A batch has been rolled and lies open: the moment to make one of its rolls again.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  battleShockTest: {
    about: 'The whole test: rolls, and shocks the unit if it fails. Whether it passed; a destroyed unit does not test, and does not fail.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  battleShockTests: {
    about: 'How many tests a unit takes in its Battle-shock step.',
    signature: '(u: U) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  beginTurn: {
    about: 'Moves and rules after deployment and before the first turn.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  belowHalf: {
    about: 'Whether a unit is below half of its Starting Strength.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  belowStarting: {
    about: 'Fewer models than at the start; a single model that has lost a wound (TEN-MORALE-02).',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  benefitOfCover: {
    about: 'Whether attacks cannot be allocated to it while others of its unit are left.',
    signature: '(a: Attack, m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  bonusUnit: {
    about: "The unit whose unit-wide weapon abilities apply to a group of attacks, besides the attacker's own.",
    signature: '(a: Attack) => U',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  boundByLimits: {
    about: 'Whether a unit is bound by limits on where Reserves may be set up.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  boundToFallBack: {
    about: 'Whether a unit within Engagement Range has to Fall Back to move.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  boundWounds: {
    about: 'Mortal wounds of one Devastating Wounds attack or Hazardous test that are allocated to one model. Returns the wounds lost.',
    signature: '(m: ModelId, wounds: number, from: Harm) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  changedTo: {
    about: 'Which of the values that rules change it to stands.',
    signature: '(side: SideId, by: Modifiers, asks: boolean) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  charge: {
    about: 'Charges one unit; whether it made the move.',
    signature: '(u: U, t: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeChance: {
    about: 'Chance, 0 to 1, that a charge at the target would reach it.',
    signature: '(u: Unit, target: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeEnds: {
    about: 'What falls due on both sides as a Charge move ends, in the order the active player fixes.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeRoll: {
    about: '2D6 for a charge at a unit, with the dice of the deed; `neededInches` would reach it.',
    signature: '(u: U, t: U, dice: Frame, neededInches: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  charged: {
    about: 'The charge bonus and everything that follows a Charge move.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargesAfterFire: {
    about: 'Whether it could still charge a target this turn after shooting at an enemy with all that it has; null for shooting at nobody.',
    signature: '(u: Unit, shotAt: Unit | null, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  checkEnhancements: {
    about: 'Notes Enhancements that a unit may not have (TEN-ARMY-01, TEN-ARMY-04, TEN-ARMY-05).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  checkKeyword: {
    about: 'Notes units that a Detachment of a keyword may not have (TEN-ARMY-07).',
    signature: '(detachment: Detachment) => void',
    gives: null,
    whom: null,
  },
  checkMuster: {
    about: 'Notes everything that is wrong with an army list (TEN-ARMY-01).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  checkWarlord: {
    about: 'Notes that an army has no Warlord, more than one, or one that cannot be it (TEN-ARMY-02, TEN-ARMY-03).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  closePhase: {
    about: 'The end of a phase: what falls due at it, then whatever is settled whenever a phase ends.',
    signature: '(when: Moment) => void',
    gives: null,
    whom: null,
  },
  closedBy: {
    about: 'Before a unit is selected in a phase that ends with `end`: true if none can be any more.',
    signature: '(end: Moment) => boolean',
    gives: null,
    whom: null,
  },
  closesOn: {
    about: 'Whether a unit that piles in or consolidates looks at an enemy.',
    signature: '(u: U, enemy: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  coherencyLosses: {
    about: 'Removes models until the unit is coherent.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  coherent: {
    about: 'The same in a Charge move.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  commandPhase: {
    about: 'The start of a Command phase.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  commandStepEnds: {
    about: 'The end of the Command step, before the Battle-shock tests.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  consolidate: {
    about: 'Piles in, attacks, consolidates.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  consolidated: {
    about: 'A unit has Piled In; it has Consolidated. Triggers stand after them.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  contests: {
    about: 'Whether a unit counts for control of objectives at all.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  controlInches: {
    about: 'How near to the middle of an objective a model counts for its control, inches.',
    signature: '(objective: number) => Inches',
    gives: 'Inches',
    whom: null,
  },
  controlStrength: {
    about: 'What it counts for the control of an objective near it; 0 if it cannot control any now. The side with more controls it.',
    signature: '(u: Unit) => Value',
    gives: 'Value',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  controls: {
    about: 'The side that controls an objective now, -1 for nobody.',
    signature: '(objective: number) => SideId | -1',
    gives: null,
    whom: null,
  },
  countsAsFired: {
    about: 'Whether the weapon of a row of a volley that is over counts as fired.',
    signature: '(v: Volley, row: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  countsAsMoved: {
    about: 'It counts as having made a Normal move, although it has made none (arrivals, units that get out of Transports that moved).',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  countsAsReinforcements: {
    about: 'Whether a unit that is set up again is treated like Reinforcements.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  countsAsShot: {
    about: 'Whether a unit that was selected counts as having shot.',
    signature: '(v: Volley) => boolean',
    gives: 'Flag',
    whom: null,
  },
  countsAsUse: {
    about: 'Whether a use on a unit counts for how often a Stratagem can be used.',
    signature: '(unit: U | null) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  countsFor: {
    about: 'Whether a model in range of several objectives counts for this one.',
    signature: '(m: ModelId, objective: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  countsUnmoved: {
    about: 'Whether a unit none of whose models moved has Piled In or Consolidated.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  coverBehind: {
    about: 'Whether a piece that hides part of a model from one of the attackers gives it cover.',
    signature: '(by: U, n: ModelId, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coverGrantWorks: {
    about: "Whether a model stands where such a rule works against a unit's attacks: on terrain, or hidden in part by some.",
    signature: '(by: U, n: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coverGranted: {
    about: 'Whether a rule other than one of terrain gives a model the Benefit of Cover against an attack.',
    signature: '(a: Attack, m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coverNear: {
    about: 'Whether standing on or near a piece (index) can give a model cover; `stands`: 0 outside, 1 partly, 2 wholly on it.',
    signature: '(by: U, n: ModelId, piece: number, stands: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  creditOf: {
    about: 'The side whose army counts as having destroyed it.',
    signature: '(m: ModelId, by: U | null) => SideId | -1',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  criticalHit: {
    about: 'A Critical Hit has been scored.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  criticalHitOn: {
    about: 'Sum of all modifiers to the Hit roll that make it better (hitPenalty: worse), before the cap.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  criticalHitWounds: {
    about: 'Whether a Critical Hit wounds without a roll.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  criticalWound: {
    about: 'What a Critical Wound does in place of the rest of its attack: true if it did.',
    signature: '(a: Attack) => boolean',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  criticalWoundOn: {
    about: 'What all modifiers of a Hit or Wound roll together count for.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  damageFromNothing: {
    about: 'The Damage of an attack that a rule has changed to 0.',
    signature: '(a: Attack, m: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageModifier: {
    about: 'D as rolled.',
    signature: '(a: Attack, m: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageOf: {
    about: 'D of one attack, after modifiers; rolls if it is random.',
    signature: '(a: Attack, m: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageRoll: {
    about: 'D as rolled.',
    signature: '(a: Attack, m: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageSeen: {
    about: 'Damage and AP of an attack as rules see them that work against a certain value; Damage is -1 where it is still to be rolled.',
    signature: '(a: Attack, m: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  deckOf: {
    about: 'How many passengers may lend it a weapon. A number to tune.',
    signature: '(transport: U) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  declareSide: {
    about: 'The part of that of one side.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  declaresFirst: {
    about: 'Who declares first whether he uses a rule that he need not, where both may; -1: both at once.',
    signature: '(when: Moment) => SideId | -1',
    gives: null,
    whom: null,
  },
  deploy: {
    about: 'Puts the armies on the table, as far as the scenario has not.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  deployUnit: {
    about: 'Sets up a unit that the scenario gives no place in its deployment zone.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  desperateEscape: {
    about: 'One Desperate Escape test: whether a model is lost.',
    signature: '(u: U, dice: Frame) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  destroyed: {
    about: 'A model has just been destroyed.',
    signature: '(m: ModelId, by: U | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  devastatingDamage: {
    about: 'The damage of such an attack that is allocated to a model; rolls if it is random.',
    signature: '(a: Attack, m: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  discardsFirst: {
    about: 'Whether doubles are looked for among the remaining dice.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  dueAt: {
    about:
      'Puts what falls due at a moment on the agenda (`falls`). Abilities and rules wrap it or stand after it (`timedAbility`); it may be asked more than once, and nothing else may happen in it.',
    signature: '(when: Moment) => void',
    gives: null,
    whom: null,
  },
  effectsAboard: {
    about: 'What happens to temporary conditions of a unit when it gets in.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  effectsAfterSplit: {
    about: 'What becomes of timed effects on a unit that is left when an Attached unit comes apart.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  effectsOffTable: {
    about: 'What becomes of timed effects on a unit that is taken off.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  eligibleToShoot: {
    about: 'Whether a unit meets the conditions of being eligible to shoot, with a target or without: Actions ask for that too.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  embark: {
    about: 'Takes a unit off the table and into a transport.',
    signature: '(u: U, transport: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  embarksOnArrival: {
    about: 'Whether a unit that has just been set up from Reserves may get in, if it is near enough.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  engaged: {
    about: 'Whether a unit is within Engagement Range of any enemy. Waits for units that are never engaged, which it has to agree with.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  engagementInches: {
    about: 'Horizontal Engagement Range between two models, inches.',
    signature: '(m: ModelId, n: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  engages: {
    about: 'Whether two units are within Engagement Range of each other.',
    signature: '(u: U, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  extraWounds: {
    about: 'How many they are, `rolled` before modifiers.',
    signature: '(a: Attack, rolled: number) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  fallBackMove: {
    about: 'False when the unit cannot Fall Back from where it stands.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fallen: {
    about: 'A model has gone, whatever it triggered: what it counts for.',
    signature: '(m: ModelId, by: U | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  feelNoPainOn: {
    about: 'Face from which a wound is not lost; 7 for none. `a`: null for wounds that no attack caused.',
    signature: '(m: ModelId, mortal: boolean, a: Attack | null) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  fellAs: {
    about: 'Whether the unit whose last model has gone counts as one with a keyword.',
    signature: '(u: U, m: ModelId, what: Keyword) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  fightAlone: {
    about: 'One model of a unit fights alone, by some rule.',
    signature: '(u: U, m: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  fightPhase: {
    about: "What the charger's own side does then.",
    signature: '() => void',
    gives: null,
    whom: null,
  },
  fightUnit: {
    about: 'Piles in, attacks, consolidates.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fightWorth: {
    about: 'Points of the target that a round of close combat would be expected to destroy.',
    signature: '(u: Unit, target: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fightsFirst: {
    about: "What the charger's own side does then.",
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fightsLater: {
    about: 'Whether a destroyed model fights only when the attacks on its unit are done.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  fireWorth: {
    about:
      'Points that its shooting would be expected to destroy from `inches` away, wherever both are now, if it saw the target: what it could do from elsewhere. `moved`: after a move of so many inches, for weapons that fire worse then. Not limited to what the target has left.',
    signature: '(u: Unit, target: Unit, inches: number, moved: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firesUnseen: {
    about: 'Whether it has weapons that need no sight of their target.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firingPass: {
    about: '0: targets for this weapon are picked first; 1: after those, for models that have not fired.',
    signature: '(u: U, m: ModelId, weapon: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  firstRound: {
    about: 'First battle round in which it may come in.',
    signature: '(u: U) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firstSide: {
    about: 'Who has the first turn in every round. Waits for missions that decide it in another way.',
    signature: '() => SideId',
    gives: null,
    whom: null,
  },
  fitsThrough: {
    about: 'Whether nothing stops a model on the straight way to a point in a Normal move. Waits for models that pass where others cannot.',
    signature: '(m: ModelId, x: number, y: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  fixedAdvance: {
    about: "A unit's total fixed bonuses; the options of FIXED_ADVANCE (the first `n`) are the separate ones, each value once.",
    signature: '(u: Unit, n: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flies: {
    about: 'Whether a model may move over enemy models and terrain freely.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  fliesInCharge: {
    about: 'The same in a Charge move.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  fly: {
    about: 'Flies straight on and turns to the left: whether that was legal. Waits for Aircraft that fly in another pattern.',
    signature: '(u: U, inches: number, degrees: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flyUnit: {
    about: 'Chooses a course and flies it. Waits for Aircraft that fly in another pattern.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fullyVisible: {
    about: 'Whether a model of the target is fully visible to every model of a unit.',
    signature: '(u: U, n: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  gainAtCommandStart: {
    about: 'The same at the start of a Command phase, by an ability; by a rule that works once per battle; for a card of the mission.',
    signature: '(side: SideId, points: number) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  gainForCard: {
    about: 'The same at the start of a Command phase, by an ability; by a rule that works once per battle; for a card of the mission.',
    signature: '(side: SideId, points: number) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  gainOnce: {
    about: 'The same at the start of a Command phase, by an ability; by a rule that works once per battle; for a card of the mission.',
    signature: '(side: SideId, points: number) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  gainPoints: {
    about: 'Gains points outside the start of a Command phase; what the cap lets through.',
    signature: '(side: SideId, points: number) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  getOutKeepInches: {
    about:
      'Least horizontal distance from enemy models at which a unit that gets out of a hull is set up; 0: outside Engagement Range. A number to tune.',
    signature: '(u: U, hull: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  gotOut: {
    about: 'Applies the consequences once a unit has got out and is set up.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  grantedInches: {
    about: 'How far such a move goes at most, of what the rule says.',
    signature: '(u: U, inches: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasAbility: {
    about: 'Whether a unit has an ability that affects its unit, from one of its own models or a passenger.',
    signature: '(u: U, ability: Keyword) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasArrived: {
    about: 'What follows when it stands.',
    signature: '(u: U, how: Arrival) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasDeepStrike: {
    about: 'Whether its models have Deep Strike.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasShot: {
    about: 'A unit has shot: all its attacks are resolved. `v` tells at whom; it may be empty.',
    signature: '(v: Volley) => void',
    gives: null,
    whom: null,
  },
  hazardFails: {
    about: 'A Hazardous test has failed: that of the weapon in a row of the volley.',
    signature: '(v: Volley, row: number, dice: Frame) => void',
    gives: null,
    whom: null,
  },
  hazardHurts: {
    about: 'A failed test inflicts mortal wounds on a model; -1 for the one that its unit picks in the fixed order.',
    signature: '(v: Volley, m: ModelId, weapon: ModernWeapon, dice: Frame) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  hazardIsPsychic: {
    about: 'Whether mortal wounds of failed tests of a weapon are inflicted by a Psychic Attack.',
    signature: '(weapon: ModernWeapon) => boolean',
    gives: 'Flag',
    whom: null,
  },
  hazardousFace: {
    about: 'The unmodified face of a Hazardous test, after re-rolls.',
    signature: '(u: U, dice: Frame) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  heal: {
    about: 'A model regains lost wounds, never beyond those it began with. Returns how many.',
    signature: '(m: ModelId, wounds: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  heldDiscount: {
    about: 'What a discount given earlier in the phase still takes off.',
    signature: '(side: SideId, what: Stratagem) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  heldOff: {
    about:
      'A unit has charged, or piled in, over at most so many inches from the places that were kept: whom overhang kept off its models. Inches below 0: it has gone back to them.',
    signature: '(u: U, inches: number, pilesIn: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hitFace: {
    about: 'The unmodified face of the next Hit roll, after re-rolls.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitModifier: {
    about: 'Sum of all modifiers to the Hit roll that make it better (hitPenalty: worse), before the cap.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitOn: {
    about: 'Sum of all modifiers to the Hit roll that make it better (hitPenalty: worse), before the cap.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitPenalty: {
    about: 'Sum of all modifiers that make the Hit roll (the Wound roll) worse, before the cap.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitSum: {
    about: 'The sum of all modifiers of the roll, good and bad, before the cap.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitsAutomatically: {
    about: 'Whether nothing is rolled to hit.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  inRangeOf: {
    about: 'Whether a model is within range of an objective.',
    signature: '(m: ModelId, objective: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  inStrategicReserves: {
    about: 'Whether a unit off the table is in Strategic Reserves and not only in Reserves.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  inTurnOf: {
    about: 'Whether a rule that waits for the turn, phase or step of `whose` works for a unit now.',
    signature: '(u: U, whose: Whose) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  inchesToQuarter: {
    about: 'Horizontal distance from a point to a quarter, 0 within it.',
    signature: '(x: number, y: number, quarter: number) => number',
    gives: null,
    whom: null,
  },
  inflictWound: {
    about: 'One wounding attack with its WOUND bits.',
    signature: '(a: Attack, bits: number) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  ingressInRoundOne: {
    about: "Whether a unit that may come in during round 1 can do so in the enemy's turn.",
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  instancesOf: {
    about: 'The instances of a core ability that an attack has.',
    signature: '(a: Attack, ability: Counted, to: Instances) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  invulnerableOn: {
    about: 'What all modifiers of a saving throw together count for.',
    signature: '(m: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  isExtraWeapon: {
    about: 'Whether a melee weapon is used besides the one that was chosen.',
    signature: '(u: U, weapon: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  joinedToDamage: {
    about: 'How much of a random D is a modifier: the number that stands behind its dice.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  keepsGood: {
    about: 'Whether a unit that ignores modifiers may keep the good ones.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  keepsOff: {
    about: 'Inches that a unit which is set up has to keep from an enemy unit, horizontally; it stays farther off than that.',
    signature: '(u: U, enemy: U) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  keepsToEdge: {
    about: 'Whether units that get out of a hull that arrived this turn must stay near the edge of the table.',
    signature: '(hull: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  kept: {
    about:
      'Whether something keeps a model whose last wound would go from being removed now; then it has 1 wound left. `a`: the attack that does it, if one does.',
    signature: '(m: ModelId, cause: Cause, by: U | null, a: Attack | null) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  lastRound: {
    about: 'The last round, as far as it is known.',
    signature: '() => number',
    gives: null,
    whom: null,
  },
  lateRedeployments: {
    about: 'Redeployments once the first turn is known.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  leadershipOf: {
    about: 'Ld that a unit tests on: needed on 2D6.',
    signature: '(u: U) => Value',
    gives: 'Value',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leadershipOfModel: {
    about: 'T, Sv, Ld of one model now.',
    signature: '(m: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  leadershipTest: {
    about: '2D6 against its Leadership, no Battle-shock test (TEN-MORALE-13): whether it passes.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leads: {
    about: 'Whether a model leads others now: it is alive, and so is a Bodyguard of the Attached unit it is part of.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  leastDamage: {
    about: 'The least D that an attack can have.',
    signature: '(by: Modifiers) => number',
    gives: null,
    whom: null,
  },
  leastFlight: {
    about: 'Least inches that it has to fly.',
    signature: '(u: U) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leavesOnArrival: {
    about: 'Whether the passengers of a transport that arrived on the table this turn may get out.',
    signature: '(u: U, transport: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  levelOfControl: {
    about: 'What the models of a side within range of an objective count together.',
    signature: '(side: SideId, objective: number) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  limitWins: {
    about: "Whether an enemy's limit on where Reinforcements may be set up goes before the rule that sets this unit up.",
    signature: '(u: U, enemy: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  longestRange: {
    about: 'The longest Range among the weapons of a unit, even those without a living bearer; 0 if it has none.',
    signature: '(u: U) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  loseForRoom: {
    about: 'Destroys a model for which there is no room.',
    signature: '(m: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  lossWorth: {
    about: 'Victory points that the loss of a unit brings the enemy.',
    signature: '(u: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  makeGrantedMove: {
    about: 'The same to where `field.intent` says.',
    signature: '(u: U, inches: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayAnchor: {
    about: 'Whether a model on the table can have an added model in coherency with it.',
    signature: '(u: U, m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayAnswerAgain: {
    about: 'Whether a rule may let a unit shoot or fight on a condition (again) in this phase; who does says so in `ANSWERED`.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayArrive: {
    about: 'Whether a unit in Reserves may come in now. A yes or no to tune.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayBothHaveOne: {
    about: 'Whether two Characters attached to the same unit may have an Enhancement each (TEN-ARMY-04).',
    signature: '(one: Mustered, other: Mustered) => boolean',
    gives: 'Flag',
    whom: null,
  },
  mayCharge: {
    about: 'Whether a unit may declare a charge at all now.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayChargeAt: {
    about: 'Whether a unit may declare a charge at an enemy unit.',
    signature: '(u: U, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayDeepStrike: {
    about: 'Whether it may be set up by Deep Strike now.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayDisembark: {
    about: 'Whether a unit may get out of its transport now. A yes or no to tune.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayEmbark: {
    about: 'Whether a unit that has just ended a move may get into a transport. A yes or no to tune.',
    signature: '(u: U, transport: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayEmbarkAfter: {
    about: 'Whether the move that a unit has just ended lets it embark.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayEndAt: {
    about: 'Whether a model can end a Normal move at a point, facing as it does. Waits for models that end where others cannot.',
    signature: '(m: ModelId, x: number, y: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayFight: {
    about: "What the charger's own side does then.",
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayFire: {
    about: "Whether a model may fire a weapon (index into the unit's weapons) at all now.",
    signature: '(u: U, m: ModelId, weapon: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayFireAt: {
    about: 'Whether a model may fire it at a unit that the unit may target. `seen`: the model sees the target.',
    signature: '(u: U, m: ModelId, weapon: number, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayFlyOff: {
    about: 'Whether a unit that flies may, or that can fly nowhere must, leave the table.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayGetOutAt: {
    about: 'Whether models that get out of a hull may be set up at x, y, apart from there being room. A yes or no to tune.',
    signature: '(m: ModelId, pose: Pose, hull: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayLend: {
    about: 'Whether a model inside may lend one of its weapons.',
    signature: '(u: U, m: ModelId, weapon: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayMove: {
    about: 'The Reinforcements step: units from Reserves are set up.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayMoveAgain: {
    about: 'Whether an ability may move a unit that came in this turn.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayOverwatch: {
    about: 'Whether a unit may fire Overwatch at another, the cost aside.',
    signature: '(u: U, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayPay: {
    about: 'Whether a side may use a Stratagem of this cost now on this unit.',
    signature: '(side: SideId, cost: number, unit: U | null) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 3,
    },
  },
  mayRepeat: {
    about: 'Whether a unit can be the target of a Stratagem that has been used already. A yes or no to tune.',
    signature: '(unit: U | null) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayReturn: {
    about:
      "Whether a destroyed model is among those that can be returned to its unit: the unit's own, not its Leaders. A yes or no to tune.",
    signature: '(u: U, m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayReturnTo: {
    about: 'Whether any destroyed model can be returned to a unit now.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayRide: {
    about: 'Whether a unit might get into a transport once it is near enough: there is room, and nothing forbids it. A yes or no to tune.',
    signature: '(u: U, transport: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayShoot: {
    about: 'Whether a unit may be selected to shoot now.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayShootAgain: {
    about: 'Whether a unit may shoot again that has shot already.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayShootOnDeath: {
    about: 'Whether a unit may use rules by which its models shoot when they are destroyed: not one that could not shoot in its own phase.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayShootOutOfPhase: {
    about: 'Whether a unit may shoot at another outside its own Shooting phase, with Fire Overwatch or the like.',
    signature: '(u: U, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  maySkipConsolidation: {
    about: 'Whether its player may leave out its Consolidation.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayStandAdded: {
    about: 'Whether a model that is being added to a unit on the table may stand where its columns say (coherency and room apart).',
    signature: '(u: U, m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayStandOn: {
    about: 'Whether a model may be set up there, beyond what terrain, other models and the way of arrival say. A yes or no to tune.',
    signature: '(u: U, m: ModelId, pose: Pose) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayStartToo: {
    about: 'Whether another unit of a side may start an Action that one of its units is performing.',
    signature: '(side: SideId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  mayTakeMove: {
    about: 'Whether a unit may make a Normal move that a rule grants it.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayTarget: {
    about: 'Whether it could pick the target for shooting from where it stands.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayWait: {
    about: 'Whether a rule of the Command phase may wait for the end of its tests.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  measuresArcs: {
    about: 'Whether the way of the point that swings farthest as a model turns is part of the distance, whatever the turn costs besides.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  meleeAttacks: {
    about: 'Makes all melee attacks of a unit that was selected to fight.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  missingStrength: {
    about: 'What takes the place of the S that a weapon does not have; 0: its hits do not wound.',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  mixesEdges: {
    about: 'Whether a unit that comes from an edge may mix edges; otherwise all its models keep to one.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  modelEngages: {
    about: 'Whether a model is within Engagement Range of any model of a unit.',
    signature: '(m: ModelId, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  modelModifiers: {
    about: 'Gathers what modifies a characteristic of a model. Abilities of models come first; rules stand after it.',
    signature: '(what: Stat, m: ModelId, by: Modifiers) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  modelSees: {
    about: 'Whether a model sees some part of another.',
    signature: '(m: ModelId, n: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  modelShocked: {
    about: 'Whether a model is Battle-shocked, for rules that look for such models.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  modified: {
    about:
      'A characteristic once everything that was gathered is applied, fractions rounded up, before caps and floors. `side`: who would have the number high. `asks`: whether players may be asked; where they are not, the result is what suits the active one.',
    signature: '(side: SideId, value: number, by: Modifiers, asks: boolean) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  modifiedRoll: {
    about: 'A roll of a die with its modifiers.',
    signature: '(rolled: number, plus: number) => number',
    gives: null,
    whom: null,
  },
  moment: {
    about: 'Settles everything that falls due at a moment.',
    signature: '(when: Moment) => void',
    gives: null,
    whom: null,
  },
  mortalWounds: {
    about: 'Inflicts mortal wounds one at a time. Returns the wounds lost.',
    signature: '(t: U, wounds: number, from: Harm) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mortalWoundsWait: {
    about: "Whether the mortal wounds of attacks wait until the unit's normal damage is done.",
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  mostCopies: {
    about: 'How many units of its datasheet an army may have beside and with a unit (TEN-ARMY-01, TEN-ARMY-02).',
    signature: '(unit: Mustered) => Count',
    gives: 'Count',
    whom: null,
  },
  moveAsPrinted: {
    about: 'M of one model before anything modifies it, inches.',
    signature: '(m: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  moveInches: {
    about: 'Farthest its models may go in an ordinary move now, inches.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  moveOf: {
    about: 'M of one model now, inches; `more`: what an Advance adds to it, before any limit.',
    signature: '(m: ModelId, more: Inches) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  moveUnit: {
    about: "Chooses and makes the unit's move of its Movement phase.",
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  namedAttacksBonus: {
    about: 'Attacks that rules add for each bearer which name the weapon.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  nearHull: {
    about: 'Whether a model is within `inches` of a hull, to get into it.',
    signature: '(m: ModelId, hull: ModelId, inches: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  needsSight: {
    about: 'Whether a weapon needs to see its target.',
    signature: '(u: U, weapon: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  netRollModifier: {
    about: 'What all modifiers of a Hit or Wound roll together count for.',
    signature: '(sum: number) => Bonus',
    gives: 'Bonus',
    whom: null,
  },
  netSaveModifier: {
    about: 'What all modifiers of a saving throw together count for.',
    signature: '(sum: number) => Bonus',
    gives: 'Bonus',
    whom: null,
  },
  newUnit: {
    about: 'A unit has just been replaced by a new one, which is in Reserves.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  nextModel: {
    about: 'The model that takes the next attack, or -1. `a`: the attack, null for mortal wounds without one.',
    signature: '(t: U, a: Attack | null) => ModelId',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  normalMove: {
    about: 'M of one model now, inches; `more`: what an Advance adds to it, before any limit.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  notYetSelected: {
    about: 'Whether a unit counts as not selected to shoot or fight, for rules that ask for that.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  objectiveWorth: {
    about: 'Victory points that a side gains by controlling an objective from the end of a round to the end of the engagement.',
    signature: '(side: SideId, objective: number, fromRound: number) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  ocOf: {
    about:
      'OC of one model now: what it adds to the level of control, below 0 where modifiers make it so and nothing bounds it (TEN-MOD-09).',
    signature: '(m: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  ocStaysZero: {
    about: "Whether a model's OC is 0 whatever else modifies it.",
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  oneByOne: {
    about: 'Whether attacks are made one by one to the end, since each may do something when it ends.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  oneRerollWaits: {
    about: 'Whether rights to one re-roll wait for the batch.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  openPhase: {
    about: 'Opens a phase.',
    signature: '(start: Moment, during: Moment) => void',
    gives: null,
    whom: null,
  },
  openingRules: {
    about: 'What falls due at the start of a phase, and what is done in it at no moment of its own.',
    signature: '(start: Moment, during: Moment) => void',
    gives: null,
    whom: null,
  },
  ordersPassengers: {
    about: 'Which side decides the order in which they get out.',
    signature: '(transport: U) => SideId',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  overhead: {
    about: '1 for slots of units that others may move under and through in Normal and Advance moves.',
    signature: '() => Uint8Array',
    gives: null,
    whom: null,
  },
  ownChargeEnds: {
    about: "What the charger's own side does then.",
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesBattleShock: {
    about: '2D6 against its Leadership: whether it passes. Changes nothing.',
    signature: '(u: U) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesEngagement: {
    about: 'Whether it may then pass through Engagement Range in a Normal or Advance move.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesModels: {
    about: 'Whether a unit may move over models, by a rule of its own.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  paysFor: {
    about: 'Whether a Character unit that is destroyed scores: `m` is its last model.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  phaseRulesWork: {
    about: 'Whether rules that belong to a phase work now: `outOfPhase` tells whether something is done as if it were another phase.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  pickMeleeTargets: {
    about: 'Whether a model can attack a unit in melee.',
    signature: '(v: Volley) => void',
    gives: null,
    whom: null,
  },
  pickTargets: {
    about: 'Picks targets for all weapons; with `only`, everything at that unit.',
    signature: '(v: Volley, only: U | null) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 2,
    },
  },
  picksCharacter: {
    about: 'Who picks among several Characters that an attack may be steered at.',
    signature: '(a: Attack) => SideId',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  pileIn: {
    about: 'Piles in, attacks, consolidates.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  piledIn: {
    about: 'A unit has Piled In; it has Consolidated. Triggers stand after them.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pivotInches: {
    about: 'What the first turn of a model in a move costs it, inches; below 0 where every turn costs its arc.',
    signature: '(m: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  preBattle: {
    about: 'Moves and rules after deployment and before the first turn.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  presentToShoot: {
    about: 'Whether a unit is where units that shoot have to be: on the battlefield.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rangeOf: {
    about: "Range in inches of a unit's weapon carried by a model (-1: by the one that reaches farthest); 0 for melee weapons.",
    signature: '(u: U, m: ModelId, weapon: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  reachInches: {
    about: 'Longest range of its weapons that can still fire, inches; 0 without any.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  reachesInMelee: {
    about: 'Whether a model can attack a unit in melee.',
    signature: '(m: ModelId, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  readyOnDeath: {
    about: 'Before they attack.',
    signature: '(u: U, fights: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  redeploy: {
    about: 'Units that are taken off and deployed again, before the first turn is determined.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  redeployUnit: {
    about: 'Takes a unit off and deploys it again.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  redeployments: {
    about: 'Most units that a side may redeploy.',
    signature: '(side: SideId) => Count',
    gives: 'Count',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  refreshRow: {
    about: "Finds out again, just before a weapon's attacks are made, what holds for a row of the volley.",
    signature: '(v: Volley, row: number) => void',
    gives: null,
    whom: null,
  },
  reinforcements: {
    about: 'The Reinforcements step: units from Reserves are set up.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  rejoins: {
    about: 'Whether a destroyed Leader that comes back joins what is left of the unit it led.',
    signature: '(u: U, m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  remainStationary: {
    about: 'False when the unit cannot Fall Back from where it stands.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  repositioned: {
    about: 'A unit has been taken off the table and set up again: what it has done this turn (`setUpAgain` says it).',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rerollSetsOff: {
    about: 'Whether a die that was rolled again, or is treated as another result, sets off more than success or failure.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  reservePoints: {
    about: 'Points of a unit in Strategic Reserves, with those inside it, that count towards their limit.',
    signature: '(u: U) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  resolveAttack: {
    about: 'Makes the attacks of one weapon at one target, from the Hit rolls on.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  resolveVolley: {
    about: 'Resolves what was picked.',
    signature: '(v: Volley) => void',
    gives: null,
    whom: null,
  },
  resultOf: {
    about: 'The result of a die with as many sides that rights to re-roll certain results go by; `face` is that of the D6.',
    signature: '(sides: 3 | 6, face: number) => number',
    gives: null,
    whom: null,
  },
  retainedBy: {
    about: 'Who keeps control of an objective without anybody in range; -1: nobody.',
    signature: '(objective: number) => SideId | -1',
    gives: null,
    whom: null,
  },
  returnLeader: {
    about:
      "Brings back a destroyed model that need not be its unit's own: a Leader, or a unit of one. False if there is no room. Waits for Leaders that return in another way.",
    signature: '(u: U, m: ModelId) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  returnModel: {
    about:
      'Brings a destroyed model back to its unit with all its wounds; false if there is no room, and it stays destroyed. Waits for models that return elsewhere than in their unit.',
    signature: '(u: U, m: ModelId) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  returned: {
    about: 'A model has just been returned.',
    signature: '(u: U, m: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  returnedKeepsSpent: {
    about: 'Whether One Shot weapons of models that are returned stay spent.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  rollHits: {
    about: 'Whether a Critical Hit wounds without a roll.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rollOff: {
    about: 'The winner of a roll-off; ties are rolled again.',
    signature: '() => SideId',
    gives: null,
    whom: null,
  },
  rollWounds: {
    about: 'What all modifiers of a Hit or Wound roll together count for.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  saveFace: {
    about: 'The unmodified face of the next saving throw, after re-rolls, of which `on` is needed.',
    signature: '(a: Attack, m: ModelId, invulnerable: boolean, on: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  saveModifier: {
    about: 'Sum of all modifiers to any saving throw but AP; and of those to armour saves only.',
    signature: '(a: Attack, m: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  saveOf: {
    about: 'T, Sv, Ld of one model now.',
    signature: '(m: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  saveOfUnit: {
    about: 'Sv of a unit: that of most of its models.',
    signature: '(u: U) => Needed',
    gives: 'Needed',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  scoreRound: {
    about: 'At the end of a battle round: Victory points that are scored then.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  scoreTurn: {
    about: 'At the end of a turn of a side: Victory points that are scored then.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  scoringWaits: {
    about: 'Whether rules of a moment come before its scoring.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  scoutInches: {
    about: 'How far a model scouts with X.',
    signature: '(m: ModelId, value: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  scoutValue: {
    about: 'X by which a model of a unit scouts; 0 if the unit does not.',
    signature: '(u: U, m: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  scoutsInside: {
    about: 'X that those inside lend their Dedicated Transport; 0 for none.',
    signature: '(u: U) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  scoutsOf: {
    about: 'X of the Scouts that a model has, however it came by it, inches; 0 without.',
    signature: '(m: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  selectableWithoutTarget: {
    about: 'Whether a unit may be selected to shoot that has nothing to shoot at.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  selectedOnDeath: {
    about: 'What their acting counts as.',
    signature: '(u: U, fights: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  selectedToFight: {
    about: 'A unit has just been selected to fight.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  selectedToShoot: {
    about: 'A unit has just been selected to shoot.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  setUp: {
    about:
      'Only places its models, as near to a point as they may stand: whether there was room. Nothing follows. Waits for ways of arrival that place models in another way.',
    signature: '(u: U, how: Arrival, x: number, y: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  setUpAt: {
    about: 'The same on exactly the places listed: whether it may stand there. Waits for ways of arrival that place models in another way.',
    signature: '(u: U, how: Arrival, places: Places) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  setUpNear: {
    about:
      'Sets a unit up wholly within `inches` of a hull, as near to a goal as there is room. Returns whether any of it is on the table afterwards. Waits for hulls that set units up elsewhere.',
    signature: '(u: U, hull: ModelId, inches: number, room: Room, goal: Goal) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  setUpUnit: {
    about:
      'Puts a unit on the table; returns whether any of it is there afterwards. A unit that must be set up and cannot be is destroyed.',
    signature: '(u: U, how: SetUp) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  setsUpInPart: {
    about: 'Whether a unit with too little room is set up as far as there is room; `must`: the rule that sets it up leaves no choice.',
    signature: '(u: U, must: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  settleControl: {
    about: 'At the end of a phase or turn: works out who controls every objective.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  settleInZone: {
    about: 'What is changed about the place of a unit that has just been deployed.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shielded: {
    about: 'Whether attacks cannot be allocated to it while others of its unit are left.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  shock: {
    about: 'The whole test: rolls, and shocks the unit if it fails. Whether it passed; a destroyed unit does not test, and does not fail.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shockOfDestroyed: {
    about: 'A unit has just been destroyed: what becomes of its Battle-shock.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shootUnit: {
    about: "Shoots once, in the unit's own phase.",
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shootingWorth: {
    about: 'Points that shooting the target now would be expected to destroy.',
    signature: '(u: Unit, target: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  skillOf: {
    about: 'Whether nothing is rolled to hit.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  slainBy: {
    about: 'The side whose models have destroyed a model, -1 for none. `by`: the unit that did it, as far as one did.',
    signature: '(m: ModelId, by: U | null) => SideId | -1',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  standsAgain: {
    about: 'It stands on the table again.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  startingStrength: {
    about: 'How many models a unit had at the start, or came to have by rules since.',
    signature: '(u: U) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  stratagemCost: {
    about: 'Command points that a Stratagem costs now, aimed at a unit and perhaps at a second one.',
    signature: '(side: SideId, what: Stratagem, unit: U | null, second: U | null) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 3,
    },
  },
  stratagemDiscount: {
    about: 'Command points that abilities of its targets take off a cost.',
    signature: '(unit: U | null, second: U | null) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  stratagemPrice: {
    about: 'What a Stratagem costs before discounts.',
    signature: '(what: Stratagem) => Count',
    gives: 'Count',
    whom: null,
  },
  stratagemsReach: {
    about: 'Whether Stratagems that do not name Reserves can be used on a unit in Reserves.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  strengthOf: {
    about: 'Whether a Critical Hit wounds without a roll.',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  strippedByShock: {
    about: 'A unit has just become Battle-shocked: what it loses by it.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  suffersDamage: {
    about: 'Damage is about to be inflicted on a model, whatever Feel No Pain has left of it.',
    signature: '(m: ModelId, a: Attack) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  takeOffTable: {
    about: 'Takes a unit off the table that is to be set up again.',
    signature: '(u: U) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  targetBarred: {
    about: "Whether a target locked in combat with the shooter's army is out of bounds.",
    signature: '(u: U, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  targetModels: {
    about: 'Models of the target that count for a group of attacks.',
    signature: '(a: Attack) => Count',
    gives: 'Count',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  targetsLost: {
    about: 'What becomes of rows of a volley whose target is not eligible any more when attacks are to be made.',
    signature: '(v: Volley) => void',
    gives: null,
    whom: null,
  },
  testedShocked: {
    about: 'A unit has tested while it was Battle-shocked.',
    signature: '(u: U, passed: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  testsAgain: {
    about: 'Whether a unit that has tested before in the phase may have to again in the Battle-shock step.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  testsBelowStarting: {
    about: 'Tests that rules make a unit take in its Battle-shock step because it is Below its Starting Strength; and for other reasons.',
    signature: '(u: U) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  testsForBoth: {
    about: 'Whether a unit that has to test for both tests for being Below Half-strength, too.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  testsForced: {
    about: 'Tests that rules make a unit take in its Battle-shock step because it is Below its Starting Strength; and for other reasons.',
    signature: '(u: U) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  timesCounted: {
    about: 'How often an ability without a number counts if it has this many instances.',
    signature: '(n: number) => Count',
    gives: 'Count',
    whom: null,
  },
  together: {
    about: 'Their total, with rolls if they are random.',
    signature: '(a: Attack, of: Instances, why: Purpose) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  toughnessAgainst: {
    about: 'The Toughness that Wound rolls of an attack are made against.',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  toughnessMayChange: {
    about: 'Whether casualties can change it, so that each attack has to be made to its end before the next one rolls to wound.',
    signature: '(t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  toughnessOf: {
    about: 'Toughness of a unit, after modifiers. A number to tune.',
    signature: '(t: U) => Value',
    gives: 'Value',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  toughnessOfModel: {
    about: 'T, Sv, Ld of one model now.',
    signature: '(m: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  traitsOf: {
    about: 'Bits that tell bearers apart (TRAIT).',
    signature: '(u: U, m: ModelId, weapon: number, t: U) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  treatedSetsOff: {
    about: 'Whether a die that was rolled again, or is treated as another result, sets off more than success or failure.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  triggersFirst: {
    about: 'Whether what else the destruction sets off comes before they act.',
    signature: '(u: U, fights: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  triggersWhenSpared: {
    about: 'Whether a destruction that is prevented sets off what a destruction does.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  unitFell: {
    about: 'The last model `m` of a unit, or of one that is part of an Attached unit, has gone.',
    signature: '(u: U, m: ModelId, by: U | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  unitHas: {
    about: 'Whether a unit has a keyword: one that all its models have.',
    signature: '(u: U, what: Keyword) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unmodifiable: {
    about: "Whether a model's characteristic is written so that nothing modifies it.",
    signature: '(m: ModelId, what: Stat) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  usesExtraWeapon: {
    about: 'Whether models use an extra melee weapon against a unit.',
    signature: '(u: U, weapon: number, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  usesFloors: {
    about: 'Whether a model may end on floors above the ground.',
    signature: '(m: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  usesRulesInReserve: {
    about: 'Whether a unit in Reserves can use its rules.',
    signature: '(u: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  victor: {
    about: 'The winner if the game ended now, -1 for a draw.',
    signature: '() => SideId | -1',
    gives: null,
    whom: null,
  },
  visible: {
    about: 'Whether a model sees some part of another.',
    signature: '(u: U, t: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  waitsForBatch: {
    about: 'Whether rolls of a kind (BATCH) are all made and seen before the first of them counts. Asked of two rolls or more.',
    signature: '(a: Attack, kind: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  walksOn: {
    about: 'Whether units that get out of a transport now act freely afterwards, because it has not moved. A yes or no to tune.',
    signature: '(transport: U) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  wayFromEdge: {
    about: 'How it would come in from Strategic Reserves, or -1 if it cannot.',
    signature: '(u: U) => Arrival | -1',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  weaponModifiers: {
    about: 'The same for a characteristic of the weapons of a unit. `m`: the model that bears them, -1 for any.',
    signature: '(what: Stat, u: U, m: ModelId, by: Modifiers) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 3,
    },
  },
  whollyNearHull: {
    about: 'Whether a model at x, y on a level would be wholly within `inches` of a hull.',
    signature: '(m: ModelId, pose: Pose, level: number, hull: ModelId, inches: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  wouldSee: {
    about:
      'Whether it would probably see the target if its middle were at a point: a guess from terrain alone, cheap enough to try many places.',
    signature: '(u: Unit, x: number, y: number, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  woundFace: {
    about: 'What all modifiers of a Hit or Wound roll together count for.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundModifier: {
    about: 'What all modifiers of a Hit or Wound roll together count for.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundOn: {
    about: 'What all modifiers of a Hit or Wound roll together count for.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundPenalty: {
    about: 'Sum of all modifiers that make the Hit roll (the Wound roll) worse, before the cap.',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundSum: {
    about: 'The sum of all modifiers of the roll, good and bad, before the cap.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
};
