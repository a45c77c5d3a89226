import type { Bonus, Frame, Game, Inches, ModelId, Needed, Purpose, SideId, Unit, Value } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** MORALE, filled by morale.ts. */
export interface MoraleSeams<F extends ClassicFamily> {
  /** Leadership a unit tests on (CLS-MORALE-16), before the modifier of the test. */
  leadershipOf: (g: Game<F>, u: Unit<F>) => Value;
  /** Whether the unit passes tests of this kind without rolling (Fearless, vehicles). */
  passesAutomatically: (g: Game<F>, u: Unit<F>, why: Purpose) => boolean;
  /** Rolls 2D6 against Leadership with a modifier (CLS-MORALE-01, -02). */
  passesLeadership: (g: Game<F>, u: Unit<F>, why: Purpose, modifier: number) => boolean;
  /** Rolls the two dice of a test into `into`. */
  rollLeadership: (g: Game<F>, u: Unit<F>, why: Purpose, frame: Frame, into: Uint8Array, marks: number) => void;
  /** Whether two dice pass a test against a modified Leadership: their sum, or a double 1 (CLS-MORALE-02). */
  leadershipPasses: (g: Game<F>, u: Unit<F>, why: Purpose, one: number, other: number, leadership: number) => boolean;
  /** The modifier that rules allow to count: Stubborn sets it to 0. */
  leadershipModifier: (g: Game<F>, u: Unit<F>, why: Purpose, modifier: number) => Bonus;
  /** Share of its models that a unit has to lose in a phase for a Morale check, percent: 25 (CLS-MORALE-03). A number to tune. */
  casualtyPercent: (g: Game<F>, u: Unit<F>) => Value;
  /** Whether the unit has lost enough this phase to test at its end (CLS-MORALE-03). */
  moraleDue: (g: Game<F>, u: Unit<F>) => boolean;
  /** The check for the losses of a phase: a Morale check (CLS-MORALE-03). */
  casualtyCheck: (g: Game<F>, u: Unit<F>) => void;
  /** A Morale check; a unit that fails falls back. True if passed. */
  moraleCheck: (g: Game<F>, u: Unit<F>, modifier: number) => boolean;
  /** The unit breaks and makes its first Fall Back move (CLS-MORALE-07). */
  breakUnit: (g: Game<F>, u: Unit<F>) => void;
  /** A unit is about to break: what cannot go with it is lost (CLS-UNIT-06, -20). */
  leavesBehind: (g: Game<F>, u: Unit<F>) => void;
  fallBack: (g: Game<F>, u: Unit<F>) => void;
  fallBackInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Whether a unit may try to regroup (CLS-MORALE-10). A yes or no to tune. */
  mayRegroup: (g: Game<F>, u: Unit<F>) => boolean;
  regroup: (g: Game<F>, u: Unit<F>) => boolean;
  /** The move of a unit that has regrouped (CLS-MORALE-10). */
  regroupAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  /** Pinning test; a unit that fails is pinned (CLS-MORALE-12). True if passed, or if none is owed. */
  pinningTest: (g: Game<F>, u: Unit<F>, by: Unit<F> | null) => boolean;
  /** What is added to the Leadership of a pinning test: nothing. */
  pinningModifier: (g: Game<F>, u: Unit<F>) => Bonus;
  /** Whether a unit that is in play can be pinned at all: not in combat, on the ground already, or of a type that never goes to ground (CLS-MORALE-12). */
  canBePinned: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether being pinned once more would change nothing: it has gone to ground (CLS-MORALE-14). */
  isDownAlready: (g: Game<F>, u: Unit<F>) => boolean;
  /** What comes of a failed pinning test: the unit goes to ground (CLS-MORALE-12). */
  pin: (g: Game<F>, u: Unit<F>) => void;
  /** Whether the unit may go to ground by choice before its saves: never, without CLS-MORALE-13. */
  mayGoToGround: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether the unit is one that can go to ground at all now: of a type that does, not locked, falling back or on the ground already. */
  canGoToGround: (g: Game<F>, u: Unit<F>) => boolean;
}

/** TURN, MISSION, filled by turn.ts and mission.ts. */
export interface TurnSeams<F extends ClassicFamily> {
  /** Before the first round. */
  beginGame: (g: Game<F>) => void;
  /** At the start of a round. */
  beginRound: (g: Game<F>) => void;
  /** At the start of a side’s turn. */
  beginTurn: (g: Game<F>, side: SideId) => void;
  /** What a player does once it is settled whose turn it is: he draws cards, and pins whom his Warlord's trait lets him. */
  prepareTurn: (g: Game<F>, side: SideId) => void;
  endPhase: (g: Game<F>, side: SideId) => void;
  endTurn: (g: Game<F>, side: SideId) => void;
  /** The end of a unit's own turn, that of its side in this edition: what it did becomes what it did last. */
  unitTurnEnds: (g: Game<F>, u: Unit<F>) => void;
  /** A unit begins, or ends, a turn of its own: never called in this edition, where sides have turns. */
  unitActs: (g: Game<F>, u: Unit<F>) => void;
  unitHasActed: (g: Game<F>, u: Unit<F>) => void;
  /** Whether a character in coherency with a unit may become a part of it now, at the end of his Movement phase: yes (CLS-UNIT-17). */
  joinsNow: (g: Game<F>, character: Unit<F>, host: Unit<F>) => boolean;
  /** Whether what happens once in every player turn happens in the one of this side: it does. */
  happensInTurnOf: (g: Game<F>, side: SideId) => boolean;
  endRound: (g: Game<F>) => void;
  /** Whether another round is played (CLS-TURN-09, -10). */
  goesOn: (g: Game<F>) => boolean;
  /** Needed to play on after the usual last turn (`extra` 0), the one after it (1) and so on; 7 for never (CLS-TURN-09). */
  playsOnOn: (g: Game<F>, extra: number) => Needed;
  seizes: (g: Game<F>, second: SideId) => boolean;
  /** Needed to seize the initiative: 6 (CLS-TURN-08). */
  seizeOn: (g: Game<F>, second: SideId) => Needed;
  isNight: (g: Game<F>) => boolean;
  /** Whether a die decides at the start of this game turn that it is night: the first, where the mission has it (CLS-TERRAIN-17). */
  nightMayFall: (g: Game<F>) => boolean;
  /** Points by which night improves the cover of a model that an attack is resolved on: 1, as Stealth, which does not add up (CLS-TERRAIN-17). */
  nightCover: (g: Game<F>, a: Attack<F>, model: ModelId) => Bonus;
  /** Whether a unit has a model where it can hold a marker, what it is aside: near it (CLS-MISSION-03). */
  isAtMarker: (g: Game<F>, u: Unit<F>, marker: number) => boolean;
  /** Whether a marker hides what it is until somebody controls it: where the mission says so (CLS-MISSION-14). */
  isMysterious: (g: Game<F>, marker: number) => boolean;
  /** Whether a unit can hold objectives, and outranks others at it (CLS-MISSION). */
  isScoring: (g: Game<F>, u: Unit<F>) => boolean;
  hasObjectiveSecured: (g: Game<F>, u: Unit<F>) => boolean;
  scoreGame: (g: Game<F>) => void;
}
