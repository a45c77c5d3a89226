import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Models that come back to units, and wounds that come back to models (returning.ts). */
export interface ReturnSeams {
  /** A model regains lost wounds, never beyond those it began with. Returns how many. */
  heal: (g: G, m: ModelId, wounds: number) => number;
  /** Whether any destroyed model can be returned to a unit now. */
  mayReturnTo: (g: G, u: U) => boolean;
  /** Whether a destroyed model is among those that can be returned to its unit: the unit's own, not its Leaders. */
  mayReturn: (g: G, u: U, m: ModelId) => boolean;
  /** Whether a model that is being added to a unit on the table may stand where its columns say (coherency and room apart). */
  mayStandAdded: (g: G, u: U, m: ModelId) => boolean;
  /** Whether a model on the table can have an added model in coherency with it. */
  mayAnchor: (g: G, u: U, m: ModelId) => boolean;
  /** Brings a destroyed model back to its unit with all its wounds; false if there is no room, and it stays destroyed. */
  returnModel: (g: G, u: U, m: ModelId) => boolean;
  /** A model has just been returned. */
  returned: (g: G, u: U, m: ModelId) => void;
  /** Returns up to `n` destroyed models to a unit, each picked by its player, never beyond its Starting Strength. Returns how many came back. */
  returnModels: (g: G, u: U, n: number) => number;
}
