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
  /** Blocks at any height, from outside to the other side: not if observer or target stands on the piece. */
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
  /** Sample points across a body, and up it: n points stand at the middles of n equal strips. */
  readonly across: number;
  readonly levels: number;
  /** Whether the bodies of a unit's models block lines between other units. Asked when sight is reset. */
  readonly obstructs: (g: Game<F>, unit: Unit<F>) => boolean;
  /** Whether a model only partly on what screens looks out of it no better than from outside. */
  readonly looksOutWholly?: boolean;
  /** Whether models of a unit look out of what screens although they are only partly on it. */
  readonly looksOutPartly?: (g: Game<F>, unit: Unit<F>) => boolean;
  /** Whether a unit sees, and is seen, past what screens and, where `ignoresShrouds` says nothing else, past what shrouds. */
  readonly ignoresScreens?: (g: Game<F>, unit: Unit<F>) => boolean;
  readonly ignoresShrouds?: (g: Game<F>, unit: Unit<F>) => boolean;
  /**
   * Whether the lines between two models are the same whoever looks: they are drawn from the one whose unit stands first in the
   * list, so that a line that just grazes a corner is not free one way and shut the other. How much of a target is hidden is
   * found from its observer all the same.
   */
  readonly mutual?: boolean;
  /** Whether parts of a model that stick out over the edge of the board can be seen; nobody sees from there. */
  readonly seenOverEdge?: boolean;
  /**
   * Whether a model stands on what screens with every part that distances run from, and is not seen past it, nor sees, with other
   * parts that reach beyond its base; if not, with its base alone, and with whatever it has.
   */
  readonly screensByPart?: boolean;
}
