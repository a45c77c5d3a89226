import { LOOK, type MoveRules, makeSight, moveRules, type Optics, PASS, resetSight, type Sight } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { hasBit, is, keyword, terrainKind } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { HOVERING } from '../flyers/states.ts';
import type { Tables } from '../tables.ts';

/** Caches of sight, engagement and movement. */
export interface FieldDesk {
  /** Number of units that a pair cache holds: its index is slot of one times this, plus slot of the other. */
  readonly units: number;
  readonly sight: Sight<Modern>;
  /** True while charges and fights are resolved: Engagement Range then reaches across barricades. */
  melee: boolean;
  /** Poses for which the `engaged` answer holds, by pair (the second half: while `melee`). */
  readonly engagedPoseA: Int32Array;
  readonly engagedPoseB: Int32Array;
  readonly engagedAnswer: Uint8Array;
  /** By unit: the last pose at which it was found coherent. */
  readonly coherentPose: Int32Array;
  /** By unit, outside and within fights: the game's change count when `engaged` was last answered, and the answer. */
  readonly engagedAt: Float64Array;
  readonly engagedByAny: Uint8Array;
  /** Pose of the attackers and stand of the target for which the cover answer holds, by attacking unit and model. */
  readonly coverPoseBy: Int32Array;
  readonly coverStandOf: Int32Array;
  readonly coverAnswer: Uint8Array;
  readonly models: number;
  /** By unit: the stand for which the "near a ruin" answer holds, and the answer. */
  readonly ruinStand: Int32Array;
  readonly ruinAnswer: Uint8Array;
  /** The one model that takes part in the current fight; -1 for the whole unit. */
  alone: number;
  /** How the moving unit may move; set before each move. */
  readonly rules: MoveRules;
  /** What each kind of terrain means to models, and to those that go round high pieces. */
  readonly terrain: Uint8Array;
  readonly terrainRound: Uint8Array;
  /** Kinds whose height counts for models on the ground, and for those in the air. */
  readonly climbed: Uint8Array;
  readonly flownOver: Uint8Array;
  /** Whether any piece is so high that it is better gone round than climbed, and whether there are ruins with floors. */
  steep: boolean;
  floors: boolean;
  /** `rules.bars` for Monsters and Vehicles, and for all others. */
  readonly bigUnits: Uint8Array;
  /** `rules.barring`: their models that are Monsters or Vehicles themselves. */
  readonly bigModels: Uint8Array;
  /** 1 for units that others move under. */
  readonly overhead: Uint8Array;
  readonly nobody: Uint8Array;
  /** By model: the cost of its first turn in the current move; and an empty list. */
  readonly pivots: Float64Array;
  readonly noLengths: Float64Array;
  /** By model: how far it goes in the current move, and how far ahead of its centre it turns. */
  readonly limits: Float64Array;
  readonly axes: Float64Array;
  /** The intent chosen for the moving unit. */
  intent: number;
  /** How far it can go without an Advance. */
  moveInches: number;
  /** Indices of the barricades on the board; the first `barricadeCount` are valid. */
  readonly barricades: Int16Array;
  barricadeCount: number;
  /** By unit: the sum of all poses at which it was found unable to get nearer to its enemies; -1 for never. */
  readonly pressed: Float64Array;
  /** Where models were before a move that may be undone. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly dirX: Float64Array;
  readonly dirY: Float64Array;
  /** Slots of the units that a charge, pile-in or consolidation moves towards. */
  readonly targets: Int16Array;
}

export const WOODS = terrainKind('woods');
export const RUIN = terrainKind('ruin');
export const CRATER = terrainKind('crater');
export const BARRICADE = terrainKind('barricade');
export const HILL = terrainKind('hill');
export const IMPASSABLE = terrainKind('impassable');
export const TANK_TRAPS = terrainKind('tank-traps');
export const RAZORWIRE = terrainKind('razorwire');
export const WRECK = terrainKind('wreck');
export const BUILDING = terrainKind('building');
export const DEBRIS = terrainKind('debris');
export const CONTAINER = terrainKind('container');
export const STATUARY = terrainKind('statuary');

export const VEHICLE = keyword('vehicle');
export const MONSTER = keyword('monster');
export const INFANTRY = keyword('infantry');
export const BEAST = keyword('beast');
export const TOWERING = keyword('towering');
export const AIRCRAFT = keyword('aircraft');
export const FLY = keyword('fly');
/** Special models that use ruins like Infantry. */
export const PASSES_RUINS = keyword('passes-ruins');

const KINDS =
  1 + Math.max(WOODS, RUIN, CRATER, BARRICADE, HILL, IMPASSABLE, TANK_TRAPS, RAZORWIRE, WRECK, BUILDING, DEBRIS, CONTAINER, STATUARY);
const SOLID = [BARRICADE, HILL, IMPASSABLE, TANK_TRAPS, WRECK, BUILDING, DEBRIS, CONTAINER, STATUARY];

/** Models climb over these, or step over low ones, but may not end on them. */
const CLIMBED = [BARRICADE, TANK_TRAPS, WRECK, DEBRIS, STATUARY];
/** What blocks models that fly. */
const HEIGHTS = [...SOLID, RUIN];

function kindsOf(kinds: readonly number[]): Uint8Array {
  const bytes = byKind();
  for (const kind of kinds) bytes[kind] = 1;
  return bytes;
}

/** A byte for each terrain kind. */
export const byKind = (): Uint8Array => new Uint8Array(KINDS);

/** Whether a unit is a Monster or a Vehicle: too big for other models to walk through. */
export const isBig = (u: Unit<Modern>): boolean => hasBit(u.anyBits, VEHICLE) || hasBit(u.anyBits, MONSTER);

/** Whether a model is a Monster or a Vehicle, whatever the others of its unit are. */
export function isBigModel(g: Game<Modern>, m: ModelId): boolean {
  const bits = g.sheetOf(m).keywordBits;
  return hasBit(bits, VEHICLE) || hasBit(bits, MONSTER);
}

/** Whether a piece is a barricade, or a low piece that works like one. */
export const isBarricade = (g: Game<Modern>, piece: number): boolean => {
  const kind = g.board.pieces[piece].kind;
  return kind === BARRICADE || kind === TANK_TRAPS;
};

function opticsOf(tables: Tables): Optics<Modern> {
  const terrain = byKind();
  for (const kind of SOLID) terrain[kind] = LOOK.opaque;
  terrain[RUIN] = LOOK.screens;
  if (tables.woodsHide) terrain[WOODS] = LOOK.shrouds;
  const walls = byKind();
  walls[RUIN] = 1;
  walls[BUILDING] = 1;
  return {
    terrain,
    walls,
    eyeShare: 0.9,
    across: 3,
    levels: 2,
    looksOutWholly: true,
    obstructs: (_g: Game<Modern>, u: Unit<Modern>) => isBig(u),
    mutual: true,
    seenOverEdge: tables.seenOverEdge,
    screensByPart: tables.ruinsByPart,
    looksOutPartly: (_g: Game<Modern>, u: Unit<Modern>) => !tables.toweringSeesPast && hasBit(u.anyBits, TOWERING),
    ignoresScreens: (_g: Game<Modern>, u: Unit<Modern>) => isAloft(u) || (tables.toweringSeesPast && hasBit(u.anyBits, TOWERING)),
    ignoresShrouds: (_g: Game<Modern>, u: Unit<Modern>) => hasBit(u.anyBits, TOWERING) || isAloft(u),
  };
}

/** Whether it is an Aircraft that is not hovering. */
const isAloft = (u: Unit<Modern>): boolean => hasBit(u.anyBits, AIRCRAFT) && !is(u, HOVERING);

function plainRules(tables: Tables): MoveRules {
  const rules = moveRules();
  rules.keepUpInches = tables.engagementUpInches;
  rules.coherencyInches = tables.coherencyInches;
  rules.coherencyUpInches = tables.coherencyUpInches;
  rules.links = 2;
  rules.linksFrom = tables.largeUnit;
  rules.endsCoherent = true;
  rules.turnsCost = true;
  rules.overhangPasses = tables.overhangPasses;
  rules.overhangsEdge = tables.overhangsEdge;
  rules.climbsFromInches = tables.stepOverInches;
  rules.terrain = byKind();
  rules.walls = byKind();
  rules.stands = byKind();
  rules.stands[HILL] = 1;
  rules.stands[CONTAINER] = 1;
  rules.terrain[IMPASSABLE] = PASS.impassable;
  rules.terrain[BUILDING] = PASS.impassable;
  for (const kind of CLIMBED) rules.terrain[kind] = PASS.crossing;
  rules.climbs = kindsOf(CLIMBED);
  rules.throughAir = false;
  rules.floorWhole = tables.floorWhole;
  return rules;
}

/** The same terrain for models that go round kinds with a piece too high to step over. */
function roundHeights(g: Game<Modern>, tables: Tables, terrain: Uint8Array): Uint8Array {
  const round = terrain.slice();
  for (const piece of g.board.pieces) {
    if (CLIMBED.includes(piece.kind) && piece.height > tables.stepOverInches) round[piece.kind] = PASS.impassable;
  }
  return round;
}

/** Creates the caches of one arena. */
export function furnishField(g: Game<Modern>, tables: Tables): FieldDesk {
  const rules = plainRules(tables);
  const units = g.units.length;
  const models = g.models.x.length;
  const pairs = 2 * units * units;
  const column = (): Float64Array => new Float64Array(models);
  return {
    units,
    models,
    melee: false,
    alone: -1,
    sight: makeSight(opticsOf(tables), g),
    engagedPoseA: new Int32Array(pairs).fill(-1),
    engagedPoseB: new Int32Array(pairs).fill(-1),
    engagedAnswer: new Uint8Array(pairs),
    coherentPose: new Int32Array(units).fill(-1),
    engagedAt: new Float64Array(2 * units).fill(-1),
    engagedByAny: new Uint8Array(2 * units),
    coverPoseBy: new Int32Array(units * models).fill(-1),
    coverStandOf: new Int32Array(units * models).fill(-1),
    coverAnswer: new Uint8Array(units * models),
    ruinStand: new Int32Array(units).fill(-1),
    ruinAnswer: new Uint8Array(units),
    rules,
    terrain: rules.terrain,
    terrainRound: roundHeights(g, tables, rules.terrain),
    climbed: rules.climbs,
    flownOver: kindsOf(HEIGHTS),
    steep: false,
    floors: false,
    bigUnits: new Uint8Array(units),
    bigModels: new Uint8Array(models),
    overhead: new Uint8Array(units),
    nobody: new Uint8Array(0),
    pivots: column(),
    noLengths: new Float64Array(0),
    limits: column(),
    axes: column(),
    intent: 0,
    moveInches: 0,
    barricades: new Int16Array(g.board.pieces.length),
    barricadeCount: 0,
    pressed: new Float64Array(units).fill(-1),
    x: column(),
    y: column(),
    z: column(),
    dirX: column(),
    dirY: column(),
    targets: new Int16Array(units),
  };
}

/** Clears them at the start of an engagement. */
export function tidyField(g: Game<Modern>, field: FieldDesk): void {
  field.melee = false;
  field.alone = -1;
  field.engagedPoseA.fill(-1);
  field.coherentPose.fill(-1);
  field.engagedAt.fill(-1);
  field.coverPoseBy.fill(-1);
  field.ruinStand.fill(-1);
  field.pressed.fill(-1);
  field.barricadeCount = 0;
  for (let p = 0; p < g.board.count; p++) if (isBarricade(g, p)) field.barricades[field.barricadeCount++] = p;
  field.overhead.fill(0);
  for (let m = 0; m < field.models; m++) field.bigModels[m] = isBigModel(g, m) ? 1 : 0;
  field.steep = field.terrainRound.some((pass, kind) => pass !== field.terrain[kind]);
  field.floors = g.board.pieces.some((piece) => piece.kind === RUIN && piece.floors.length > 0);
  resetSight(g, field.sight);
}
