// Written by `npm run contents`: the procedures that rules of this folder can change, from their declarations.
import type { Procedures } from 'sandtable/rules';

export const procedures: Procedures = {
  arcOf: {
    about: 'The arc of a unit in which a point lies: its front, wherever it is (CAL-DEF-02).',
    signature: '(u: Unit, x: number, y: number) => Arc',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  attackArc: {
    about:
      'The arc of `u` in which an enemy unit counts as being: that of its centroid. Asked once for each attack, when the enemy names `u` as target of its fire or declares a charge at it; a rule may roll dice for the answer (CAL-USR-01, -09).',
    signature: '(u: Unit, by: Unit) => Arc',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  caughtInCrossfire: {
    about:
      'A unit has taken its check for a crossfire whose last shots were those of `by`: `wounds` of both sides, and whether any shot has `hit` (CAL-SHOOT-14).',
    signature: '(u: Unit, by: Unit, wounds: number, hit: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  dispelRolled: {
    about: 'Dice have been rolled to dispel a power, so many of them sixes (CAL-PSY-07).',
    signature: '(dispeller: ModelId, sixes: number) => void',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  facingOf: {
    about: 'Fills `into` with the direction a unit faces, as a unit vector: as it was set up, or as a rule turned it (CAL-SHOOT-19, -20).',
    signature: '(u: Unit, into: Float64Array) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  grenadeModifier: {
    about: 'What a thrown grenade that cost `wounds` adds to the Leadership of the pinning test: nothing (CAL-WPN-10).',
    signature: '(wounds: number) => Bonus',
    gives: 'Bonus',
    whom: null,
  },
  guessIsTrue: {
    about: 'Whether the guess of a weapon that guesses is right without asking (CAL-WPN-09, -27): false.',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  guessesRange: {
    about: "Whether a weapon's marker is aimed by a guess of the distance (CAL-SHOOT-05, -16): `guess-range` and Barrage.",
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  hasStockPhotons: {
    about: 'Whether bearers of defensive grenades have something to throw that no datasheet prints (CAL-WPN-16).',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  hiddenFromFire: {
    about: 'Whether being Hidden keeps this enemy from shooting at a unit: as it does all (CAL-USR-29).',
    signature: '(u: Unit, by: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  inPoweredArmour: {
    about: 'Whether a model wears powered armour: by its flag, or a printed save of 3+ or better (CAL-WPN-18).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  isFrenzied: {
    about: 'Whether a unit has Frenzy, by one of its models, and has not lost it (CAL-USR-17 to -19).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isHidden: {
    about: 'Whether a unit is Hidden from all its enemies: false (CAL-USR-06).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isPinned: {
    about: 'Whether a unit is Pinned, which is more than gone to ground (CAL-DEF-03). To make it so: `pin` of the base.',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  loreDiscipline: {
    about: 'The place among its disciplines to which a psyker gives a Lore Mastery die; `chosen` is that of the die before (CAL-PSY-03).',
    signature: '(psyker: ModelId, die: number, chosen: number, disciplines: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  masteryCost: {
    about: 'Mastery Cost of a power, by its place in the table (CAL-PSY-02).',
    signature: '(power: number) => Value',
    gives: 'Value',
    whom: null,
  },
  mayPressOn: {
    about: 'Whether a unit may press on instead of dropping prone (CAL-USR-25).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  passesFear: {
    about:
      'The test of a unit that is charged by, or would charge, an enemy which it fears, with a modifier of its Leadership (CAL-USR-11, -12).',
    signature: '(u: Unit, enemy: Unit, modifier: number) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pinHolds: {
    about: 'Whether a failed pinning test leaves a unit Pinned, and not only gone to ground (CAL-DEF-03, CAL-USR-27).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  pressOn: {
    about: 'A unit under fire does not drop: it takes its pinning test.',
    signature: '(u: Unit, by: Unit, modifier: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  primarisPlace: {
    about: 'The power that fills the place of a primaris before others are bought, -1 for none (CAL-PSY-01).',
    signature: '(psyker: ModelId, primaris: number, known: number, budget: number) => number',
    gives: null,
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  recordedArc: {
    about: 'The arc of `u` from which the fire of `by` counts once it has turned, or not: `arc` (CAL-SHOOT-20).',
    signature: '(u: Unit, by: Unit, arc: Arc) => Arc',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  resistOn: {
    about: 'Needed on the die with which a unit resists a power (CAL-PSY-11, -12).',
    signature: '(psyker: ModelId, target: Unit) => Needed',
    gives: 'Needed',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  searchesAgain: {
    about: 'Whether a unit that searched in vain rolls its die again: false (CAL-USR-29).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  suppresses: {
    about: 'Whether the shots of an attack are Suppression Fire: those of Pinning weapons (CAL-SHOOT-21).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  suppressionModifier: {
    about: 'What Suppression Fire that cost `wounds` unsaved wounds adds to the Leadership of the pinning test: nothing (CAL-SHOOT-22).',
    signature: '(u: Unit, wounds: number) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  surprises: {
    about: 'Whether a model has Surprise Assault from its datasheet (CAL-USR-28).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  turnInches: {
    about: "Inches of its move that a vehicle's turn to a direction costs: none (CAL-VEH-09).",
    signature: '(u: Unit, model: ModelId, dirX: number, dirY: number) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'model',
      argument: 2,
    },
  },
  underFire: {
    about:
      'A unit answers Suppression Fire, or whatever else a shooter makes it take a pinning test for in the Shooting phase: it takes the test with `modifier` to its Leadership, unless a rule gives it another answer (CAL-USR-24).',
    signature: '(u: Unit, by: Unit, modifier: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
};
