import type { Frame, Game, Inches, ModelId, SideId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Movement. */
export interface MoveSeams {
  /** The Reinforcements step: units from Reserves are set up. */
  reinforcements: (g: G, side: SideId) => void;
  mayMove: (g: G, u: U) => boolean;
  /** Chooses and makes the unit's move of its Movement phase. */
  moveUnit: (g: G, u: U) => void;
  /** M of one model before anything modifies it, inches. */
  moveAsPrinted: (g: G, m: ModelId) => Inches;
  /** M of one model now, inches; `more`: what an Advance adds to it, before any limit. */
  moveOf: (g: G, m: ModelId, more: Inches) => Inches;
  normalMove: (g: G, u: U) => void;
  /** What is added to M for an Advance, inches: the Advance roll, or what takes its place. */
  advanceInches: (g: G, u: U) => Inches;
  /** The Advance roll, inches; `again`: all its dice are rolled once more. */
  advanceRoll: (g: G, u: U, again: boolean) => Inches;
  advanceMove: (g: G, u: U) => void;
  /** False when the unit cannot Fall Back from where it stands. */
  fallBackMove: (g: G, u: U) => boolean;
  remainStationary: (g: G, u: U) => void;
  /** One Desperate Escape test: whether a model is lost. */
  desperateEscape: (g: G, u: U, dice: Frame) => boolean;
  /** Whether a model may move over enemy models and terrain freely. */
  flies: (g: G, m: ModelId) => boolean;
  /** The same in a Charge move. */
  fliesInCharge: (g: G, m: ModelId) => boolean;
  coherent: (g: G, u: U) => boolean;
  /** Removes models until the unit is coherent. */
  coherencyLosses: (g: G, u: U) => void;
}

/** Moves that rules grant, what moves may pass, and what follows moves in a fight. */
export interface MovementSeams {
  /** The same to where `field.intent` says. */
  makeGrantedMove: (g: G, u: U, inches: number) => number;
  /** Whether a unit may make a Normal move that a rule grants it. */
  mayTakeMove: (g: G, u: U) => boolean;
  /** How far such a move goes at most, of what the rule says. */
  grantedInches: (g: G, u: U, inches: number) => Inches;
  /** Whether a unit may move over models, by a rule of its own. */
  passesModels: (g: G, u: U) => boolean;
  /** Whether it may then pass through Engagement Range in a Normal or Advance move. */
  passesEngagement: (g: G, u: U) => boolean;
  /** X of the Scouts that a model has, however it came by it, inches; 0 without. */
  scoutsOf: (g: G, m: ModelId) => Inches;
  /** X that those inside lend their Dedicated Transport; 0 for none. */
  scoutsInside: (g: G, u: U) => Inches;
  /** X by which a model of a unit scouts; 0 if the unit does not. */
  scoutValue: (g: G, u: U, m: ModelId) => Inches;
  /** How far a model scouts with X. */
  scoutInches: (g: G, m: ModelId, value: number) => Inches;
  /** Whether a model may end on floors above the ground. */
  usesFloors: (g: G, m: ModelId) => boolean;
  /** What the first turn of a model in a move costs it, inches; below 0 where every turn costs its arc. */
  pivotInches: (g: G, m: ModelId) => number;
  /** Whether the way of the point that swings farthest as a model turns is part of the distance, whatever the turn costs besides. */
  measuresArcs: (g: G) => boolean;
  /** How far ahead of its middle the axis is about which a model turns, inches. */
  axisAhead: (g: G, m: ModelId) => number;
  /** A unit has been taken off the table and set up again: what it has done this turn (`setUpAgain` says it). */
  repositioned: (g: G, u: U) => void;
  /** A unit has Piled In; it has Consolidated. Triggers stand after them. */
  piledIn: (g: G, u: U) => void;
  consolidated: (g: G, u: U) => void;
  /** Whether a unit none of whose models moved has Piled In or Consolidated. */
  countsUnmoved: (g: G, u: U) => boolean;
  /** Whether its player may leave out its Consolidation. */
  maySkipConsolidation: (g: G, u: U) => boolean;
  /** One model of a unit fights alone, by some rule. */
  fightAlone: (g: G, u: U, m: ModelId) => void;
}
