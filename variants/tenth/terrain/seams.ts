import type { Game, Inches, ModelId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Engagement Range, visibility and cover. */
export interface FieldSeams {
  /** Horizontal Engagement Range between two models, inches. */
  engagementInches: (g: G, m: ModelId, n: ModelId) => Inches;
  /** Whether a model is within Engagement Range of any model of a unit. */
  modelEngages: (g: G, m: ModelId, t: U) => boolean;
  /** Whether two units are within Engagement Range of each other. */
  engages: (g: G, u: U, t: U) => boolean;
  /** Whether a unit is within Engagement Range of any enemy. Waits for units that are never engaged, which it has to agree with. */
  engaged: (g: G, u: U) => boolean;
  /** Whether a model sees some part of another. */
  modelSees: (g: G, m: ModelId, n: ModelId) => boolean;
  visible: (g: G, u: U, t: U) => boolean;
  /** Whether a model of the target is fully visible to every model of a unit. */
  fullyVisible: (g: G, u: U, n: ModelId) => boolean;
  /** Whether standing on or near a piece (index) can give a model cover; `stands`: 0 outside, 1 partly, 2 wholly on it. */
  coverNear: (g: G, by: U, n: ModelId, piece: number, stands: number) => boolean;
  /** Whether a model stands where such a rule works against a unit's attacks: on terrain, or hidden in part by some. */
  coverGrantWorks: (g: G, by: U, n: ModelId) => boolean;
  /** Whether a model is at ground level: on the table, or on a base plate of terrain. */
  atGroundLevel: (g: G, n: ModelId) => boolean;
  /** Whether a piece that hides part of a model from one of the attackers gives it cover. */
  coverBehind: (g: G, by: U, n: ModelId, piece: number) => boolean;
}
