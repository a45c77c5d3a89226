// Written by `npm run contents`: the procedures that rules of this folder can change, from their declarations.
import type { Procedures } from 'sandtable/rules';

export const procedures: Procedures = {
  accessOf: {
    about: 'Faces of a hull through which passengers come and go, as bits of FACING; 0: anywhere.',
    signature: '(hull: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  afterShooting: {
    about: 'When the unit has fired its last weapon: pinning, markers (CLS-WPN-31).',
    signature: '(u: Unit, target: Unit, overwatch: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  aimedAfterMove: {
    about:
      'How many of its weapons a kind of model fires at full Ballistic Skill after a move of so many inches, for what doctrines expect (CLS-VEH-06).',
    signature: '(u: Unit, kind: number, inches: number) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  aimedSkillOf: {
    about: 'Ballistic Skill for the shot of `a.bearer` if it is no Snap Shot: rules that raise or lower it wrap this.',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  allocateNext: {
    about:
      'The model the next wound of the current pool goes to, or -1 (CLS-SHOOT-13 to -16, CLS-ASSAULT-22). `current` is the last one, -1 at first.',
    signature: '(a: Attack, current: ModelId) => ModelId',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  allowsCover: {
    about: 'Whether cover counts at all against the attack (templates, Ignores Cover, combat).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  alwaysKnown: {
    about: 'Whether a psyker knows a power without rolling for it.',
    signature: '(psyker: ModelId, power: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  apInside: {
    about:
      'Strength and AP of the hits on those inside a vehicle that explodes: 4 (3 in one that is open-topped), none (CLS-TRANSPORT-08).',
    signature: '(vehicle: ModelId) => Piercing',
    gives: 'Piercing',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  apOf: {
    about: 'AP of the attack, 7 for none.',
    signature: '(a: Attack) => Piercing',
    gives: 'Piercing',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  armourFacing: {
    about: 'The Armour Value a hit of `a.bearer` meets (CLS-VEH-12, -26, -32).',
    signature: '(a: Attack, vehicle: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  armourOn: {
    about: 'Armour save needed against the current wound, 7 for none (CLS-SAVE-01, -02).',
    signature: '(a: Attack, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  armourPiercedAt: {
    about: "The AP at which a model's armour save is lost, and below which: its save, 2 at best (CLS-SAVE-02).",
    signature: '(model: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  armourValue: {
    about: 'Changes of an Armour Value for this attack (Lance).',
    signature: '(a: Attack, av: number) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  arrivalInches: {
    about: 'Inches an arriving unit may go from just off the edge. A number to tune.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  arriveAs: {
    about: 'Comes in from an edge with an intent; false, and still off the table, if there is no room.',
    signature: '(u: Unit, edge: number, intent: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  arriveFrom: {
    about: 'Comes in from an edge (`EDGE`), wherever its owner chooses.',
    signature: '(u: Unit, edge: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  attackResolved: {
    about: 'After an attack has been resolved on a unit: events, tallies for morale (`lost`).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  attacksOf: {
    about: 'Attacks of a model against the unit it strikes (CLS-ASSAULT-18, -19).',
    signature: '(model: ModelId, enemy: Unit) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  attacksWith: {
    about: 'Attacks of a model with a weapon before all bonuses: its A, whatever the weapon (CLS-ASSAULT-18).',
    signature: '(model: ModelId, weapon: WeaponSheet) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  ballisticSkillOf: {
    about: 'Ballistic Skill for the shot of `a.bearer`, as a Snap Shot if it is one (CLS-SHOOT-06, -08).',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  barsCharge: {
    about: "Whether firing a weapon keeps a model's unit from charging (CLS-ASSAULT-03).",
    signature: '(model: ModelId, weapon: WeaponSheet) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  baseMoveInches: {
    about: 'Farthest that a unit goes in the Movement phase, before terrain: as far as its slowest models.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  beam: {
    about: 'A beam towards a unit (CLS-PSY-16).',
    signature: '(psyker: ModelId, from: ModelId, power: number, target: Unit) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  bears: {
    about: 'Whether the model has a target model in sight, arc and range (CLS-SHOOT-04).',
    signature: '(model: ModelId, weapon: WeaponSheet, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  beforeSettling: {
    about: 'The hits on a vehicle have been taken: last, before it explodes, is wrecked or loses what it owes: nothing.',
    signature: '(a: Attack, vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  beforeShots: {
    about:
      'When the shots of a weapon selection have been counted, before its first To Hit die, marker or template: nothing. Rules take shots off `a.shots` here, and say with `a.coverTaken` that no cover is left for the hits.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  beforeWounds: {
    about: 'Before hits on `a.target` are rolled To Wound or to penetrate: nothing. Rules take hits away here (`dropHit`).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  befriends: {
    about: 'Whether nothing between their forces keeps a character out of a unit of his army: nothing (CLS-ARMY-07).',
    signature: '(character: Unit, host: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  beginGame: {
    about: 'Before the first round.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  beginRound: {
    about: 'At the start of a round.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  beginTurn: {
    about: 'At the start of a side’s turn.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  blastHits: {
    about: 'Blasts of an attack: placing, scatter, hits by unit (CLS-WPN-12 to -18).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  blowInches: {
    about:
      'How near a model counts as when blows are given out: 0 in contact with one that strikes now, else inches to the nearest (CLS-ASSAULT-22).',
    signature: '(a: Attack, model: ModelId, inches: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  blowWorth: {
    about:
      'Expected points that one attack of a model takes off a unit: an assessment, without dice. Waits for rules that make blows worth more or less, which change what they do elsewhere.',
    signature: '(model: ModelId, target: Unit) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  blownOut: {
    about: 'Passengers of a vehicle that exploded stand where it was, `casualties` models fewer: a pinning test (CLS-TRANSPORT-08).',
    signature: '(u: Unit, by: Unit | null, casualties: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  boardingInches: {
    about: 'How near each model must come to an access point: 2 inches. A number to tune.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  bonusAttacks: {
    about: 'Attacks that one bonus is worth to a model, be it for charging or for two weapons: as printed.',
    signature: '(model: ModelId, printed: number) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  boundIntent: {
    about: 'The intent that a unit is bound to, whatever its owner wants, when it moves, runs or thrusts; -1 where he chooses.',
    signature: '(u: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  breakTie: {
    about: 'Which of several equally near models is taken (CLS-SHOOT-14): `ties` models stand in `a.tied`.',
    signature: '(a: Attack, ties: number) => ModelId',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  breakUnit: {
    about: 'The unit breaks and makes its first Fall Back move (CLS-MORALE-07).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  breakWeapon: {
    about: 'The weapon at a place in the list of what a vehicle carries is lost, with its other profile if it has one (CLS-VEH-21).',
    signature: '(vehicle: ModelId, place: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  buildingArmour: {
    about: 'Armour Value of a facing (bit of FACING) of a building (CLS-TERRAIN-12). A number to tune.',
    signature: '(piece: number, facing: number) => Value',
    gives: 'Value',
    whom: null,
  },
  buildingModifier: {
    about: 'What an attack adds to the roll on the table of building damage: 2 for AP1, 1 for AP2 (CLS-TERRAIN-13).',
    signature: '(a: Attack) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  canBePinned: {
    about:
      'Whether a unit that is in play can be pinned at all: not in combat, on the ground already, or of a type that never goes to ground (CLS-MORALE-12).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  canFire: {
    about:
      'Whether any weapon of a unit could fire at another now, out of its turn; nothing has changed afterwards but what `electWeapons` notes anew.',
    signature: '(u: Unit, target: Unit, overwatch: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  canGoToGround: {
    about:
      'Whether the unit is one that can go to ground at all now: of a type that does, not locked, falling back or on the ground already.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  canSnap: {
    about: 'Whether a weapon can be fired as a Snap Shot (CLS-SHOOT-09).',
    signature: '(weapon: WeaponSheet) => boolean',
    gives: 'Flag',
    whom: null,
  },
  casualtyCheck: {
    about: 'The check for the losses of a phase: a Morale check (CLS-MORALE-03).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  casualtyPercent: {
    about: 'Share of its models that a unit has to lose in a phase for a Morale check, percent: 25 (CLS-MORALE-03). A number to tune.',
    signature: '(u: Unit) => Value',
    gives: 'Value',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  causesFear: {
    about: 'Whether a model causes Fear (CLS-USR-09).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  challenge: {
    about:
      'At the start of a combat, before anything else: a challenge and its answer (CLS-ASSAULT-24). The combat is the one in combat.ts.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  charge: {
    about: 'Declares and carries out a charge at a unit; true if it gets there.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeBonus: {
    about: 'Bonus for charging: 1 or 0.',
    signature: '(model: ModelId, enemy: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
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
  chargeDeclared: {
    about: 'A charge at this unit has been declared: before Overwatch and before its range is rolled. Once for each declared target.',
    signature: '(u: Unit, target: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeDistance: {
    about: 'Inches that a total of the charge dice gives a unit, before anything is added or taken off: as many, never more.',
    signature: '(u: Unit, total: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeExtra: {
    about: "Inches added to a unit's charge ranges: 0.",
    signature: '(u: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeFailed: {
    about: 'The roll was too short, or contact impossible: nobody has moved (CLS-ASSAULT-09).',
    signature: '(u: Unit, target: Unit, rolledInches: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeMade: {
    about: 'When a charge has moved into contact: locks, bonuses, Hammer of Wrath.',
    signature: '(u: Unit, target: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeOf: {
    about: 'What a psyker on the battlefield adds to that: its Mastery Level.',
    signature: '(psyker: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  chargePenalty: {
    about:
      'Inches taken off a charge that would have been so long: for the terrain in its way, for a climb. Length 0: before the roll, as `chargesThrough` guesses.',
    signature: '(u: Unit, target: Unit, inches: number) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeRange: {
    about: 'Rolls the charge range in inches, terrain taken off (CLS-ASSAULT-06, -07).',
    signature: '(u: Unit, target: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeReaches: {
    about:
      'The rolled range reaches the target and no model has moved yet: what is thrown or tested at this moment. False ends the charge where it stands, without `chargeFailed`: the rule that says so does what follows.',
    signature: '(u: Unit, target: Unit, rolledInches: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeRolled: {
    about: 'The two dice of a charge have been rolled: re-rolls change them in place (CLS-USR-12, CLS-UNIT-07).',
    signature: '(u: Unit, target: Unit, frame: Frame, dice: Uint8Array) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeStands: {
    about: "Whether the charge goes on after its declaration; false ends it without a move, and it was the unit's charge of the turn.",
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargeUnit: {
    about: "A unit's activation in the Charge sub-phase.",
    signature: '(u: Unit) => void',
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
  chargesAfterRun: {
    about: 'Whether a unit that ran may charge: no (CLS-MOVE-11).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargesBesides: {
    about: 'Lists the units that a charge at one is declared against besides, in `aims` behind the first; how many (CLS-ASSAULT-10).',
    signature: '(u: Unit, target: Unit, aims: Int16Array) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  chargesFuriously: {
    about: 'Whether a model has Furious Charge, of its own or from another rule: by its keyword (CLS-USR-13).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  chargesOnArrival: {
    about: 'Whether a unit may charge in the turn in which it came onto the table: no (CLS-RESERVE-06).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  checkDetachment: {
    about: 'Notes what is wrong with a detachment: its kind, its choices (CLS-ARMY-01).',
    signature: '(detachment: Detachment) => void',
    gives: null,
    whom: null,
  },
  checkLimit: {
    about: 'Notes that a list costs more than the size of the game (CLS-ARMY-02).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  checkMuster: {
    about: 'Notes everything that is wrong with an army list.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  checkUnbound: {
    about: 'Notes what an army that keeps to no detachments may not have (CLS-ARMY-08).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  chooseFlight: {
    about: 'At the start of its Movement phase a flyer zooms or hovers, a flying creature swoops or glides (CLS-FLYER-01, CLS-UNIT-12).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  combatBegins: {
    about: "At the start of a combat's fight (Fear, Counter-attack, stances).",
    signature: '(u: Unit, enemy: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  combatInches: {
    about: 'Farthest that a vehicle, one of the unit or its first, goes at Combat Speed: 6 inches (CLS-VEH-03).',
    signature: '(u: Unit, model?: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  combatLost: {
    about: 'For each surviving unit of the losing side, after `combatWon` and before any Morale check.',
    signature: '(u: Unit, enemy: Unit, by: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  combatResult: {
    about: "Modifier of a loser's Leadership in its check: minus the difference (CLS-ASSAULT-29).",
    signature: '(u: Unit, enemy: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  combatScore: {
    about: 'What a side scored in the combat, for its result (CLS-ASSAULT-27).',
    signature: '(u: Unit, enemy: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  combatWon: {
    about: 'For each surviving unit of the winning side once the result is known, before any Morale check; `by` is the difference.',
    signature: '(u: Unit, enemy: Unit, by: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  comesDown: {
    about: 'A flyer that is lost has come down at x, y: the units under its marker suffer, then its passengers (CLS-FLYER-07).',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null, x: number, y: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  conjure: {
    about: 'Brings a unit into play (CLS-PSY-14). Waits for house rules that choose the unit or the place.',
    signature: '(from: ModelId, power: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  conjureAt: {
    about: 'A unit that has been brought into play comes down about a point.',
    signature: '(u: Unit, x: number, y: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  conjureLimit: {
    about: 'Most points of what a conjuration brings into play (CLS-PSY-31).',
    signature: '(power: number) => Count',
    gives: 'Count',
    whom: null,
  },
  conjures: {
    about: 'Whether a conjuration can bring this unit into play: one within its points.',
    signature: '(power: number, u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 2,
    },
  },
  consolidate: {
    about: 'Sweeping Advance: true if the loser is caught.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  consolidateAs: {
    about: 'Sweeping Advance: true if the loser is caught.',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
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
  countersCharges: {
    about: 'Whether a model has Counter-attack, of its own or from another rule: by its keyword (CLS-USR-05).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  coverAsSave: {
    about: 'Cover that stands in for the saving throw of a model, 7 for none: all the cover it has (CLS-SAVE-08).',
    signature: '(a: Attack, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coverBonus: {
    about: "Points by which rules improve a model's cover save against the attack (Stealth, going to ground).",
    signature: '(a: Attack, model: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coverGrade: {
    about: 'Cover save behind terrain of a kind that is printed as `cover`, 7 for none: as printed (CLS-SAVE-06).',
    signature: '(kind: number, cover: number) => Needed',
    gives: 'Needed',
    whom: null,
  },
  coverOf: {
    about: 'The cover that terrain and intervening units give a model against the attack, 7 for none (CLS-SAVE-05 to -07).',
    signature: '(a: Attack, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coverOn: {
    about: 'Cover save needed, 7 for none: terrain and rules that add to it (CLS-SAVE-04 to -09).',
    signature: '(a: Attack, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  coversInside: {
    about: 'Whether a piece gives its cover to models standing in it even when they are seen in full (CLS-SAVE-05). A yes or no to tune.',
    signature: '(piece: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  crash: {
    about: 'A zooming flyer is lost: it comes down as a marker (CLS-FLYER-07).',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  crashHits: {
    about: 'What it does to units under its marker: a hit on each model that lies under it (CLS-FLYER-07).',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null, x: number, y: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  crashInches: {
    about: 'Radius of the marker that it comes down as: 2.5.',
    signature: '(vehicle: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  damageModifier: {
    about: 'Modifiers of a roll on the damage table (CLS-VEH-18).',
    signature: '(a: Attack, vehicle: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageOf: {
    about: 'Wounds an unsaved wound costs: 1.',
    signature: '(a: Attack, model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageResult: {
    about: 'Result of the Vehicle Damage table for a total, 1 to 7, or 0 for none (CLS-VEH-17).',
    signature: '(a: Attack, vehicle: ModelId, total: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  damageRoll: {
    about: 'The roll on the damage table that a penetrating hit asks for, once it has cost its Hull Points (CLS-VEH-16): at once.',
    signature: '(a: Attack, vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  dangerousTest: {
    about: 'Dangerous terrain test of one model: 1 costs a Wound, or immobilises (CLS-MOVE-07).',
    signature: '(model: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  deathOrGlory: {
    about: 'A model of a unit that held may stand against the tank: true if it stops it (CLS-VEH-35).',
    signature: '(tank: Unit, u: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  deepStrike: {
    about: 'Comes down about a point, with scatter (CLS-RESERVE-07).',
    signature: '(u: Unit, x: number, y: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  denied: {
    about: 'The other side may stop a power for which so many points were harnessed: true if it did (CLS-PSY-10).',
    signature: '(psyker: ModelId, power: number, target: Unit | null, points: number) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  deniesArmour: {
    about: 'Whether an attack cancels every armour save, whatever its AP: where its hits or wounds say so.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  denyCharge: {
    about: 'Dice of the side whose phase it is, and of the other one.',
    signature: '(side: SideId) => Count',
    gives: 'Count',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  denyOn: {
    about: "Needed on a die to nullify a point; `target` is the denier's unit at which the power is aimed, if any (CLS-PSY-10, -11).",
    signature: '(psyker: ModelId, target: Unit | null) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  deployArmies: {
    about: 'Both armies take their places: who waits is set aside, infiltrators and scouts come last (CLS-TURN-05, -07).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  destroyModel: {
    about: 'A model is destroyed or removed from play whatever it has left: without saves, wreck or explosion (CLS-VEH-44, CLS-UNIT-14).',
    signature: '(model: ModelId, cause: Cause, by: Unit | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  destroyWeapon: {
    about: 'Takes an Immobilised result off a vehicle.',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null, frame: Frame) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  difficultDice: {
    about: 'Dice of a difficult terrain test, of which the highest counts: 2.',
    signature: '(u: Unit) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  difficultTest: {
    about: 'Inches a unit may go after its difficult terrain test (2D6, take the highest).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  disembark: {
    about: 'Leaves the transport towards where an intent leads; false, with nothing changed, if there is no room.',
    signature: '(u: Unit, intent: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  disembarkInches: {
    about: 'Farthest that a model that gets out is from an access point, its whole base included: 6 inches. A number to tune.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  driftMarkers: {
    about: 'Markers that stay in play drift, one after the other: nothing (CLS-WPN-48).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  driftsInTurn: {
    about: 'Whether they drift at the start of this player turn: of every one.',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  duelGoesOn: {
    about: 'Whether the challenge that a model is in goes on: both live and stay locked in one combat (CLS-ASSAULT-40).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  electWeapons: {
    about: 'Fills the election of weapons: which weapons each model will fire at the target, and which as Snap Shots (CLS-SHOOT-05).',
    signature: '(u: Unit, target: Unit, overwatch: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  embark: {
    about: 'Goes to a transport and gets in if every model reaches it; true if they are in.',
    signature: '(u: Unit, transport: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  endPhase: {
    about: "What a player does once it is settled whose turn it is: he draws cards, and pins whom his Warlord's trait lets him.",
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  endRound: {
    about: 'Whether what happens once in every player turn happens in the one of this side: it does.',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  endTurn: {
    about: "What a player does once it is settled whose turn it is: he draws cards, and pins whom his Warlord's trait lets him.",
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  endangersAll: {
    about: 'Whether a piece is dangerous for every unit that goes through it.',
    signature: '(piece: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  endsOnTops: {
    about: 'Whether a unit that moves over everything may end on what bars the way to others, where its models can stand on top: no.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  escape: {
    about: 'Gets out of a hull wherever there is room round it; who finds none is lost (CLS-TRANSPORT-06).',
    signature: '(u: Unit, hull: ModelId, by: Unit | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  exceedsSpeed: {
    about:
      'Whether a weapon of a vehicle snaps because of its speed: each after so many of them (CLS-VEH-06). `ordinal`: as for `firesSnap`.',
    signature: '(model: ModelId, weapon: WeaponSheet, ordinal: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  explode: {
    about: 'The weapon at a place in the list of what a vehicle carries is lost, with its other profile if it has one (CLS-VEH-21).',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null, frame: Frame) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  explosion: {
    about: 'What hits everything round a vehicle that explodes (CLS-VEH-23).',
    signature: '(vehicle: ModelId) => WeaponSheet',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  explosionHits: {
    about: 'What an explosion does to those within so many inches of the hull, which has gone: a hit on each model (CLS-VEH-23).',
    signature: '(vehicle: ModelId, inches: number, cause: Cause, by: Unit | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  explosionInches: {
    about: 'How far an explosion reaches from the hull, inches: a die (CLS-VEH-23).',
    signature: '(vehicle: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  facingCover: {
    about: 'Cover of a vehicle against the hit under way, 7 for none: of what hides a quarter of the facing that is met (CLS-VEH-27).',
    signature: '(a: Attack, vehicle: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  fadePowers: {
    about: 'Ends what powers of the side have done since its last Psychic phase (CLS-PSY-12, -13, -19). Waits for powers that outlast it.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  failureImperils: {
    about: 'Whether a failed test for a power brings Perils whatever it showed: no.',
    signature: '(power: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  fallBack: {
    about: 'A unit is about to break: what cannot go with it is lost (CLS-UNIT-06, -20).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fallBackInches: {
    about: 'A unit is about to break: what cannot go with it is lost (CLS-UNIT-06, -20).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fatalWounds: {
    about: 'Wounds that Instant Death costs a model: all it has left (CLS-UNIT-14).',
    signature: '(a: Attack, model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  feelNoPainOn: {
    about: 'Feel No Pain needed against an unsaved wound, 7 for none.',
    signature: '(a: Attack, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  fewestOf: {
    about: 'How many choices of a role are compulsory in a detachment (CLS-ARMY-01).',
    signature: '(detachment: Detachment, role: string) => Count',
    gives: 'Count',
    whom: null,
  },
  fightCombat: {
    about: 'Fights one combat: the unit, its enemies, to the end of consolidation.',
    signature: '(u: Unit, enemy: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fightCombats: {
    about: 'Fights every combat of the Fight sub-phase.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  fightHitOn: {
    about: 'Needed To Hit in combat of `a.bearer` (CLS-ASSAULT-20, CLS-VEH-30).',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
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
  fightsNow: {
    about: 'Whether the combat that a locked unit is in is fought now: every one is, in every Assault phase (CLS-ASSAULT-13).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fillPools: {
    about: 'Makes both pools of Warp Charge dice (CLS-PSY-04).',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  findStrikers: {
    about: 'Finds out which models of a unit strike at a step of the combat, 0 for all steps, and at whom; how many (CLS-ASSAULT-17).',
    signature: '(u: Unit, step: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firePointsOf: {
    about: 'How many passengers of a transport may fire (CLS-TRANSPORT-09).',
    signature: '(transport: Unit) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fireWeapon: {
    about: 'Fires one weapon selection: hits, then their resolution on every unit hit.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
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
  firesApart: {
    about: 'Whether weapons of the unit may have targets of their own: false. Only then `weaponTarget` is asked.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firesBySpeed: {
    about:
      "Whether what a vehicle fires at full Ballistic Skill depends on its speed: not a Walker's (CLS-VEH-39), nor that of kinds with rules of their own.",
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  firesIndirectly: {
    about:
      "Whether a Barrage weapon's shot counts as indirect, without the Ballistic Skill's help: if its target is not seen (CLS-WPN-17).",
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  firesSnap: {
    about:
      'Whether a model fires this weapon as a Snap Shot now (CLS-SHOOT-08, CLS-WPN-03). `ordinal`: its place among the weapons of the model.',
    signature: '(model: ModelId, weapon: WeaponSheet, target: Unit, ordinal: number, overwatch: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
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
  fixedInitiative: {
    about: 'A step that a model strikes at whatever its Initiative and all bonuses say; 0 for none.',
    signature: '(model: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  flatOut: {
    about: 'Whether a vehicle counts as Stationary, Combat Speed (1) or Cruising Speed (2): one of the unit, or its first.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flatOutAs: {
    about: 'Goes Flat Out with an intent that has been chosen.',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flatOutInches: {
    about: 'Inches a vehicle may go Flat Out now, 0 if it may not (CLS-VEH-11).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fleeExtra: {
    about: 'What a unit that flees adds to its total once it has rolled: nothing.',
    signature: '(u: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fleesCombat: {
    about: 'What becomes of a unit that failed it: caught in a Sweeping Advance, or falling back (CLS-ASSAULT-31, -36).',
    signature: '(loser: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fliesOver: {
    about: 'Whether a unit moves over models and terrain this move (jump, jet pack, skimmers).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flightDegrees: {
    about: 'Degrees that a pivot aloft turns at most: 90 (CLS-FLYER-02).',
    signature: '(u: Unit) => Degrees',
    gives: 'Degrees',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flightPivots: {
    about: 'Pivots that a move aloft may have: 1, and 0 for a stunned crew (CLS-FLYER-02, -06).',
    signature: '(u: Unit) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  fly: {
    about:
      'Flies a course: turns by `degrees`, goes straight for `inches`, turning by `again` after this share of them (1: at the end). False, with nothing changed, if it would end over another unit aloft.',
    signature: '(u: Unit, degrees: number, inches: number, again: number, share: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flyIn: {
    about:
      'Comes in from an edge (`EDGE`) aloft; it stays in Reserve if there is no room (CLS-FLYER-10). Waits for flyers that come in by other rules.',
    signature: '(u: Unit, edge: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flyOff: {
    about: 'The course leaves the table (CLS-FLYER-09).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  flyUnit: {
    about: 'The move of a unit aloft: a course is chosen and flown (CLS-FLYER-02). Waits for flyers that fly in another pattern.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  focussed: {
    about: 'A beam towards a unit (CLS-PSY-16).',
    signature: '(psyker: ModelId, from: ModelId, power: number, target: Unit, points: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  focussedHit: {
    about: 'A focussed witchfire hits a model.',
    signature: '(frame: Frame, from: ModelId, power: number, model: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 4,
    },
  },
  frightenedStat: {
    about: 'A characteristic of a model that fights frightened, which is `value` otherwise: Weapon Skill 1 (CLS-USR-09).',
    signature: '(model: ModelId, stat: Stat, value: number) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  fullBallisticWeapons: {
    about: 'Weapons a vehicle fires at full Ballistic Skill this turn (CLS-VEH-06 to -09).',
    signature: '(model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  gainsPrimaris: {
    about: 'Whether one whose powers all come from one discipline gains its primaris (CLS-PSY-03).',
    signature: '(psyker: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  giveBack: {
    about: 'Gives a model lost Wounds or Hull Points back (CLS-USR-17).',
    signature: '(model: ModelId, wounds: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  glancing: {
    about: 'Cover of a vehicle against the hit under way, 7 for none: of what hides a quarter of the facing that is met (CLS-VEH-27).',
    signature: '(a: Attack, vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  glancingPoints: {
    about: 'Hull Points that a glancing hit costs, and a penetrating one, where its weapon says nothing else: 1 (CLS-VEH-15, -16).',
    signature: '(a: Attack, vehicle: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  goToGroundOffer: {
    about: 'Before saves: may the target go to ground, and does it (CLS-MORALE-13)?',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  goesAstray: {
    about: 'Whether a final To Hit die neither hits nor misses the target, since its shot goes elsewhere: false.',
    signature: '(a: Attack, face: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  goesOn: {
    about: 'Whether another round is played (CLS-TURN-09, -10).',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  gunFires: {
    about: 'A unit fires the gun of a piece.',
    signature: '(u: Unit, piece: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  gunIsSpent: {
    about: 'Whether the gun of a piece has been fired and is not to be again: in this phase (CLS-TERRAIN-15).',
    signature: '(piece: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  gunOf: {
    about: 'The gun of a piece, null without one (CLS-TERRAIN-15).',
    signature: '(piece: number) => WeaponSheet | null',
    gives: null,
    whom: null,
  },
  gunTarget: {
    about:
      'The enemy that the unmanned gun of the building a unit occupies fires at: the nearest that the unit sees in its range, or null.',
    signature: '(u: Unit, gun: WeaponSheet, rangeInches: number) => Unit | null',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hammerHits: {
    about: "Hits that a charging model's impact inflicts: 1 (CLS-USR-14, CLS-VEH-41).",
    signature: '(a: Attack, model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  hammers: {
    about: 'Whether a model that charged lands a blow at step 10 (CLS-USR-14).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  happensInTurnOf: {
    about: 'Whether what happens once in every player turn happens in the one of this side: it does.',
    signature: '(side: SideId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  harnessOn: {
    about: "Needed on a die of a psyker's test to harness a point: 4 (CLS-PSY-07).",
    signature: '(psyker: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  hasArrived: {
    about: 'A unit has come onto the table, from an edge or in another way (CLS-RESERVE-06).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasFlown: {
    about: 'A course has been flown: see `course` for its legs (CLS-USR-42).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasMoved: {
    about: 'Whether a model counts as having moved this turn for shooting (CLS-MOVE-14; Relentless says no).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  hasObjectiveSecured: {
    about: 'Whether a unit can hold objectives, and outranks others at it (CLS-MISSION).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasShotAt: {
    about: 'Whether its player believes that some weapon of a unit could be fired at a target that it may pick: by default it is measured.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hates: {
    about: 'Whether a model hates an enemy unit (CLS-USR-15).',
    signature: '(model: ModelId, enemy: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  heldByOrdnance: {
    about: 'Whether a weapon of a vehicle snaps because it fires Ordnance besides (CLS-VEH-09). `ordinal`: as for `firesSnap`.',
    signature: '(model: ModelId, weapon: WeaponSheet, ordinal: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  highestOf: {
    about: "The highest value among a unit's living models.",
    signature: '(u: Unit, stat: Stat) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hitAndRunInches: {
    about: 'How far a unit goes that breaks off a combat: 3D6 inches (CLS-USR-16).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hitFlags: {
    about: 'What a To Hit die means beyond hit and miss; returns flags of WOUND to put on the hit (Precision Shots).',
    signature: '(a: Attack, face: number) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitOn: {
    about: 'Needed To Hit of `a.bearer`.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitRolled: {
    about: 'After each To Hit die is final (Gets Hot).',
    signature: '(a: Attack, face: number) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hitVehicle: {
    about: 'One hit of an attack on a vehicle: penetration, save, what it does.',
    signature: '(a: Attack, vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  hitsUnder: {
    about: 'Hits that a model takes which lies under a marker or template: 1.',
    signature: '(model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  holdsCombat: {
    about: "A loser's check: true if it holds (CLS-ASSAULT-29).",
    signature: '(loser: Unit, winner: Unit, by: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hullPoints: {
    about: 'Hull Points a hit costs.',
    signature: '(a: Attack, vehicle: ModelId, penetrating: boolean) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  hurtInside: {
    about: 'Hits on each model of a unit inside something that blows up or falls in, without cover: one each.',
    signature: '(u: Unit, by: Unit | null, strength: number, ap: number, cause: Cause) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hurtModel: {
    about: 'Wounds on one given model, with its saves (Gets Hot, dangerous terrain, perils). `flags` of WOUND.',
    signature: '(model: ModelId, wounds: number, ap: number, flags: number, from: Stray) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  ignoresDanger: {
    about: 'Whether a model passes dangerous terrain tests without rolling.',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  immobilise: {
    about: 'Crew Stunned, beside being shaken (CLS-VEH-20).',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  impact: {
    about: 'What a unit does at Initiative step 10 before any blow; whom it slays there still strikes at that step (CLS-USR-14).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  inChargeReach: {
    about:
      'Whether a unit can be declared as a target of its charge, be it besides another: seen, near enough, with a way there (CLS-ASSAULT-02, -11).',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  inFireArc: {
    about: "Whether a target lies in the weapon's arc; true for what is on foot (CLS-VEH-10). Filled by vehicle.ts.",
    signature: '(model: ModelId, weapon: WeaponSheet, target: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  inPeril: {
    about: 'Whether a test that showed so many sixes brings Perils (CLS-PSY-08).',
    signature: '(sixes: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  indirectFrom: {
    about: 'Inches within which a target that is not seen is too near for a Barrage weapon: its minimum range (CLS-WPN-17).',
    signature: '(model: ModelId, weapon: WeaponSheet) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  infiltrate: {
    about: "Both sides' infiltrators, by turns (CLS-RESERVE-10).",
    signature: '() => void',
    gives: null,
    whom: null,
  },
  infiltrates: {
    about: 'Whether a unit can be set up as infiltrators are: one whose models all have the rule (CLS-RESERVE-10).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  infiltrationWorth: {
    about: 'What a place promises to infiltrators that would set up there: points on paper, without dice.',
    signature: '(u: Unit, x: number, y: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  initiativeOf: {
    about: 'Initiative step at which a model strikes (CLS-ASSAULT-14, -15); what is above 10 counts as 10 in the end.',
    signature: '(model: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  instantDeath: {
    about: 'Whether an unsaved wound is Instant Death for a model (CLS-SHOOT-20).',
    signature: '(a: Attack, model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  invulnerableOn: {
    about: 'Invulnerable save needed, 7 for none (CLS-SAVE-03).',
    signature: '(a: Attack, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  isAnswered: {
    about: 'Whether fire may be answered before the step ends: exact odds then keep who is left of the target, and where.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  isAtMarker: {
    about: 'Whether a unit has a model where it can hold a marker, what it is aside: near it (CLS-MISSION-03).',
    signature: '(u: Unit, marker: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isDangerous: {
    about: 'Whether a piece is difficult, dangerous or impassable for a unit (CLS-TERRAIN).',
    signature: '(u: Unit, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isDifficult: {
    about: 'Whether a piece is difficult, dangerous or impassable for a unit (CLS-TERRAIN).',
    signature: '(u: Unit, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isDownAlready: {
    about: 'Whether being pinned once more would change nothing: it has gone to ground (CLS-MORALE-14).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isImmobilised: {
    about: 'Whether a vehicle suffers from an Immobilised result: if its unit does.',
    signature: '(vehicle: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  isMysterious: {
    about: 'Whether a marker hides what it is until somebody controls it: where the mission says so (CLS-MISSION-14).',
    signature: '(marker: number) => boolean',
    gives: 'Flag',
    whom: null,
  },
  isNight: {
    about: 'Needed to seize the initiative: 6 (CLS-TURN-08).',
    signature: '() => boolean',
    gives: null,
    whom: null,
  },
  isOpen: {
    about: 'Whether units can get into a transport and out of it as it is now (CLS-FLYER-12).',
    signature: '(transport: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isScoring: {
    about: 'Whether a unit can hold objectives, and outranks others at it (CLS-MISSION).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isTargetable: {
    about: 'Whether enemy units locked in combat and the like may be picked (CLS-SHOOT-03, -22), sight and range aside.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isVehicle: {
    about: 'Whether a unit is made of vehicles (whose hits roll penetration).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  joinsNow: {
    about: 'Whether a character in coherency with a unit may become a part of it now, at the end of his Movement phase: yes (CLS-UNIT-17).',
    signature: '(character: Unit, host: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  jolts: {
    about: 'Whether passengers fire Snap Shots only since their transport drives fast: at Cruising Speed (CLS-TRANSPORT-09).',
    signature: '(transport: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  knowsFear: {
    about: 'Whether a unit can be frightened at all: false for the Fearless (CLS-USR-10).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  landsClear: {
    about: 'Whether a unit that stands in its rings, where it found room, may come down there: yes.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  lastBlows: {
    about: 'The last blow of a combat has fallen and its result is not counted yet: Stomps (CLS-VEH-49).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  lastRound: {
    about: 'The last round, as far as it is known.',
    signature: '() => number',
    gives: null,
    whom: null,
  },
  layMarker: {
    about: 'One marker of an attack: placing, scatter, whom it covers.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  layPower: {
    about: 'Puts the condition of a blessing or malediction on a unit (CLS-PSY-12, -13, -19).',
    signature: '(power: number, target: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 2,
    },
  },
  leadershipModifier: {
    about: 'The modifier that rules allow to count: Stubborn sets it to 0.',
    signature: '(u: Unit, why: Purpose, modifier: number) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leadershipOf: {
    about: 'Leadership a unit tests on (CLS-MORALE-16), before the modifier of the test.',
    signature: '(u: Unit) => Value',
    gives: 'Value',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leadershipPasses: {
    about: 'Whether two dice pass a test against a modified Leadership: their sum, or a double 1 (CLS-MORALE-02).',
    signature: '(u: Unit, why: Purpose, one: number, other: number, leadership: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  learnPowers: {
    about: 'A psyker learns its powers, before the game (CLS-PSY-02, -03). Waits for psykers who learn them in play.',
    signature: '(psyker: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  leastFlatOut: {
    about: 'Least inches of going Flat Out aloft (CLS-FLYER-08, CLS-USR-38).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leastFlight: {
    about: 'Least inches of a move aloft, and most of one with so many pivots (CLS-FLYER-02, -13).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leavableInches: {
    about: 'Farthest that a transport may have moved for its passengers to leave it: 6 inches (CLS-TRANSPORT-03).',
    signature: '(transport: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  leavesBehind: {
    about: 'A unit is about to break: what cannot go with it is lost (CLS-UNIT-06, -20).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  longestCharge: {
    about: 'Greatest charge range, for declaring: that of two sixes.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  loseWounds: {
    about: 'Takes the Wounds of an unsaved wound off a model, or off who rides on it (CLS-VEH-41). Returns those really lost.',
    signature: '(a: Attack, model: ModelId, wounds: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  lossModifier: {
    about: "Modifier of a loser's Leadership in its check: minus the difference (CLS-ASSAULT-29).",
    signature: '(loser: Unit, winner: Unit, by: number) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
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
  lostWounds: {
    about: 'Wounds or Hull Points that a model has lost and could get back (CLS-USR-17).',
    signature: '(model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  majorityOf: {
    about: "The value most of a unit's living models have, the highest of those tied (CLS-DEF-11).",
    signature: '(u: Unit, stat: Stat) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  manifest: {
    about: 'An attempt with a number of dice, at a unit or at nobody: test, Deny, Perils, effect. True if it took effect.',
    signature: '(psyker: ModelId, power: number, target: Unit | null, dice: number) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  manifestChance: {
    about: 'Chance that a test with a number of dice succeeds.',
    signature: '(psyker: ModelId, power: number, dice: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  markReachable: {
    about: 'Notes for each target model whether it can be given wounds and how near it is; once per weapon selection.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  markerFired: {
    about: 'Before a marker or template is placed: false if the shot is lost (CLS-WPN-20).',
    signature: '(a: Attack) => boolean',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  markerFlags: {
    about: 'What rules note of the hits of the marker that lies at `a.mark`, as flags of `WOUND`: nothing.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  markerRollsToHit: {
    about: 'Whether a marker of the attack is fired with a roll To Hit: no, and templates never are (CLS-WPN-12).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  masteryOf: {
    about: 'Mastery Level of a model, 0 for one that is no psyker (CLS-PSY-01).',
    signature: '(model: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayAim: {
    about:
      'Whether a unit is near enough to a target and sees it, whatever the target is doing: the part of `mayTarget` after `isTargetable`.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayArrive: {
    about: 'Whether a unit is due and still off the table.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayAssaultFrom: {
    about: 'Whether passengers may charge in the turn in which they leave a transport (CLS-TRANSPORT-05).',
    signature: '(transport: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayCarry: {
    about: 'Whether a transport has the room, and is of the kind, to take a unit in (CLS-TRANSPORT-01, -12).',
    signature: '(transport: Unit, u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayCharge: {
    about: 'Whether the unit may declare a charge at all (CLS-ASSAULT-03).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayChargeAt: {
    about: 'Whether it may charge this unit first of all: `inChargeReach`, and the one it shot at if it shot (CLS-ASSAULT-02).',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayDeepStrike: {
    about: 'Whether a unit may come in by Deep Strike: all its models can (CLS-RESERVE-07).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayDisembark: {
    about: 'Whether a unit may leave its transport in the Movement phase (CLS-TRANSPORT-03, -04, -13).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayEmbark: {
    about: 'Whether a unit may get into a transport this turn, its way there aside (CLS-TRANSPORT-02, -11).',
    signature: '(u: Unit, transport: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayFace: {
    about: 'Whether a hull may turn on the spot to a direction in which it has room (CLS-VEH-04).',
    signature: '(u: Unit, model: ModelId, dirX: number, dirY: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayFear: {
    about: 'Whether a unit can be afraid of this enemy unit, if that one causes Fear: yes (CLS-USR-09).',
    signature: '(u: Unit, enemy: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayFire: {
    about: 'Whether a model may fire an unbroken weapon now: not Ordnance after moving, not a grenade in Overwatch (CLS-WPN).',
    signature: '(model: ModelId, weapon: WeaponSheet, overwatch: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayFireSnap: {
    about: 'Whether a model may fire a weapon as a Snap Shot, once it has elected others: if the weapon can be fired so (CLS-SHOOT-09).',
    signature: '(model: ModelId, weapon: WeaponSheet) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayGoToGround: {
    about: 'Whether the unit may go to ground by choice before its saves: never, without CLS-MORALE-13.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayHitAndRun: {
    about: 'Whether a unit that may break off a combat can move at all (CLS-USR-16).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayManGun: {
    about: 'Whether a model in contact with a piece, or inside, may fire its gun: yes (CLS-TERRAIN-15).',
    signature: '(model: ModelId, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayMove: {
    about: 'Whether a unit may move in the Movement phase.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayOccupy: {
    about: 'Whether a unit may go into a building, its way there aside (CLS-TRANSPORT-15). A yes or no to tune.',
    signature: '(u: Unit, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayOccupyRoof: {
    about: 'Whether a unit may go up to a roof, its way there aside: nobody else stands there (CLS-TERRAIN-14). A yes or no to tune.',
    signature: '(u: Unit, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayOutflank: {
    about: 'Whether a unit may come in from a side edge: all its models infiltrate or scout (CLS-RESERVE-09).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayOverwatch: {
    about:
      'The rolled range reaches the target and no model has moved yet: what is thrown or tested at this moment. False ends the charge where it stands, without `chargeFailed`: the rule that says so does what follows.',
    signature: '(u: Unit, charger: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayRam: {
    about: 'Whether a vehicle may Tank Shock, or ram, now (CLS-VEH-34, -36).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayRegroup: {
    about: 'Whether a unit may try to regroup (CLS-MORALE-10). A yes or no to tune.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayRun: {
    about: 'Whether a unit that moves over everything may end on what bars the way to others, where its models can stand on top: no.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayShoot: {
    about: 'Whether the unit may shoot at all now (CLS-SHOOT-02).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  maySmoke: {
    about: 'Whether a vehicle that has smoke left may lay it now: yes (CLS-VEH-28).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayStrikeWith: {
    about: 'Whether a model may strike with a melee weapon that it carries: yes.',
    signature: '(model: ModelId, weapon: WeaponSheet) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  maySweep: {
    about: 'A unit that is caught (CLS-ASSAULT-31).',
    signature: '(winner: Unit, loser: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayTake: {
    about: 'Whether the next wound of an attack may be given to a living model: if a firer reaches it (HYB-UNIT-17).',
    signature: '(a: Attack, model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  mayTankShock: {
    about: 'Whether a vehicle may Tank Shock, or ram, now (CLS-VEH-34, -36).',
    signature: '(u: Unit) => boolean',
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
  mayTurboBoost: {
    about: 'Dice added up for a Run: 1 (CLS-MOVE-11).',
    signature: '(u: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayUsePower: {
    about: 'Whether a psyker may attempt a power now, targets aside (CLS-PSY-05, -06).',
    signature: '(psyker: ModelId, power: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mayWound: {
    about: 'Whether a firer that sees a model can give it wounds: yes, whatever the range (CLS-SHOOT-15).',
    signature: '(a: Attack, firer: ModelId, model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 3,
    },
  },
  measuredInches: {
    about: 'What a range measured from a firer of the attack counts as, where rules read it: itself.',
    signature: '(a: Attack, inches: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  meleeWeaponOf: {
    about: 'Index of the melee weapon a model fights with, -1 for none listed (CLS-WPN-50).',
    signature: '(model: ModelId, enemy: Unit) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  mishap: {
    about: 'A Deep Strike that has no room: the mishap table (CLS-RESERVE-08).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mistrusts: {
    about:
      'Whether a unit keeps an eye on one of the other force of its army, if that is near: where either is a desperate ally (CLS-ARMY-07).',
    signature: '(u: Unit, other: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mobilise: {
    about: 'Takes an Immobilised result off a vehicle.',
    signature: '(vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  moraleCheck: {
    about: 'A Morale check; a unit that fails falls back. True if passed.',
    signature: '(u: Unit, modifier: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  moraleDue: {
    about: 'Whether the unit has lost enough this phase to test at its end (CLS-MORALE-03).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mostFlight: {
    about: 'Least inches of a move aloft, and most of one with so many pivots (CLS-FLYER-02, -13).',
    signature: '(u: Unit, pivots: number) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mostOf: {
    about: 'How many choices of a role a detachment has, compulsory and optional ones (CLS-ARMY-01).',
    signature: '(detachment: Detachment, role: string) => Count',
    gives: 'Count',
    whom: null,
  },
  mostPenetration: {
    about: 'The highest total that a roll to penetrate can come to, a rule that needs no total counting as more than any armour.',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  mostStrength: {
    about: 'The Strength of the strongest blow that a model may choose to strike with a weapon: that of all its blows (CLS-ASSAULT-30).',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  moveAs: {
    about: 'Carries out an intent in the Movement phase.',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
    whom: {
      is: 'unit',
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
  moveUnit: {
    about: "A unit's activation in the Movement phase: intent by doctrine, difficult test, move, dangerous tests.",
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  movesAsInDifficult: {
    about: 'Whether the unit takes a difficult terrain test whatever it crosses (Strikedown).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mustChargeAt: {
    about: 'The enemy a unit is bound to charge whatever its owner wants, or null; it is one it may charge (CLS-ASSAULT-02).',
    signature: '(u: Unit) => Unit | null',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mustWait: {
    about: 'Whether a unit may not start on the table (CLS-FLYER-10).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  nextEffect: {
    about:
      'Of `n` units in the options of `FIRST_EFFECT`, on each of which something falls due at once, the one that the side whose turn it is takes first (CLS-DEF-14).',
    signature: '(n: number) => Unit',
    gives: null,
    whom: null,
  },
  nextPool: {
    about: 'Which pool is emptied next (CLS-SHOOT-12).',
    signature: '(a: Attack) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  nightCover: {
    about:
      'Points by which night improves the cover of a model that an attack is resolved on: 1, as Stealth, which does not add up (CLS-TERRAIN-17).',
    signature: '(a: Attack, model: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  nightMayFall: {
    about: 'Whether a die decides at the start of this game turn that it is night: the first, where the mission has it (CLS-TERRAIN-17).',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  nova: {
    about: 'A nova round a psyker (CLS-PSY-18).',
    signature: '(psyker: ModelId, power: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  novaHits: {
    about: 'Hits of a nova on one unit. A number to tune.',
    signature: '(frame: Frame, power: number) => Count',
    gives: 'Count',
    whom: null,
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
  openFire: {
    about:
      'Fires at the target that was picked, and at others where rules let weapons be aimed apart: one volley for each (CLS-VEH-43, CLS-USR-34).',
    signature: '(u: Unit, target: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  outflankEdge: {
    about: 'The side edge (`EDGE`) that the dice give an outflanking unit (CLS-RESERVE-09).',
    signature: '(u: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  overheat: {
    about:
      'A shot of `a.bearer` overheats: a wound that cover does not stop, or a vehicle may glance itself (CLS-WPN-19). `rolledToHit`: by its To Hit die, else by the die before a shot that has none (CLS-WPN-20).',
    signature: '(a: Attack, rolledToHit: boolean) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  overwatch: {
    about:
      'The rolled range reaches the target and no model has moved yet: what is thrown or tested at this moment. False ends the charge where it stands, without `chargeFailed`: the rule that says so does what follows.',
    signature: '(u: Unit, charger: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  ownCharge: {
    about: 'Dice of the side whose phase it is, and of the other one.',
    signature: '(side: SideId) => Count',
    gives: 'Count',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  paperWeapons: {
    about: 'How many of its ranged weapons doctrines reckon with for a kind of model: the best, the best two of a monster, from 3 on all.',
    signature: '(u: Unit, kind: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesAutomatically: {
    about: 'Whether the unit passes tests of this kind without rolling (Fearless, vehicles).',
    signature: '(u: Unit, why: Purpose) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesInPeril: {
    about: 'Whether a psyker passes the Leadership test that Perils of the Warp call for: two dice against his own (CLS-PSY-09).',
    signature: '(frame: Frame, psyker: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  passesLeadership: {
    about: 'Rolls 2D6 against Leadership with a modifier (CLS-MORALE-01, -02).',
    signature: '(u: Unit, why: Purpose, modifier: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesTest: {
    about: 'A characteristic test on one die of an open deed (CLS-DEF-10).',
    signature: '(frame: Frame, why: Purpose, value: number) => boolean',
    gives: null,
    whom: null,
  },
  paysToFace: {
    about: 'A hull is about to turn on the spot to a direction: what that costs it (CAL-VEH-09, HYB-VEH-09).',
    signature: '(u: Unit, model: ModelId, dirX: number, dirY: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  penetrate: {
    about: 'One hit on a vehicle: -1 nothing, 0 glancing, 1 penetrating (Haywire and Graviton wrap this).',
    signature: '(a: Attack, vehicle: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  penetrating: {
    about: 'Cover of a vehicle against the hit under way, 7 for none: of what hides a quarter of the facing that is met (CLS-VEH-27).',
    signature: '(a: Attack, vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  penetratingPoints: {
    about: 'Hull Points that a glancing hit costs, and a penetrating one, where its weapon says nothing else: 1 (CLS-VEH-15, -16).',
    signature: '(a: Attack, vehicle: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  penetrationBonus: {
    about: 'What the natural faces add beyond themselves (Rending); `highest` is the highest of them.',
    signature: '(a: Attack, highest: number) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  penetrationDice: {
    about: 'Dice added up for penetration: 1, or 2 (Melta, Armourbane).',
    signature: '(a: Attack) => Count',
    gives: 'Count',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  penetrationKeepsHighest: {
    about: 'Whether one more die is rolled and the lowest left out (Ordnance, Primary). A yes or no to tune.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  penetrationOutcome: {
    about:
      'The result of a total against an Armour Value: -1 nothing, 0 glancing, 1 penetrating (CLS-VEH-14); `a.natural` is its highest face.',
    signature: '(a: Attack, av: number, total: number) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  penetrationRoll: {
    about: 'The roll to penetrate of one hit: its total (CLS-VEH-14).',
    signature: '(a: Attack, av: number) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  perils: {
    about: 'Perils of the Warp (CLS-PSY-09).',
    signature: '(psyker: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  picksModel: {
    about: 'Whether the points harnessed let the caster pick the model (CLS-PSY-17).',
    signature: '(psyker: ModelId, power: number, points: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  pieceCover: {
    about: 'Cover save of a terrain kind or piece, 7 for none (CLS-SAVE-06). Filled by terrain.ts.',
    signature: '(piece: number) => Needed',
    gives: 'Needed',
    whom: null,
  },
  pileIn: {
    about: 'All blows of one unit at one Initiative step.',
    signature: '(u: Unit, enemy: Unit, initiative: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pin: {
    about: 'What comes of a failed pinning test: the unit goes to ground (CLS-MORALE-12).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pinningModifier: {
    about: 'What is added to the Leadership of a pinning test: nothing.',
    signature: '(u: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pinningTest: {
    about: 'Pinning test; a unit that fails is pinned (CLS-MORALE-12). True if passed, or if none is owed.',
    signature: '(u: Unit, by: Unit | null) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pivot: {
    about: 'A vehicle turns on the spot, towards what it will fire at (CLS-VEH-04).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  placeMarker: {
    about: "Picks the point an attack's next marker is placed on, in `a.mark`; false if none is legal.",
    signature: '(a: Attack) => boolean',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  placesOf: {
    about: 'Places that a model takes up aboard: 1 (CLS-TRANSPORT-01; Bulky models more).',
    signature: '(model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  plannedCharge: {
    about: 'Dice of its pool that a side plans to spend now: all of them.',
    signature: '(side: SideId) => Count',
    gives: 'Count',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  playsOnOn: {
    about: 'Needed to play on after the usual last turn (`extra` 0), the one after it (1) and so on; 7 for never (CLS-TURN-09).',
    signature: '(extra: number) => Needed',
    gives: 'Needed',
    whom: null,
  },
  powerEffect: {
    about: 'What a power that manifested does, measured from a model.',
    signature: '(psyker: ModelId, from: ModelId, power: number, target: Unit | null, points: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  powerHarms: {
    about: 'Whether powers can do anything to a model that they cover or cross: yes.',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  powerTakes: {
    about: 'Whether a power affects an enemy unit that it reaches.',
    signature: '(psyker: ModelId, power: number, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  powerWorth: {
    about: 'Expected points that a power would take off the enemy, or save, if it manifested.',
    signature: '(psyker: ModelId, power: number, target: Unit | null) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  prefers: {
    about: 'Whether an enemy unit is a Preferred Enemy of a model (CLS-USR-24).',
    signature: '(model: ModelId, enemy: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  prepareTurn: {
    about: "What a player does once it is settled whose turn it is: he draws cards, and pins whom his Warlord's trait lets him.",
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  psychicTest: {
    about: 'Rolls a psychic test: what is compared with the cost, the points harnessed (CLS-PSY-07).',
    signature: '(frame: Frame, psyker: ModelId, power: number, dice: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  ram: {
    about: 'Drives straight into an enemy vehicle (CLS-VEH-36).',
    signature: '(u: Unit, target: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  ramBlow: {
    about: "A rammer's blow against the vehicle it ran into, at a Strength; and that one's against it (CLS-VEH-36).",
    signature: '(u: Unit, model: ModelId, target: Unit, strength: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  ramInches: {
    about: 'Farthest that a vehicle drives to ram another: 12 inches (CLS-VEH-36).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  ramsBeyondInches: {
    about: 'What a tank has to be able to go beyond so that it may ram: 6 inches (CLS-VEH-36).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rangeBonus: {
    about: "Inches that the place of a unit's best-placed model adds to the printed range of its weapons, for what doctrines expect: 0.",
    signature: '(u: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rangeOf: {
    about: "Range of a model's weapon now, inches; Infinity for unlimited.",
    signature: '(model: ModelId, weapon: WeaponSheet) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
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
  reachesFleeing: {
    about:
      'A charge has moved into contact with a unit that falls back: true if that one stands and there is a fight. It regroups on the spot or is destroyed (CLS-ASSAULT-12).',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  reachesWith: {
    about: 'The model from which a power of a psyker reaches a target, -1 if it does not (CLS-PSY-12, -13, -15).',
    signature: '(psyker: ModelId, power: number, target: Unit) => ModelId',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  reactToCharge: {
    about: 'What a declared target does about a charge before its range is rolled: Overwatch if it may and wants to (CLS-ASSAULT-04).',
    signature: '(u: Unit, charger: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  redirect: {
    about: 'The model that takes a wound allocated to `model` (Look Out Sir).',
    signature: '(a: Attack, model: ModelId) => ModelId',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  redrawsCard: {
    about: 'Whether a card that was drawn (two faces, 11 to 66) is put back for another: no (CLS-MISSION-13).',
    signature: '(side: SideId, card: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  refuseChallenge: {
    about:
      'A character refuses, or is named as the one who did: he makes no attacks, and his unit does without his Leadership, until the phase ends (CLS-ASSAULT-25).',
    signature: '(model: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  regroup: {
    about: 'Whether a unit may try to regroup (CLS-MORALE-10). A yes or no to tune.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  regroupAs: {
    about: 'The move of a unit that has regrouped (CLS-MORALE-10).',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rendsByWound: {
    about: 'Whether a Rending attack rends by its To Wound die (CLS-WPN-24).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rerollHitOn: {
    about: 'Needed on the re-roll of a missed To Hit die, 7 for no re-roll (CLS-SHOOT-07, CLS-WPN-21). `face` is the die that missed.',
    signature: '(a: Attack, face: number) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rerollsDanger: {
    about: 'Whether a model re-rolls a failed Dangerous terrain test (CLS-VEH-51).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  rerollsEdge: {
    about: 'Whether the die of an outflanking unit is rolled again (CLS-USR-01); `face` is what it shows.',
    signature: '(u: Unit, face: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rerollsGlancing: {
    about: 'Whether a roll that only glances is made again.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rerollsPenetration: {
    about: 'Whether a roll that does not get through is made again.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rerollsReserve: {
    about: 'Whether a Reserve Roll that fails is made again.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rerollsSave: {
    about: 'Whether a failed save is re-rolled. A yes or no to tune.',
    signature: '(a: Attack, model: ModelId, face: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  rerollsScatter: {
    about: 'Whether a blast may re-roll its scatter (CLS-WPN-15).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rerollsWound: {
    about: 'Whether a To Wound die that fails may be re-rolled.',
    signature: '(a: Attack, face: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  reserveLimit: {
    about: 'Most units a side may keep in Reserve of its own will: half of those that need not start there (CLS-RESERVE-01).',
    signature: '(side: SideId) => Count',
    gives: 'Count',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  reserveOn: {
    about: "Needed on a unit's Reserve Roll: 3, or 1 without a roll (CLS-RESERVE-02, -03, -05).",
    signature: '(u: Unit) => Needed',
    gives: 'Needed',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  resolveHits: {
    about: 'Resolves the hits an attack has gathered on `a.target`: wounds or penetration, allocation, saves, casualties.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  resolvePenetration: {
    about: 'Resolves the hits of an attack on a vehicle: takes them one by one. Called by `resolveHits`.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rise: {
    about: 'Takes a unit above the battlefield, from where nothing below is in its way.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rolesOf: {
    about: "The battlefield roles that fill choices; the last of a unit's counts (CLS-ARMY-01).",
    signature: '() => readonly string[]',
    gives: null,
    whom: null,
  },
  rollHits: {
    about: 'Rolls To Hit for all firers of an attack and adds its hits.',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  rollLeadership: {
    about: 'Rolls the two dice of a test into `into`.',
    signature: '(u: Unit, why: Purpose, frame: Frame, into: Uint8Array, marks: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rollOff: {
    about: 'The side that wins a roll-off (CLS-DEF-05).',
    signature: '() => SideId',
    gives: null,
    whom: null,
  },
  rollPowers: {
    about: 'Rolls for powers and returns, as bits, those known then: `before` and the new ones (CLS-PSY-02).',
    signature: '(psyker: ModelId, before: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  rollReserves: {
    about: 'Reserve Rolls of a side at the start of its turn (CLS-RESERVE-02). Units that come in are `due`.',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  rollTrait: {
    about: "The trait that a Warlord's unit gets before the battle: a table of his owner's choice, and a die (CLS-ARMY-03).",
    signature: '(u: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rollWounds: {
    about: 'Rolls To Wound for the hits and fills the pools (CLS-SHOOT-12).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  runAs: {
    about: 'Runs with an intent that has been chosen.',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  runDice: {
    about: 'Dice added up for a Run: 1 (CLS-MOVE-11).',
    signature: '(u: Unit) => Count',
    gives: 'Count',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  runInches: {
    about: 'Runs with an intent that has been chosen.',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  runsByType: {
    about: 'Whether units of a type run: not bikes, nor artillery with its guns (CLS-MOVE-11, CLS-UNIT-04).',
    signature: '(u: Unit, type: UnitType) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  saveMade: {
    about: 'A die of the saves of a model stopped the current wound, `why` being the kind of save that it was rolled for: nothing.',
    signature: '(a: Attack, model: ModelId, why: Purpose, face: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  saved: {
    about: 'After a save stopped a wound (Strikedown).',
    signature: '(a: Attack, model: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  saves: {
    about: 'Takes the saves a model has against the current wound: true if one stops it (CLS-SAVE-08: the best one).',
    signature: '(a: Attack, model: ModelId) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  scatter: {
    about:
      'Rolls scatter and distance and moves the point in `mark` (x, y) by it; true on a Hit (CLS-DEF-06). `again`: a re-roll of both; `dice`: how many are added up for the distance, 2 if left out.',
    signature: '(frame: Frame, mark: Float64Array, lessInches: number, again: boolean, dice?: number) => boolean',
    gives: null,
    whom: null,
  },
  scatterDice: {
    about: 'Dice added up for the distance that a blast scatters: 2 (CLS-DEF-06).',
    signature: '(a: Attack) => Count',
    gives: 'Count',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  scatterLess: {
    about: "Inches taken off the scatter of a blast: the firer's Ballistic Skill.",
    signature: '(a: Attack) => Inches',
    gives: 'Inches',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  scatterMarker: {
    about: 'Scatters the marker that was placed at `a.mark`, re-rolls included (CLS-WPN-12, -15).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  scoreGame: {
    about: 'Whether a unit can hold objectives, and outranks others at it (CLS-MISSION).',
    signature: '() => void',
    gives: null,
    whom: null,
  },
  scoutMoves: {
    about: "Both sides' scouts (CLS-RESERVE-11).",
    signature: '() => void',
    gives: null,
    whom: null,
  },
  screenCover: {
    about: 'Cover save behind what hides without stopping shots: bodies of other units, smoke (CLS-SAVE-07, CLS-VEH-28): 5.',
    signature: '() => Needed',
    gives: 'Needed',
    whom: null,
  },
  secondWeaponBonus: {
    about: 'Bonus for two close combat weapons: 1 or 0 (CLS-WPN-51).',
    signature: '(model: ModelId, weapon: WeaponSheet) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  seesInDark: {
    about: 'Whether the night does not help against a unit (CLS-USR-22).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  seizeOn: {
    about: 'Needed to seize the initiative: 6 (CLS-TURN-08).',
    signature: '(second: SideId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  seizes: {
    about: 'Needed to play on after the usual last turn (`extra` 0), the one after it (1) and so on; 7 for never (CLS-TURN-09).',
    signature: '(second: SideId) => boolean',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  servesGun: {
    about: 'How well a crewman beside a gun could fire it at a unit: 0 not at all, 1 for want of a better, 2 well: well (CLS-UNIT-04).',
    signature: '(crewman: ModelId, gun: ModelId, target: Unit) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  shake: {
    about: 'Crew Shaken (CLS-VEH-19).',
    signature: '(vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  shakesPassengers: {
    about: "Whether the crew's being shaken or stunned disturbs the passengers' fire (CLS-TRANSPORT-10).",
    signature: '(transport: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shareAfterMove: {
    about: 'The share of its worth that a weapon of a kind of model keeps after a move, for what doctrines expect (CLS-SHOOT-05).',
    signature: '(u: Unit, kind: number, weapon: number) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  sharedCharge: {
    about: 'The die that both sides share, rolled when it is first asked for. A number to tune.',
    signature: '() => number',
    gives: null,
    whom: null,
  },
  shockCheck: {
    about:
      'The Morale check of a unit that a tank reached, and what else befalls it before it could stand: true if it passed (CLS-VEH-34).',
    signature: '(tank: Unit, u: Unit, inches: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shockInches: {
    about: 'Farthest that a vehicle drives in a Tank Shock: 12 inches (CLS-VEH-34).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shockMet: {
    about: 'A unit is reached by a tank that drove so many inches to it: true if that stops it.',
    signature: '(tank: Unit, u: Unit, inches: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shootUnit: {
    about: 'Picks a target by doctrine and fires at it.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shootingAction: {
    about: "A unit's activation in the Shooting phase: it shoots, or runs or turbo-boosts or goes Flat Out instead.",
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shootingDeed: {
    about:
      "The deed under which a unit's fire and Runs roll their dice: shooting. A rule that lets a unit fire or run out of its turn names another, so that the dice of its own turn stay what they are.",
    signature: '(u: Unit) => Deed',
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
  shortInches: {
    about: 'Farthest that a transport drives in a Movement phase in which somebody gets in or out: 6 inches (CLS-TRANSPORT-02, -03).',
    signature: '(transport: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  shotsOf: {
    about: 'Shots of one model with the weapon of an attack, dice for random numbers included; 0 does not fire.',
    signature: '(a: Attack, firer: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  sideMastery: {
    about: "Mastery Levels of a side's psykers on the battlefield, added up (CLS-RESERVE-12).",
    signature: '(side: SideId) => number',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  skyfires: {
    about: "Whether a shot of a model's weapon at a target uses Skyfire (CLS-WPN-32).",
    signature: '(model: ModelId, weapon: WeaponSheet, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  slotEntry: {
    about: 'The entry of the ledger that gives a detachment its choices of a role (CLS-ARMY-01).',
    signature: '(detachment: Detachment, role: string) => string',
    gives: null,
    whom: null,
  },
  slowedByTerrain: {
    about: 'Whether difficult terrain slows the unit (CLS-MOVE-06).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  slowedCharging: {
    about: "Whether difficult terrain shortens a unit's charges: yes (CLS-ASSAULT-07).",
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  slows: {
    about: 'Whether a piece on its way makes the unit test how far it gets: what is difficult (CLS-MOVE-06).',
    signature: '(u: Unit, piece: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  snipes: {
    about: "Whether the shots of an attack count as a Sniper's: by the rule of the weapon (CLS-WPN-25).",
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  speedOf: {
    about: 'Whether a vehicle counts as Stationary, Combat Speed (1) or Cruising Speed (2): one of the unit, or its first.',
    signature: '(u: Unit, model?: ModelId) => 0 | 1 | 2',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  spillOver: {
    about:
      'The opponent in a challenge is slain with wounds left in the pool: from here on they go to the rest of his unit (CLS-ASSAULT-26).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  statOf: {
    about: 'A characteristic of a model as it is now: rules that change one wrap this (CLS-DEF-09).',
    signature: '(model: ModelId, stat: Stat) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  statedInches: {
    about: 'Inches that its owner states for a Tank Shock at a unit: as far as it drives (CLS-VEH-34).',
    signature: '(u: Unit, target: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  stealthOf: {
    about: 'The part of `coverBonus` that is Stealth, whatever gives it: it counts once (CLS-USR-35).',
    signature: '(a: Attack, model: ModelId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  strayHits: {
    about: 'Hits of something that is no shooting of a unit (explosions, burning, falling): n hits with a weapon.',
    signature: '(target: Unit, weapon: WeaponSheet, n: number, from: Stray) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  strengthInside: {
    about:
      'Strength and AP of the hits on those inside a vehicle that explodes: 4 (3 in one that is open-topped), none (CLS-TRANSPORT-08).',
    signature: '(vehicle: ModelId) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  strengthOf: {
    about: 'Strength of the attack in the hands of `a.bearer` (CLS-DEF-09, CLS-WPN-01).',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  strike: {
    about: 'All blows of one unit at one Initiative step.',
    signature: '(u: Unit, enemy: Unit, initiative: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  strikeDown: {
    about: 'Chooses where to come down, and does (CLS-RESERVE-07). Waits for markers that others come down beside.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  strikesLate: {
    about: 'Whether a model strikes last because its charge led through difficult terrain (CLS-ASSAULT-15).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  strikingSkill: {
    about: 'Weapon Skill that `a.bearer` strikes with (CLS-ASSAULT-20).',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  stun: {
    about: 'Crew Stunned, beside being shaken (CLS-VEH-20).',
    signature: '(vehicle: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  sweep: {
    about: 'Sweeping Advance: true if the loser is caught.',
    signature: '(winner: Unit, loser: Unit) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  sweepBonus: {
    about:
      'What a unit adds to its die in a Sweeping Advance: its highest printed Initiative, whatever slows its blows (CLS-ASSAULT-31). A number to tune.',
    signature: '(u: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  sweepExtra: {
    about: 'What a pursuer adds to its total once it has rolled (CLS-USR-06).',
    signature: '(u: Unit) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  sweptAway: {
    about: 'A unit that is caught (CLS-ASSAULT-31).',
    signature: '(loser: Unit, winner: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  takeWound: {
    about: 'Gives one wound of the current pool to a model: save, Feel No Pain, loss. Returns the Wounds lost.',
    signature: '(a: Attack, model: ModelId) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  takesGuns: {
    about: 'Whether a unit that breaks takes guns along: no, all are abandoned (CLS-UNIT-06).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  tankShock: {
    about: 'Drives straight through what stands in the way, at most `inches` in a direction (CLS-VEH-34).',
    signature: '(u: Unit, dirX: number, dirY: number, inches: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  targetInches: {
    about: 'How far away an enemy may be to be named as target, inches: as far as the longest weapon reaches (CLS-DEF-01).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  targetSkill: {
    about: 'Weapon Skill the blows are rolled against (majority; 0 is hit automatically).',
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  targetSnaps: {
    about: 'Whether every unit may fire only Snap Shots at a target: false.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  targeted: {
    about: 'Asked once before To Hit rolls of the first weapon: Jink and other reactions to being shot at.',
    signature: '(target: Unit, by: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  templateHits: {
    about: 'Templates of an attack: hits by unit (CLS-WPN-10); D3 each in Overwatch (CLS-WPN-11).',
    signature: '(a: Attack) => void',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  templateSpares: {
    about:
      'Whether a template may lie over a unit, and does it no harm: the transport that it is fired from, and those in one building (CLS-WPN-10).',
    signature: '(a: Attack, u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 2,
    },
  },
  templateThrow: {
    about: 'How far from the firer the narrow end of a template may be placed, inches: 0 (CLS-WPN-47).',
    signature: '(a: Attack | null, model: ModelId, weapon: WeaponSheet) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  terrainCover: {
    about:
      'The part of `coverOf` that pieces give as seen from a firer (-1: none): what hides 25%, what the model stands in (CLS-SAVE-05).',
    signature: '(a: Attack, firer: ModelId, model: ModelId) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 3,
    },
  },
  testsForFear: {
    about: 'Whether a unit whose fight begins tests for Fear: one in contact with who causes it (CLS-USR-09).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  thrustAs: {
    about: 'Jet pack move in the Assault phase (CLS-MOVE-13).',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  thrustInches: {
    about: 'Jet pack move in the Assault phase (CLS-MOVE-13).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  thrustMove: {
    about: 'Jet pack move in the Assault phase (CLS-MOVE-13).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  toughnessOf: {
    about: "Toughness the hits are rolled against: the target's majority (CLS-SHOOT-11).",
    signature: '(a: Attack) => Value',
    gives: 'Value',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  turboBoostAs: {
    about: 'Dice added up for a Run: 1 (CLS-MOVE-11).',
    signature: '(u: Unit, intent: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  turboInches: {
    about: 'Dice added up for a Run: 1 (CLS-MOVE-11).',
    signature: '(u: Unit) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  turnHull: {
    about: 'Turns a hull on the spot to a direction; false, with nothing changed, if it has no room or may not (CLS-VEH-04).',
    signature: '(u: Unit, model: ModelId, dirX: number, dirY: number) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  typeInches: {
    about: 'Farthest that models of a statline go in the Movement phase, as part of a unit and before terrain (CLS-MOVE-02).',
    signature: '(u: Unit, stats: ClassicStats) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unitActs: {
    about: 'A unit begins, or ends, a turn of its own: never called in this edition, where sides have turns.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unitHasActed: {
    about: 'A unit begins, or ends, a turn of its own: never called in this edition, where sides have turns.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unitHasShot: {
    about: 'When a unit that was picked to shoot has fired its last weapon at its last target, itself destroyed perhaps: nothing.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unitSees: {
    about: 'Whether a model of the unit sees the target unit (CLS-DEF-08).',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unitSnaps: {
    about: "Whether a model's unit must fire Snap Shots, whatever the weapon (gone to ground, falling back, shaken, overwatch).",
    signature: '(u: Unit, overwatch: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unitTurnEnds: {
    about: "The end of a unit's own turn, that of its side in this edition: what it did becomes what it did last.",
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  unsaved: {
    about: 'After a model lost Wounds to an attack and is still there, or not (Concussive, Soul Blaze).',
    signature: '(a: Attack, model: ModelId, lost: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  usePowers: {
    about: 'Attempts one power after the other until the side wants no more, or has no dice (CLS-PSY-06, -23).',
    signature: '(side: SideId) => void',
    gives: null,
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  vehicleDamage: {
    about: 'Applies a result of the Vehicle Damage table (CLS-VEH-17), 1 to 7.',
    signature: '(vehicle: ModelId, result: number, cause: Cause, by: Unit | null, frame: Frame) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  vehicleSaves: {
    about: "A vehicle's cover (or other) save against a hit that got through.",
    signature: '(a: Attack, vehicle: ModelId) => boolean',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  victor: {
    about: 'The winner if the game ended now, -1 for a draw.',
    signature: '() => SideId | -1',
    gives: null,
    whom: null,
  },
  volley: {
    about:
      "Fires all of a unit's weapons at a target, weapon name by weapon name, and what follows (CLS-SHOOT-01, -21). Also used by Overwatch.",
    signature: '(u: Unit, target: Unit, overwatch: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  walkInches: {
    about: 'The same of jump troops that do not use their packs: 6 inches (CLS-UNIT-07).',
    signature: '(u: Unit, stats: ClassicStats) => Inches',
    gives: 'Inches',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  walkedInches: {
    about: 'Inches a model counts as having moved when it is asked whether it has: its own (CLS-MOVE-14).',
    signature: '(model: ModelId) => Inches',
    gives: 'Inches',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  warpCost: {
    about: 'Warp Charge points that have to be harnessed.',
    signature: '(psyker: ModelId, power: number) => Value',
    gives: 'Value',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  weakestArmour: {
    about: 'The lowest Armour Value that blows at a unit of vehicles can meet (CLS-VEH-32, -40).',
    signature: '(u: Unit) => Value',
    gives: 'Value',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  weaponExposed: {
    about: 'Whether that weapon can be the one that damage by a unit destroys, while others cannot: any can (CLS-VEH-21).',
    signature: '(vehicle: ModelId, place: number, cause: Cause, by: Unit | null) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  weaponFired: {
    about: 'Notes what firing a weapon costs its model (no charge after Heavy, used up).',
    signature: '(a: Attack, firer: ModelId) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  weaponLeft: {
    about:
      'Whether the weapon at a place in the list of what a vehicle carries can still be destroyed: one that fires, and is neither lost nor used up.',
    signature: '(vehicle: ModelId, place: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  weaponRank: {
    about:
      'How early a model elects a weapon, by its place in the sheet of its unit, among those that it carries: the more it promises, Ordnance and Primary before the rest, since they decide how a hull fires the others.',
    signature: '(model: ModelId, weapon: number, target: Unit) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  weaponTarget: {
    about:
      'The unit that a weapon of a model is fired at, `place` being its place in the list of what the model carries: `target`, which its unit fires at, unless a rule aims it apart.',
    signature: '(model: ModelId, place: number, target: Unit) => Unit',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  weaponsBeyondSpeed: {
    about: 'Weapons at full Ballistic Skill beyond what the speed of a vehicle allows, which `fullBallisticWeapons` counts already: 0.',
    signature: '(model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  weaponsPerModel: {
    about: 'How many weapons a model may fire this phase (CLS-SHOOT-05; 2 for monsters, all for vehicles).',
    signature: '(model: ModelId) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  willNotDie: {
    about: 'Whether a model has It Will Not Die, of its own or from another rule: by its keyword (CLS-USR-17).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  witchfire: {
    about: 'Puts the condition of a blessing or malediction on a unit (CLS-PSY-12, -13, -19).',
    signature: '(from: ModelId, power: number, target: Unit) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  worthAt: {
    about:
      'What one shot of a weapon, by its place in the sheet of a unit, is worth at a distance if it is worth `worth` on paper: twice as much for Rapid Fire within half range. For what doctrines expect; only the edges of the units are looked at.',
    signature: '(u: Unit, weapon: number, target: Unit, inches: number, worth: number) => number',
    gives: null,
    whom: {
      is: 'unit',
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
  woundAp: {
    about: 'AP of a wound by its To Wound die (Rending).',
    signature: '(a: Attack, face: number) => Piercing',
    gives: 'Piercing',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundFlags: {
    about: "Flags of WOUND by the To Wound die and the weapon's rules (Instant Death).",
    signature: '(a: Attack, face: number) => number',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundLands: {
    about: 'Whether a To Wound die wounds.',
    signature: '(a: Attack, face: number, on: number) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  woundOn: {
    about: 'Needed To Wound at `a.strength` against `a.toughness` (CLS-SHOOT-10), 1 without a roll.',
    signature: '(a: Attack) => Needed',
    gives: 'Needed',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  wreck: {
    about: 'The weapon at a place in the list of what a vehicle carries is lost, with its other profile if it has one (CLS-VEH-21).',
    signature: '(vehicle: ModelId, cause: Cause, by: Unit | null) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  yields: {
    about: 'Whether a unit that lost fails its check without rolling (CLS-ASSAULT-30).',
    signature: '(loser: Unit, winner: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
};
