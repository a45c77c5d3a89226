import { type MoveRules, moveRules, PASS } from 'sandtable/kit';
import { type Game, is, type ModelId, type Sheet, terrainKind, terrainKinds, type Unit } from 'sandtable/rules';
import { type Classic, type ClassicStats, TYPE, type UnitType, VEHICLE } from '../family.ts';
import type { Numbers } from '../numbers.ts';
import { ON_FOOT } from '../state.ts';
import { typesOf } from '../units/types-of.ts';

/** How unit types move: how terrain affects them, and the rules the kit moves them by (CLS-MOVE, CLS-TERRAIN). */

/** Ways of moving that differ in how terrain affects them. */
export const GAIT = { foot: 0, bike: 1, beast: 2, cavalry: 3, wheels: 4, flying: 5 } as const;
export type Gait = (typeof GAIT)[keyof typeof GAIT];

const GAIT_OF_TYPE: readonly Gait[] = (() => {
  const list = new Array<Gait>(Object.keys(TYPE).length).fill(GAIT.foot);
  list[TYPE.bike] = GAIT.bike;
  list[TYPE.jetbike] = GAIT.flying;
  list[TYPE.jump] = GAIT.flying;
  list[TYPE['jet-pack']] = GAIT.flying;
  list[TYPE.beast] = GAIT.beast;
  list[TYPE.cavalry] = GAIT.cavalry;
  list[TYPE['flying-monster']] = GAIT.flying;
  list[TYPE['flying-gargantuan']] = GAIT.flying;
  return list;
})();

/** The first living model of a unit, or its first if none is alive. */
export function leader(g: Game<Classic>, u: Unit<Classic>): ModelId {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) return i;
  return u.first;
}

/** The statline a unit moves by: that of its first living model. */
export const statsOf = (g: Game<Classic>, u: Unit<Classic>): ClassicStats => u.sheet.models[g.models.kind[leader(g, u)]].stats;

/** Whether a unit consists of vehicles that do not fight in close combat and are never locked (CLS-VEH-31). */
export function isHull(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (u.housed >= 0) return true;
  const { vehicle } = statsOf(g, u);
  return vehicle !== 0 && (vehicle & (VEHICLE.walker | VEHICLE.chariot)) === 0;
}

export const typeOf = (g: Game<Classic>, u: Unit<Classic>): UnitType => statsOf(g, u).type;

export function gaitOfStats(stats: ClassicStats): Gait {
  if (stats.vehicle === 0) return GAIT_OF_TYPE[stats.type];
  if ((stats.vehicle & (VEHICLE.skimmer | VEHICLE.flyer)) !== 0) return GAIT.flying;
  return (stats.vehicle & VEHICLE.walker) !== 0 ? GAIT.foot : GAIT.wheels;
}

/** How a unit moves now: jump troops are on foot while their packs are not in use. */
export const gaitOf = (g: Game<Classic>, u: Unit<Classic>): Gait => (is(u, ON_FOOT) ? GAIT.foot : gaitOfStats(statsOf(g, u)));

export const JETBIKES = typesOf(['jetbike']);

/** Whether every living model of a unit is of one of the types: where one is not, they do not all go that way (CLS-UNIT-19). */
export function areAllOf(g: Game<Classic>, u: Unit<Classic>, types: Uint8Array): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && types[g.sheetOf(i).stats.type] === 0) return false;
  return true;
}

/** Whether difficult terrain slows a model of a unit: in one of mixed types that keeps to the ground each goes by its own type (CLS-UNIT-19). */
export function isOnFoot(g: Game<Classic>, u: Unit<Classic>, i: ModelId): boolean {
  const gait = gaitOf(g, u);
  return gait === GAIT.foot || (gait !== GAIT.flying && gaitOfStats(g.sheetOf(i).stats) === GAIT.foot);
}

/** Whether difficult terrain slows a unit: one model on foot is enough (CLS-MOVE-06, CLS-UNIT-19). */
export function hasModelOnFoot(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (u.sheet.models.length === 1) return gaitOf(g, u) === GAIT.foot;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isOnFoot(g, u, i)) return true;
  return false;
}

/** Whether a datasheet lists vehicles only: several of them are a squadron. */
export function isSquadron(sheet: Sheet<Classic>): boolean {
  for (let k = 0; k < sheet.models.length; k++) if (sheet.models[k].stats.vehicle === 0) return false;
  return true;
}

/** What a unit is by its models: several vehicles, or vehicles and others (CLS-VEH-29, -53). */
export function composedAs(sheet: Sheet<Classic>, models: number): readonly string[] {
  if (isSquadron(sheet)) return models > 1 ? ['squadron'] : [];
  return sheet.models.some((it) => it.stats.vehicle !== 0) ? ['mixed-unit'] : [];
}

/** Coherency distance of a unit in inches (CLS-MOVE-05, CLS-VEH-29). */
export const coherencyInches = (sheet: Sheet<Classic>, models: number, by: Numbers): number =>
  models > 1 && isSquadron(sheet) ? by.squadronInches : by.coherencyInches;

/** Kinds that slow units on foot. */
const DIFFICULT = ['woods', 'ruin', 'crater', 'barricade', 'tank-traps', 'razorwire', 'wreck', 'fuel-pipes'].map(terrainKind);
const IMPASSABLE = ['impassable', 'building', 'container', 'vortex', 'fuel-reserve', 'reactor'].map(terrainKind);
const TANK_TRAPS = terrainKind('tank-traps');
const RAZORWIRE = terrainKind('razorwire');
const HILL = terrainKind('hill');

/** The PASS value of every kind of terrain for each gait. */
const passes: Uint8Array[] = Object.values(GAIT).map((gait) => {
  const table = new Uint8Array(terrainKinds.size + 1);
  if (gait === GAIT.foot) for (const kind of DIFFICULT) table[kind] = PASS.difficult;
  for (const kind of IMPASSABLE) table[kind] = PASS.impassable;
  if (gait === GAIT.wheels) table[TANK_TRAPS] = PASS.impassable;
  return table;
});

/** 1 for kinds that are dangerous to each gait (CLS-VEH-05, CLS-UNIT-02, -03, -10, CLS-MOVE-16). */
const dangers: Uint8Array[] = Object.values(GAIT).map((gait) => {
  const table = new Uint8Array(terrainKinds.size + 1);
  if (gait === GAIT.foot || gait === GAIT.beast) return table;
  for (const kind of DIFFICULT) table[kind] = 1;
  if (gait === GAIT.wheels) table[RAZORWIRE] = 0;
  return table;
});

/** By kind of terrain: 1 for those named. */
function tableOf(kinds: readonly number[]): Uint8Array {
  const table = new Uint8Array(terrainKinds.size + 1);
  for (const kind of kinds) table[kind] = 1;
  return table;
}

const at = (table: Uint8Array, kind: number): number => (kind < table.length ? table[kind] : 0);

export const isDifficultFor = (gait: Gait, kind: number): boolean => at(passes[gait], kind) === PASS.difficult;
export const isImpassableFor = (gait: Gait, kind: number): boolean => at(passes[gait], kind) === PASS.impassable;
export const isDangerousFor = (gait: Gait, kind: number): boolean => at(dangers[gait], kind) !== 0;

/** Impassable kinds that have a top to stand on. */
const TOPPED = ['impassable', 'container'].map(terrainKind);
const NO_TOPS = Uint8Array.of();
const TOPS = tableOf(TOPPED);

/** Whether an impassable piece has a top on which flying models could stand. */
export const hasTop = ({ kind, height }: { readonly kind: number; readonly height: number }): boolean => height > 0 && at(TOPS, kind) !== 0;

/** Makes the move rules for each gait; walls of ruins stop only wheels. */
export const makeMoveRules = (): readonly MoveRules[] =>
  Object.values(GAIT).map((gait) => {
    const rules = moveRules();
    rules.terrain = passes[gait];
    rules.walls = new Uint8Array(terrainKinds.size + 1).fill(gait === GAIT.wheels ? 1 : 0);
    rules.stands = tableOf([HILL]);
    return rules;
  });

const NOTHING = Float64Array.of();

/** Takes back what rules set for the length of one move: an engagement may have broken off in the middle of it. */
export function settleMoveRules(all: readonly MoveRules[]): void {
  for (let k = 0; k < all.length; k++) {
    const rules = all[k];
    rules.turnsCost = false;
    rules.turnsThrough = false;
    rules.pivots = NOTHING;
    rules.pivotInches = 0;
    rules.limits = NOTHING;
    rules.rehearses = false;
    rules.perils = null;
  }
}

/** The rules a unit moves by now. One reused object per gait: set what differs before each move. `fly`: over everything. */
export function moveRulesOf(g: Game<Classic>, u: Unit<Classic>, fly: boolean): MoveRules {
  const gait = gaitOf(g, u);
  const rules = g.desk.moveRules[gait];
  rules.flies = fly;
  rules.passesFriends = gait === GAIT.flying;
  rules.passesEnemies = false;
  rules.perils = null;
  rules.tops = NO_TOPS;
  rules.keepFromEnemiesInches = 1;
  rules.coherencyInches = coherencyInches(u.sheet, u.size, g.desk.numbers);
  rules.coherencyUpInches = g.desk.numbers.coherencyUpInches;
  return rules;
}

/** The same for models that may end on top of impassable pieces. */
export function withTops(rules: MoveRules): MoveRules {
  rules.tops = TOPS;
  return rules;
}
