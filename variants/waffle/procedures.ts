// Written by `npm run contents`: the procedures that rules of this folder can change, from their declarations.
import type { Procedures } from 'sandtable/rules';

export const procedures: Procedures = {
  actsAfterRally: {
    about: 'Whether a unit that regroups when it is charged acts as usual later in the turn: no (WAF-USR-14).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  allowanceWindow: {
    about:
      'The number of the span in which a unit may respond once: of the phase of a player turn, as in the base, or of the game turn (WAF-TURN-07 b). Never 0.',
    signature: '() => number',
    gives: null,
    whom: null,
  },
  attacksForFiring: {
    about: 'Attacks that each of its models gives up for that, for what doctrines expect: none (WAF-ASSAULT-15).',
    signature: '(u: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  automaticHitsOf: {
    about: 'Hits of one model among those: 1. Rules that roll for them do it here, in the open deed.',
    signature: '(model: ModelId, frame: Frame) => Count',
    gives: 'Count',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  barsReactions: {
    about: 'Whether a rule of its own keeps a unit from every reaction, to shooting or to a charge: false (WAF-USR-29).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  causesPinning: {
    about: "Whether the weapon of an attack causes Pinning tests: one with the rule, a Sniper's, any Barrage (WAF-WPN-16).",
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  causesTerror: {
    about: 'Whether a model causes Terror: no (WAF-USR-20).',
    signature: '(model: ModelId) => boolean',
    gives: 'Flag',
    whom: {
      is: 'model',
      argument: 1,
    },
  },
  chargeReacted: {
    about: 'A unit has reacted to a charge: nothing.',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  counterAttack: {
    about: 'A unit goes to meet a charger: nothing (WAF-USR-10).',
    signature: '(u: Unit, charger: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  defiesSuppression: {
    about: 'Whether a unit ignores suppressive fire: false (WAF-SHOOT-16).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  dive: {
    about: 'A unit goes to ground under fire, where it `runs` after a Run: without the Run (WAF-SHOOT-09).',
    signature: '(u: Unit, by: Unit | null, runs: boolean) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firedInCharge: {
    about: 'Whether a unit has fired in the charge that it made in this turn: no (WAF-ASSAULT-14).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firesBack: {
    about: 'Whether a unit fires in answer to something now, and not in its own turn: false (WAF-SHOOT-08, WAF-VEH-08).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  firesInto: {
    about: 'Whether a unit may name an enemy unit that is locked in combat as target of its fire: no (WAF-SHOOT-21).',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  friendsSlain: {
    about: "Stray shots of a unit's fire into a melee have slain models of a friendly unit: nothing (WAF-SHOOT-23).",
    signature: '(friend: Unit, by: Unit, slain: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  grinds: {
    about: 'Whether a tank that drives at its enemies grinds over them, and does not slam into them: false (WAF-VEH-14).',
    signature: '(tank: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  gunPrefers: {
    about: 'Whether an unmanned gun would rather fire at this unit than at others: at all alike (WAF-TERRAIN-15).',
    signature: '(gun: WeaponSheet, enemy: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 2,
    },
  },
  hasActed: {
    about: 'Whether a unit has acted in this game turn and is spent (WAF-TURN-02).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasCharged: {
    about: 'Whether a unit uses what only those may use that charged themselves: it charged (WAF-USR-09, -11).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  hasReacted: {
    about: 'Whether a unit has used its reaction to shooting: false (WAF-SHOOT-10).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  isDelayed: {
    about: 'Whether a unit off the table cannot come in any more in this game turn (WAF-RESERVE-10).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  landsAsOrdnance: {
    about: 'Whether a marker lands as that of an Ordnance weapon does: those of Ordnance and Primary weapons (WAF-WPN-09, -13).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  lossesMean: {
    about:
      'What a failed check for casualties means for a unit that lost so many of so many models in a phase: as in the base (WAF-MORALE-01, -02).',
    signature: '(u: Unit, lost: number, of: number) => Losses',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  markerHits: {
    about: 'The roll To Hit of a marker that has one, on a single die (WAF-WPN-12): true on a hit.',
    signature: '(a: Attack) => boolean',
    gives: null,
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  mayActivate: {
    about: 'Whether a unit that is not spent may be picked: one on the table, itself or in a transport (WAF-TURN-02).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayCounterAttack: {
    about: 'Whether a unit may go to meet a charger: no (WAF-USR-10).',
    signature: '(u: Unit, charger: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayDive: {
    about: 'Whether a unit can dive for cover of its own will: false (WAF-SHOOT-09).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayFleeCharge: {
    about: 'Whether a unit may choose to Fall Back from a charge: no (WAF-ASSAULT-08).',
    signature: '(u: Unit, charger: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayReactToCharge: {
    about:
      'Whether a unit can react to a charge now, by choice or because it has to: on the table, not locked, not inside a building, not barred (`barsReactions`).',
    signature: '(u: Unit, charger: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayReactToFire: {
    about: 'Whether a unit that was hit may react to the unit that shot it: false (WAF-SHOOT-07).',
    signature: '(u: Unit, by: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  mayReturnFire: {
    about: 'Whether a unit can shoot back at the unit that shot it: false (WAF-SHOOT-08).',
    signature: '(u: Unit, by: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  namedInMelee: {
    about:
      'Whether an enemy unit that is locked may be named as a target at all, where others of its kind may: not a walker (WAF-VEH-09). A yes or no to tune.',
    signature: '(u: Unit, target: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  namesScatter: {
    about: 'Whether the rule that scatters a marker says itself how far: no (WAF-DEF-05).',
    signature: '(a: Attack) => boolean',
    gives: 'Flag',
    whom: {
      is: 'attack',
      argument: 1,
    },
  },
  nightDecider: {
    about: 'The side that decides whether night ends, or falls, in place of the die, or -1 (WAF-ARMY-12).',
    signature: '() => SideId | -1',
    gives: null,
    whom: null,
  },
  nightHasFallen: {
    about: 'Whether the night that approached has fallen: no (WAF-MISSION-06).',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  nightLasts: {
    about: 'Whether the night before daybreak goes on after the first turn: no (WAF-MISSION-05).',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  noteReaction: {
    about: 'A unit uses its reaction to shooting: nothing (WAF-SHOOT-10).',
    signature: '(u: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  orderKey: {
    about: 'What units are ranked by, the highest first (WAF-TURN-08); 0 for those without it.',
    signature: '(u: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  priorityLeadership: {
    about: 'What each side adds to its die for priority (WAF-TURN-01).',
    signature: '(side: SideId) => Bonus',
    gives: 'Bonus',
    whom: {
      is: 'side',
      argument: 1,
    },
  },
  reactToFire: {
    about: 'A unit chooses its reaction to the unit that shot it, and carries it out: nothing (WAF-SHOOT-07).',
    signature: '(u: Unit, by: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  reactionStep: {
    about:
      "The step after a unit's shooting in which those that it hit may answer it; Pinning tests come before it: nothing (WAF-SHOOT-01).",
    signature: '(by: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  returnFire: {
    about: 'It shoots back: nothing (WAF-SHOOT-08).',
    signature: '(u: Unit, by: Unit) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  rollsPriority: {
    about: 'Whether both sides roll for priority in this game turn (WAF-TURN-01).',
    signature: '() => boolean',
    gives: 'Flag',
    whom: null,
  },
  shockProfile: {
    about:
      'What strikes a unit that a tank drove into; asked once for each unit that is struck, and may roll dice. None without a rule (WAF-VEH-15, -16).',
    signature: '(tank: Unit, frame: Frame) => WeaponSheet | null',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  spentFights: {
    about: 'Whether a unit that is spent strikes in a combat (WAF-TURN-05).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  standsWhenCaught: {
    about: 'Whether a unit that is caught in a Sweeping Advance is neither struck nor driven off: no (WAF-USR-15).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  staysPut: {
    about: 'Something would move a unit by force: true if it cannot be moved, and has paid for that (WAF-USR-26).',
    signature: '(u: Unit, by: Unit | null) => boolean',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  strayWorth: {
    about: 'Points of its own that a unit may expect to lose by fire at an engaged unit: none (WAF-SHOOT-22).',
    signature: '(u: Unit, target: Unit) => number',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  struckByTank: {
    about: 'A unit failed its Initiative tests against a tank by so many points in all: nothing (WAF-VEH-20).',
    signature: '(tank: Unit, u: Unit, points: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  testSuppressed: {
    about:
      'A unit is checked for losses that suppressive fire would have cost it, with so many unsaved wounds: as for real ones (WAF-SHOOT-14).',
    signature: '(u: Unit, what: Losses, wounds: number) => void',
    gives: null,
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  timeDecider: {
    about: 'The side whose choice of the time of day holds without a roll-off, or -1 (WAF-ARMY-12).',
    signature: '() => SideId | -1',
    gives: null,
    whom: null,
  },
  tookRally: {
    about: 'Whether its Regroup test is all that a fleeing unit does about a charge: no, it reacts like others (WAF-MORALE-07, -08).',
    signature: '(u: Unit, charger: Unit, passed: boolean) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  triggersRound: {
    about: 'Whether a round of the combat that a unit is in is fought as it acts (WAF-TURN-05).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
  vehicleReacts: {
    about: 'Whether a vehicle may react to shooting, where vehicles in general may not: false (WAF-VEH-07).',
    signature: '(u: Unit) => boolean',
    gives: 'Flag',
    whom: {
      is: 'unit',
      argument: 1,
    },
  },
};
