import { makeGaps, outlineRadius, outlookOf, snap } from '../kit/index.ts';
import type {
  Board,
  Cause,
  Decision,
  Dice,
  Family,
  Footprint,
  Game,
  GapMemo,
  Metric,
  MissionFacts,
  ModelId,
  ModelSheet,
  Models,
  Outline,
  Outlines,
  Place,
  Roller,
  SideId,
  Trigger,
  Unit,
} from '../rules/index.ts';
import { byUnits, CAUSES, event, hashName, KEYWORD_WORDS, metrics, modelRegisters, PLACE, sideRegisters } from '../rules/index.ts';
import { DigestLog } from './log.ts';
import type { Match, Placing, UnitPlan } from './match.ts';
import { Membership, UNIT_DESTROYED } from './membership.ts';
import { Memory } from './memory.ts';
import { Questions } from './questions.ts';
import { UnitState } from './unit-state.ts';

const MODEL_LOST = event('model-lost', { unit: 'unit', model: 'model', cause: 'number' }, '{unit} loses {model} to {cause}');
const MODEL_REVIVED = event('model-returns', { unit: 'unit', model: 'model' }, '{unit} gets {model} back');
const RELOCATED = event('relocated', { unit: 'unit', place: 'number' }, '{unit} goes {place}');

/** Positions are kept to this fraction of an inch, so that no result depends on the last bits of a square root. */
const GRID = 256;

const blankOutlines = (size: number): Outlines => ({
  halfLength: new Float64Array(size),
  halfWidth: new Float64Array(size),
  forward: new Float64Array(size),
  lift: new Float64Array(size),
  measured: new Uint8Array(size),
  baseless: new Uint8Array(size),
});

/** Of the circle that contains a footprint. */
const radiusOf = ({ coreX, coreY, rim }: Footprint): number => Math.sqrt(coreX * coreX + coreY * coreY) + rim;

/** Gives a model its outline, and enlarges its circle to contain it. */
function fillOutline(m: Models, o: Outlines, i: ModelId, outline: Outline | null): void {
  o.halfLength[i] = outline?.halfLength ?? 0;
  o.halfWidth[i] = outline?.halfWidth ?? 0;
  o.forward[i] = outline?.forward ?? 0;
  o.lift[i] = outline?.lift ?? 0;
  o.measured[i] = outline?.measured === true ? 1 : 0;
  o.baseless[i] = outline?.baseless === true ? 1 : 0;
  if (outline === null) return;
  m.radius[i] = Math.max(m.radius[i], outlineRadius(outline));
}

/**
 * The state of an engagement: made once for a match and reset between engagements. Nothing is allocated after construction.
 */
export class Arena implements Game<Family> {
  readonly units: readonly UnitState[];
  readonly sides: readonly [readonly UnitState[], readonly UnitState[]];
  readonly models: Game['models'];
  readonly board: Board;
  readonly dice: Dice;
  readonly log = new DigestLog();
  readonly desk: object;
  readonly memory: Memory = new Memory(this);
  readonly mission: MissionFacts;
  readonly gaps: GapMemo;
  readonly score = new Int32Array(2);
  readonly sideReg: readonly [Float64Array, Float64Array];
  readonly seatOf: [0 | 1, 0 | 1] = [0, 1];
  readonly seats: readonly [Roller, Roller];
  readonly nobody: Roller;
  round = 0;
  active: SideId = 0;
  readonly byUnits: boolean;
  acting: UnitState | null = null;
  first: SideId = 0;
  activations = 0;
  changes = 0;
  members = 0;
  over = false;

  #match: Match;
  /** Hundredths of a point lost, by side and cause: `side * CAUSES.length + cause`. */
  readonly lost = new Float64Array(2 * CAUSES.length);
  /** Hundredths of a point that each unit has destroyed. */
  readonly dealt: Float64Array;
  /** Wounds each unit has lost. */
  readonly woundsLost: Float64Array;
  readonly tally: Int32Array;
  /** The cause of each model's loss. */
  readonly #fell: Uint8Array;
  readonly #membership: Membership;
  readonly #questions: Questions;
  readonly #board: { readonly count: number };
  /** The columns of all registers of models (`models.reg`), one after the other. */
  readonly #registers: Float64Array;

  /** `dice` is made by the caller, who knows how many rollers there are: `rollersOf(match)`. */
  constructor(match: Match, dice: (rollers: number, nobody: Roller) => Dice) {
    this.#match = match;
    this.byUnits = byUnits(match.ruleset.program);
    const size = match.units.reduce((n, u) => n + u.kinds.length, 0);
    const column = (): Float64Array => new Float64Array(size);
    this.#registers = new Float64Array(modelRegisters.size * size);
    this.models = {
      x: column(),
      y: column(),
      z: column(),
      dirX: column(),
      dirY: column(),
      coreX: column(),
      coreY: column(),
      rim: column(),
      height: column(),
      radius: column(),
      wounds: new Int16Array(size),
      alive: new Uint8Array(size),
      unit: new Int16Array(size),
      kind: new Uint8Array(size),
      outlines: match.units.some((u) => u.sheet.models.some((it) => it.outline !== undefined)) ? blankOutlines(size) : null,
      reg: modelRegisters.names.map((_, k) => this.#registers.subarray(k * size, (k + 1) * size)),
    };
    this.#fell = new Uint8Array(size);
    let first = 0;
    this.units = match.units.map((plan, slot) => {
      const unit = new UnitState(plan, slot, first);
      first += unit.size;
      return unit;
    });
    this.sides = [this.units.filter((u) => u.side === 0), this.units.filter((u) => u.side === 1)];
    this.dealt = new Float64Array(this.units.length);
    this.woundsLost = new Float64Array(this.units.length);
    this.tally = new Int32Array(metrics.size * 2);
    this.sideReg = [new Float64Array(sideRegisters.size), new Float64Array(sideRegisters.size)];
    const n = this.units.length;
    this.seats = [
      { key: hashName('seat/0'), index: n },
      { key: hashName('seat/1'), index: n + 1 },
    ];
    this.nobody = { key: hashName('nobody'), index: n + 2 };
    this.board = match.makeBoard();
    this.#board = { count: this.board.count };
    this.mission = match.mission;
    this.gaps = makeGaps(n);
    this.dice = dice(n + 3, this.nobody);
    this.#membership = new Membership({
      models: this.models,
      units: this.units,
      match,
      log: this.log,
      refreshBits: (unit) => this.#refreshBits(unit),
      circle: (unit) => this.#circle(unit),
      moved: (unit) => this.moved(unit),
      placed: (unit) => this.#watch?.(unit),
      changed: () => {
        this.changes++;
      },
      regrouped: () => {
        this.members++;
      },
    });
    this.#fillColumns();
    this.#questions = new Questions(this);
    this.desk = match.ruleset.edition.furnish(this, match.ruleset.tables);
  }

  get match(): Match {
    return this.#match;
  }

  /** The columns of all registers of models (`models.reg`), one after the other: so they are emptied at once, and seen to be as they were. */
  get registers(): Float64Array {
    return this.#registers;
  }

  /** From here on it is played by another match, of the same units with the same tables on the same board. Not part of the state. */
  playBy(match: Match): void {
    this.#match = match;
  }

  /** The objects that hold its private state. */
  kept(): readonly object[] {
    return [this.#fell];
  }

  #fillColumns(): void {
    const m = this.models;
    for (const u of this.units) {
      const kinds = this.match.units[u.slot].kinds;
      for (let k = 0; k < u.size; k++) {
        m.unit[u.first + k] = u.slot;
        m.kind[u.first + k] = kinds[k];
      }
      this.#fillFootprints(u);
    }
  }

  /** Resets the footprints of a unit's models: an edition may lend them others for a while (to passengers, those of hulls). */
  #fillFootprints(u: UnitState): void {
    const m = this.models;
    let kind = m.kind[u.first];
    let print = u.sheet.models[kind].footprint;
    let radius = radiusOf(print);
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.kind[i] !== kind) {
        kind = m.kind[i];
        print = u.sheet.models[kind].footprint;
        radius = radiusOf(print);
      }
      m.coreX[i] = print.coreX;
      m.coreY[i] = print.coreY;
      m.rim[i] = print.rim;
      m.height[i] = print.height;
      m.radius[i] = radius;
      if (m.outlines !== null) fillOutline(m, m.outlines, i, u.sheet.models[m.kind[i]].outline ?? null);
    }
  }

  /** Resets everything to the start. `redSeat` is red's seat. */
  reset(redSeat: 0 | 1): void {
    this.seatOf[0] = redSeat;
    this.seatOf[1] = (1 - redSeat) as 0 | 1;
    this.round = 0;
    this.active = 0;
    this.acting = null;
    this.first = 0;
    this.over = false;
    this.score.fill(0);
    this.sideReg[0].fill(0);
    this.sideReg[1].fill(0);
    this.lost.fill(0);
    this.dealt.fill(0);
    this.woundsLost.fill(0);
    this.tally.fill(0);
    this.board.count = this.#board.count;
    this.#registers.fill(0);
    this.log.reset();
    // No watching while units of the last engagement are still on the table.
    const watch = this.#watch;
    this.#watch = null;
    for (let i = 0; i < this.units.length; i++) this.#resetUnit(this.units[i], this.match.units[i]);
    this.#watch = watch;
    this.memory.reset();
    this.match.scripts[0].orders?.begin();
    this.match.scripts[1].orders?.begin();
    this.match.ruleset.edition.tidy(this);
  }

  #resetUnit(u: UnitState, plan: UnitPlan): void {
    const m = this.models;
    const size = u.size - u.seats;
    u.alive = size;
    u.strength = size;
    u.atPhaseStart = size;
    u.lostThisPhase = 0;
    u.inside = plan.inside;
    u.host = -1;
    u.housed = -1;
    u.arrived = 0;
    u.inTurn = 0;
    u.aloft = 0;
    u.status.fill(0);
    u.reg.fill(0);
    for (let k = 0; k < u.size; k++) {
      m.alive[u.first + k] = k < size ? 1 : 0;
      m.wounds[u.first + k] = k < size ? plan.wounds[k] : 0;
    }
    // A model that became a separate unit has left its kind and footprint here.
    if (u.maker >= 0) for (let k = 0; k < u.size; k++) m.kind[u.first + k] = plan.kinds[k];
    this.#fillFootprints(u);
    if (u.maker >= 0) {
      this.#absent(u);
      return;
    }
    this.#refreshBits(u);
    if (plan.placing === null) {
      u.place = plan.inside >= 0 ? PLACE.embarked : PLACE.reserve;
      this.#park(u);
      return;
    }
    u.place = PLACE.table;
    this.#put(u, plan.placing[this.seatOf[u.side]]);
  }

  /** A unit not brought into play yet. */
  #absent(u: UnitState): void {
    u.alive = 0;
    u.strength = 0;
    u.atPhaseStart = 0;
    u.place = PLACE.gone;
    this.models.alive.fill(0, u.first, u.first + u.size);
    this.models.wounds.fill(0, u.first, u.first + u.size);
    this.#refreshBits(u);
    this.#park(u);
  }

  /** A unit that starts off the table is taken to be in the middle of its side's own edge, whatever happened to it last time. */
  #park(u: UnitState): void {
    const m = this.models;
    const home = this.board.homeward[this.seatOf[u.side]];
    const x = (this.board.width / 2) * (1 + home.x);
    const y = (this.board.height / 2) * (1 + home.y);
    for (let i = u.first; i < u.first + u.size; i++) {
      m.x[i] = x;
      m.y[i] = y;
      m.z[i] = 0;
      m.dirX[i] = -home.x;
      m.dirY[i] = -home.y;
    }
    u.x = x;
    u.y = y;
    u.radius = 0;
    u.pose++;
    u.stand++;
    u.spot++;
    this.changes++;
  }

  #put(u: UnitState, at: Placing): void {
    const m = this.models;
    const { spot } = u;
    const stays = this.#standsAt(u, at);
    for (let k = 0; k < u.size - u.seats; k++) {
      const i = u.first + k;
      m.x[i] = at.x[k];
      m.y[i] = at.y[k];
      m.z[i] = at.z[k];
      m.dirX[i] = at.dirX;
      m.dirY[i] = at.dirY;
    }
    this.moved(u);
    if (stays) u.spot = spot;
  }

  /** Whether its models stand where they are to be put. Before its first placing nobody knows anything that follows from where they stand. */
  #standsAt(u: UnitState, at: Placing): boolean {
    const m = this.models;
    const outlook = outlookOf(this, u.side);
    for (let k = 0; k < u.size - u.seats; k++) {
      const i = u.first + k;
      if (m.x[i] !== snap(at.x[k], outlook) || m.y[i] !== snap(at.y[k], outlook) || m.z[i] !== at.z[k]) return false;
      if (m.dirX[i] !== at.dirX || m.dirY[i] !== at.dirY) return false;
    }
    return true;
  }

  #hasKind(u: UnitState, kind: number): boolean {
    const { alive, kind: kinds } = this.models;
    for (let i = u.first; i < u.first + u.size; i++) if (alive[i] !== 0 && kinds[i] === kind) return true;
    return false;
  }

  #refreshBits(u: UnitState): void {
    const m = this.models;
    u.anyBits.fill(0);
    u.allBits.fill(u.alive > 0 ? 0xffffffff : 0);
    let kind = -1;
    for (let i = u.first; i < u.first + u.size; i++) {
      // Models of one kind in a row have the same.
      if (m.alive[i] === 0 || m.kind[i] === kind) continue;
      kind = m.kind[i];
      const bits = u.sheet.models[kind].keywordBits;
      for (let w = 0; w < KEYWORD_WORDS; w++) {
        u.anyBits[w] |= bits[w];
        u.allBits[w] &= bits[w];
      }
    }
  }

  sheetOf(model: ModelId): ModelSheet<Family> {
    return this.units[this.models.unit[model]].sheet.models[this.models.kind[model]];
  }

  unitOf(model: ModelId): UnitState {
    return this.units[this.models.unit[model]];
  }

  moved(unit: Unit<Family>): void {
    const m = this.models;
    const outlook = outlookOf(this, unit.side);
    const end = unit.first + unit.size;
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      m.x[i] = snap(m.x[i], outlook);
      m.y[i] = snap(m.y[i], outlook);
      this.log.mix(m.x[i] * GRID, m.y[i] * GRID);
    }
    unit.stand++;
    unit.spot++;
    this.#circle(unit);
    if (this.#watch !== null) this.#watch(unit);
  }

  #circle(unit: Unit<Family>): void {
    const m = this.models;
    const end = unit.first + unit.size;
    let minX = Infinity,
      maxX = -Infinity,
      minY = Infinity,
      maxY = -Infinity;
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      if (m.x[i] < minX) minX = m.x[i];
      if (m.x[i] > maxX) maxX = m.x[i];
      if (m.y[i] < minY) minY = m.y[i];
      if (m.y[i] > maxY) maxY = m.y[i];
    }
    unit.pose++;
    this.changes++;
    if (minX > maxX) {
      unit.radius = 0;
      return;
    }
    const cx = (minX + maxX) / 2;
    const cy = (minY + maxY) / 2;
    let radius = 0;
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const dx = m.x[i] - cx;
      const dy = m.y[i] - cy;
      const r = Math.sqrt(dx * dx + dy * dy) + m.radius[i];
      if (r > radius) radius = r;
    }
    unit.x = cx;
    unit.y = cy;
    unit.radius = radius;
  }

  #watch: ((unit: Unit<Family>) => void) | null = null;

  /** Calls back after every move: invariant checks, and replays that keep positions. */
  watchMoves(watch: ((unit: Unit<Family>) => void) | null): void {
    this.#watch = watch;
  }

  wound(model: ModelId, wounds: number, cause: Cause, by: Unit<Family> | null): number {
    const m = this.models;
    if (m.alive[model] === 0 || wounds <= 0) return 0;
    const lost = wounds < m.wounds[model] ? wounds : m.wounds[model];
    m.wounds[model] -= lost;
    this.woundsLost[m.unit[model]] += lost;
    if (m.wounds[model] <= 0) this.remove(model, cause, by);
    return lost;
  }

  remove(model: ModelId, cause: Cause, by: Unit<Family> | null): void {
    const m = this.models;
    if (m.alive[model] === 0) return;
    m.alive[model] = 0;
    m.wounds[model] = 0;
    const unit = this.units[m.unit[model]];
    unit.alive--;
    unit.lostThisPhase++;
    const worth = Math.round(unit.sheet.models[m.kind[model]].points * 100);
    this.lost[unit.side * CAUSES.length + cause] += worth;
    this.#fell[model] = cause;
    if (by !== null && by.side !== unit.side) this.dealt[by.slot] += worth;
    this.log.note(MODEL_LOST, unit.slot, model, cause);
    if (unit.seats > 0) this.#membership.loseGuest(unit, model, cause);
    if (unit.sheet.models.length > 1 && !this.#hasKind(unit, m.kind[model])) this.#refreshBits(unit);
    this.#circle(unit);
    if (unit.alive === 0) {
      unit.place = PLACE.gone;
      this.log.note(UNIT_DESTROYED, unit.slot, cause);
    }
  }

  revive(model: ModelId): void {
    const m = this.models;
    const unit = this.units[m.unit[model]];
    if (m.alive[model] !== 0 || unit.alive >= unit.strength) return;
    m.alive[model] = 1;
    m.wounds[model] = this.match.units[unit.slot].wounds[model - unit.first];
    unit.alive++;
    if (unit.place === PLACE.gone) unit.place = PLACE.reserve;
    this.lost[unit.side * CAUSES.length + this.#fell[model]] -= Math.round(unit.sheet.models[m.kind[model]].points * 100);
    this.#refreshBits(unit);
    unit.stand++;
    this.#circle(unit);
    this.log.note(MODEL_REVIVED, unit.slot, model);
  }

  create(unit: Unit<Family>): void {
    this.#membership.create(unit);
  }

  detach(model: ModelId, unit: Unit<Family>): void {
    this.#membership.detach(model, unit);
  }

  mayJoin(character: Unit<Family>, host: Unit<Family>): boolean {
    return this.#membership.mayJoin(character, host);
  }

  join(character: Unit<Family>, host: Unit<Family>): void {
    this.#membership.join(character, host);
  }

  part(character: Unit<Family>): void {
    this.#membership.part(character);
  }

  relocate(unit: Unit<Family>, place: Place): void {
    unit.place = place;
    unit.pose++;
    unit.stand++;
    unit.spot++;
    this.changes++;
    this.log.note(RELOCATED, unit.slot, place);
  }

  count(what: Metric, side: SideId, by: number): void {
    this.tally[what * 2 + side] += by;
  }

  orderPoint(unit: Unit<Family>): { readonly x: number; readonly y: number } | null {
    const points = this.match.scripts[unit.side].points;
    for (let i = 0; i < points.length; i++) if (points[i].unit === unit.slot && points[i].round === this.round) return points[i];
    return null;
  }

  ask(what: Decision<Family>, side: SideId, about: Unit<Family> | null, cause: Unit<Family> | null, n: number): number {
    return this.#questions.put(this.match.scripts[side], what, side, about, cause, n);
  }

  choose(what: Decision<Family>, side: SideId, about: Unit<Family> | null, cause: Unit<Family> | null): boolean {
    what.options[0] = 0;
    what.options[1] = 1;
    return this.ask(what, side, about, cause, 2) === 1;
  }

  offer(on: Trigger, unit: Unit<Family>, cause: Unit<Family>): boolean {
    const list = this.match.ruleset.reactions[on];
    if (list === undefined) return false;
    for (let i = 0; i < list.length; i++) {
      const reaction = list[i];
      if (!reaction.may(this, unit, cause)) continue;
      if (reaction.asks !== undefined && !this.choose(reaction.asks, unit.side, unit, cause)) continue;
      reaction.act(this, unit, cause);
      return true;
    }
    return false;
  }

  offerAll(on: Trigger, unit: Unit<Family>, cause: Unit<Family>): void {
    const list = this.match.ruleset.reactions[on];
    if (list === undefined) return;
    for (let i = 0; i < list.length && unit.alive > 0 && cause.alive > 0; i++) {
      const reaction = list[i];
      if (!reaction.may(this, unit, cause)) continue;
      if (reaction.asks === undefined || this.choose(reaction.asks, unit.side, unit, cause)) reaction.act(this, unit, cause);
    }
  }
}
