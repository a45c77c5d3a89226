import type { Cause, Game, Keyword, ModelId, SideId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Arrival } from '../reserves/seams.ts';
import type { Attack } from '../shooting/attack-frame.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Models that come back to units, and wounds that come back to models (returning.ts). */
export interface ReturnSeams {
  /** A model regains lost wounds, never beyond those it began with. Returns how many. */
  heal: (g: G, m: ModelId, wounds: number) => number;
  /** Whether any destroyed model can be returned to a unit now. */
  mayReturnTo: (g: G, u: U) => boolean;
  /** Whether a destroyed model is among those that can be returned to its unit: the unit's own, not its Leaders. A yes or no to tune. */
  mayReturn: (g: G, u: U, m: ModelId) => boolean;
  /** Whether a model that is being added to a unit on the table may stand where its columns say (coherency and room apart). */
  mayStandAdded: (g: G, u: U, m: ModelId) => boolean;
  /** Whether a model on the table can have an added model in coherency with it. */
  mayAnchor: (g: G, u: U, m: ModelId) => boolean;
  /**
   * Brings a destroyed model back to its unit with all its wounds; false if there is no room, and it stays destroyed. Waits for models
   * that return elsewhere than in their unit.
   */
  returnModel: (g: G, u: U, m: ModelId) => boolean;
  /** A model has just been returned. */
  returned: (g: G, u: U, m: ModelId) => void;
  /** Whether a destroyed Leader that comes back joins what is left of the unit it led. */
  rejoins: (g: G, u: U, m: ModelId) => boolean;
  /**
   * Brings back a destroyed model that need not be its unit's own: a Leader, or a unit of one. False if there is no room. Waits for
   * Leaders that return in another way.
   */
  returnLeader: (g: G, u: U, m: ModelId) => boolean;
}

/** Attached units and what becomes of their parts (parts.ts). */
export interface PartSeams {
  /** Whether a model leads others now: it is alive, and so is a Bodyguard of the Attached unit it is part of. */
  leads: (g: G, m: ModelId) => boolean;
  /** What becomes of timed effects on a unit that is left when an Attached unit comes apart. */
  effectsAfterSplit: (g: G, u: U) => void;
}

/** What destroyed models and units count for (fallen.ts). */
export interface FallenSeams {
  /** The side whose models have destroyed a model, -1 for none. `by`: the unit that did it, as far as one did. */
  slainBy: (g: G, m: ModelId, by: U | null) => SideId | -1;
  /** The side whose army counts as having destroyed it. */
  creditOf: (g: G, m: ModelId, by: U | null) => SideId | -1;
  /** A model has gone, whatever it triggered: what it counts for. */
  fallen: (g: G, m: ModelId, by: U | null) => void;
  /** The last model `m` of a unit, or of one that is part of an Attached unit, has gone. */
  unitFell: (g: G, u: U, m: ModelId, by: U | null) => void;
  /** Whether the unit whose last model has gone counts as one with a keyword. */
  fellAs: (g: G, u: U, m: ModelId, what: Keyword) => boolean;
  /** Whether a Character unit that is destroyed scores: `m` is its last model. */
  paysFor: (g: G, m: ModelId) => boolean;
  /**
   * Whether something keeps a model whose last wound would go from being removed now; then it has 1 wound left. `a`: the attack
   * that does it, if one does.
   */
  kept: (g: G, m: ModelId, cause: Cause, by: U | null, a: Attack | null) => boolean;
}

/** What models do that have been destroyed and are not removed yet (death/). `fights`: they fight, otherwise they shoot. */
export interface DeathSeams {
  /** Whether a unit may use rules by which its models shoot when they are destroyed: not one that could not shoot in its own phase. */
  mayShootOnDeath: (g: G, u: U) => boolean;
  /** Whether a destroyed model fights only when the attacks on its unit are done. */
  fightsLater: (g: G) => boolean;
  /** Whether what else the destruction sets off comes before they act. */
  triggersFirst: (g: G, u: U, fights: boolean) => boolean;
  /** Before they attack. */
  readyOnDeath: (g: G, u: U, fights: boolean) => void;
  /** A unit has just been selected to fight. */
  selectedToFight: (g: G, u: U) => void;
  /** What their acting counts as. */
  selectedOnDeath: (g: G, u: U, fights: boolean) => void;
  /** Whether a destruction that is prevented sets off what a destruction does. */
  triggersWhenSpared: (g: G) => boolean;
}

/** Units for which there is not room enough (in-part.ts). */
export interface RoomSeams {
  /**
   * Brings a unit in near x, y without the models for which there is no room, if its player likes: whether it did. Waits for units that
   * arrive in part without a choice.
   */
  arriveInPart: (g: G, u: U, how: Arrival, x: number, y: number) => boolean;
}

/** Units that rules take off the table and set up again, or replace (repositioned.ts). */
export interface RepositionSeams {
  /** Whether a unit that is set up again is treated like Reinforcements. */
  countsAsReinforcements: (g: G, u: U) => boolean;
  /** What becomes of timed effects on a unit that is taken off. */
  effectsOffTable: (g: G, u: U) => void;
  /** Takes a unit off the table that is to be set up again. */
  takeOffTable: (g: G, u: U) => void;
  /** It stands on the table again. */
  standsAgain: (g: G, u: U) => void;
  /** A unit has just been replaced by a new one, which is in Reserves. */
  newUnit: (g: G, u: U) => void;
}

/** Everything about units, their parts, and models that go and come back. */
export interface UnitSeams extends ReturnSeams, PartSeams, FallenSeams, RoomSeams, DeathSeams, RepositionSeams {}
