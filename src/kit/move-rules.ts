import type { ModelId } from '../rules/game.ts';
import type { Perils } from './perils.ts';

/** The effect of a kind of terrain on a moving model. */
export const PASS = {
  free: 0,
  /** Slows; the edition asks `wouldEnter` or `piecesTouched` and rolls. */
  difficult: 1,
  /** Models can move neither through it nor onto it. */
  impassable: 2,
  /** Models can cross it, but no move ends on it. */
  crossing: 3,
} as const;

/** How a unit may move: one reusable object, set by the edition before each move and read, never kept, by the kit. */
export interface MoveRules {
  /** No model ends, or passes, closer to an enemy model than this; one that starts closer may only move away. */
  keepFromEnemiesInches: number;
  /** Enemies on levels farther apart than this may be approached. */
  keepUpInches: number;
  /** Whether models may pass closer to enemies than that, as long as they end clear (a modern retreat). */
  passesEnemies: boolean;
  /** Whether models pass through friendly models of other units. */
  passesFriends: boolean;
  /** 1 for slots of units whose models obstruct even friends; slots beyond the end do not. */
  bars: Uint8Array;
  /** Of such units, 0 for models that neither obstruct friends nor are obstructed by them; those beyond the end do and are. */
  barring: Uint8Array;
  /** 1 for slots of units, of either side, that others pass under and through; slots beyond the end are not. Others must end clear of them. */
  overhead: Uint8Array;
  /** Whether models pass over all terrain and models. They must end clear like any other. */
  flies: boolean;
  /** Whether models go wherever their footprints fit, whatever reaches beyond them, unless distances are measured from that too. */
  overhangPasses: boolean;
  /** Whether what reaches beyond a footprint may project over the edge of the board, unless distances are measured from it. */
  overhangsEdge: boolean;
  /**
   * Models kept off an enemy by overhanging parts move straight up to it, and have reached it in a charge if some part of one is this
   * near to some part of the other; 0: they never have.
   */
  heldOffInches: number;
  /** Whether no move ends on top of an objective marker. */
  offMarkers: boolean;
  /** PASS by terrain kind; kinds beyond the end are free. */
  terrain: Uint8Array;
  /** 1 for impassable kinds on whose tops models end with their whole footprints, if the piece has any height: that becomes their level. */
  tops: Uint8Array;
  /** 1 for kinds whose walls stop a path; no model ever ends on a wall. */
  walls: Uint8Array;
  /** 1 for kinds that models stand on top of (hills): the height of the piece becomes their level. */
  stands: Uint8Array;
  /** 1 for kinds whose height counts as distance on the way over them, whether or not models stand on them. */
  climbs: Uint8Array;
  /** Going up or down by more than this counts as distance; flyers pay nothing, unless they are measured through the air. */
  climbsFromInches: number;
  /** Whether flyers over heights are measured along the shortest line through the air on which their bases clear them. */
  throughAir: boolean;
  /** The piece whose floors models use in this move, by index, or -1; and the floor on which they end inside it: 0 for the ground, below 0 for each model's present one. */
  floorPiece: number;
  floorInches: number;
  /** Whether a model stands on a floor only with its whole base. */
  floorWhole: boolean;
  /** Whether models end facing the direction of their move. */
  facesMove: boolean;
  /** Whether a turn on the spot costs the distance of the point that moves farthest, and models that do not turn move as wide as they face. */
  turnsCost: boolean;
  /** Whether models whose turns cost can nevertheless turn through enemies next to them. */
  turnsThrough: boolean;
  /** By model, if a turn on the spot costs a fixed distance once per move: that distance. Models beyond the end pay for the arc. */
  pivots: Float64Array;
  /** Whether the arc counts in addition to that distance. */
  arcsToo: boolean;
  /** By model: how far ahead of its middle its turning axis is; 0 beyond the end. */
  axes: Float64Array;
  /** Inches by which each quarter turn of a hull, or part of one, shortens its move before it sets out; 0 if turning is free. */
  pivotInches: number;
  /** Coherency: this far from `links` others of the unit, levels no farther apart than `coherencyUpInches`, in one chain. */
  coherencyInches: number;
  coherencyUpInches: number;
  /** How many others of the unit each model must be close to ... */
  links: number;
  /** ... in units of at least this many models; smaller ones need one. */
  linksFrom: number;
  /** Whether a scattered unit that cannot end coherent does not move at all; otherwise it closes up as far as it can. */
  endsCoherent: boolean;
  /** By model: its longest move, if shorter than that of the rest of its unit; no limit beyond the end. */
  limits: Float64Array;
  /** The one model that piles in; -1 for all of the unit. */
  only: number;
  /** Whether a charge is only rehearsed: its models stand where they would end, no other unit is notified, and the caller puts them back. */
  rehearses: boolean;
  /** Where models come to harm that close in on others: among ends as good as each other they take those that spare them; null: nowhere. */
  perils: Perils | null;
  /** For `keep-range`: the distance wanted. */
  rangeInches: number;
  /** For `point`: the destination. */
  pointX: number;
  pointY: number;
}

/** Rules of a plain move on foot: 1" from enemies, all terrain free, chain coherency of 2" and 6". */
export const moveRules = (): MoveRules => ({
  keepFromEnemiesInches: 1,
  keepUpInches: Infinity,
  passesEnemies: false,
  passesFriends: true,
  bars: new Uint8Array(0),
  barring: new Uint8Array(0),
  overhead: new Uint8Array(0),
  flies: false,
  overhangPasses: false,
  overhangsEdge: false,
  heldOffInches: 0,
  offMarkers: false,
  terrain: new Uint8Array(0),
  tops: new Uint8Array(0),
  walls: new Uint8Array(0),
  stands: new Uint8Array(0),
  climbs: new Uint8Array(0),
  climbsFromInches: Infinity,
  throughAir: false,
  floorPiece: -1,
  floorInches: 0,
  floorWhole: false,
  facesMove: true,
  turnsCost: false,
  turnsThrough: false,
  pivots: new Float64Array(0),
  arcsToo: false,
  axes: new Float64Array(0),
  pivotInches: 0,
  coherencyInches: 2,
  coherencyUpInches: 6,
  links: 1,
  linksFrom: 7,
  endsCoherent: false,
  limits: new Float64Array(0),
  only: -1,
  rehearses: false,
  perils: null,
  rangeInches: 24,
  pointX: 0,
  pointY: 0,
});

/** PASS of a terrain kind. */
export const passOf = (rules: MoveRules, kind: number): number => (kind < rules.terrain.length ? rules.terrain[kind] : PASS.free);
/** Whether the walls of a kind stop a path. */
export const wallsStop = (rules: MoveRules, kind: number): boolean => kind < rules.walls.length && rules.walls[kind] !== 0;
/** Whether the height of a kind counts for moves over it. */
export const climbsOver = (rules: MoveRules, kind: number): boolean => kind < rules.climbs.length && rules.climbs[kind] !== 0;
/** Whether models end on top of an impassable kind. */
export const endsOn = (rules: MoveRules, kind: number): boolean => kind < rules.tops.length && rules.tops[kind] !== 0;
/** Whether models stand on top of a kind. */
export const standsOn = (rules: MoveRules, kind: number): boolean => kind < rules.stands.length && rules.stands[kind] !== 0;

/** Whether a model obstructs friends, and is obstructed by them, if its unit does. */
export const barsFriends = ({ barring }: MoveRules, i: ModelId): boolean => i >= barring.length || barring[i] !== 0;
