import type { Family } from '../rules/family.ts';
import type { Game, Unit } from '../rules/game.ts';

/** What a kind of terrain does to a line that passes through it. */
export const LOOK = {
  /** Nothing. */
  transparent: 0,
  /** Hides, up to the height of the piece, but does not block; an observer on the piece looks out freely. */
  obscures: 1,
  /** Blocks up to the height of the piece. */
  opaque: 2,
  /** Blocks lines across it at any height, unless observer or target is on the piece. */
  screens: 3,
  /** Hides at any height; an observer wholly within looks out freely. */
  shrouds: 4,
} as const;

/** How an edition sees. Made once per ruleset. */
export interface Optics<F extends Family = Family> {
  /** LOOK of each terrain kind; kinds past the end are transparent. */
  readonly terrain: Uint8Array;
  /** 1 for kinds whose walls block up to the height of the piece. */
  readonly walls: Uint8Array;
  /** Height of the one eye as a share of the body, or 0: the observer's whole body sees. */
  readonly eyeShare: number;
  /** Sample points across a body, and up it: n points are in the middles of n equal strips. */
  readonly across: number;
  readonly levels: number;
  /** Whether the bodies of a unit's models block lines between other units. Asked when sight is reset. */
  readonly obstructs: (g: Game<F>, unit: Unit<F>) => boolean;
  /** Whether a model only partly on what screens is treated as outside it when it looks out. */
  readonly looksOutWholly?: boolean;
  /** Whether models of a unit look out of what screens even if they are only partly on it. */
  readonly looksOutPartly?: (g: Game<F>, unit: Unit<F>) => boolean;
  /** Whether a unit sees, and is seen, past what screens and, unless `ignoresShrouds` says otherwise, past what shrouds. */
  readonly ignoresScreens?: (g: Game<F>, unit: Unit<F>) => boolean;
  readonly ignoresShrouds?: (g: Game<F>, unit: Unit<F>) => boolean;
  /**
   * Whether the lines between two models are the same in both directions: they are drawn from the one whose unit comes first in the
   * list, so that a line that just grazes a corner is not free one way and blocked the other. How much of a target is hidden is
   * still worked out from its observer.
   */
  readonly mutual?: boolean;
  /** Whether parts of a model that project over the edge of the board can be seen; nobody sees from there. */
  readonly seenOverEdge?: boolean;
  /**
   * Whether a model's position on what screens is judged by all parts from which distances are measured, while its other parts beyond the
   * base neither see nor are seen past it; if not, it is judged by the base alone, and all parts see and are seen.
   */
  readonly screensByPart?: boolean;
}
