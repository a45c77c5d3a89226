import { makeGaps } from '../kit/index.ts';
import type {
  Board,
  Cause,
  Decision,
  Dice,
  Family,
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
import { byUnits, CAUSE, CAUSES, event, hashName, KEYWORD_WORDS, metrics, modelRegisters, PLACE, sideRegisters } from '../rules/index.ts';
import { DigestLog } from './log.ts';
import type { Match, Placing, UnitPlan } from './match.ts';
import { Questions } from './questions.ts';
import { UnitState } from './unitState.ts';

const MODEL_LOST = event('model-lost', { unit: 'unit', model: 'model', cause: 'number' }, '{unit} loses {model} to {cause}');
const MODEL_REVIVED = event('model-returns', { unit: 'unit', model: 'model' }, '{unit} gets {model} back');
const UNIT_DESTROYED = event('destroyed', { unit: 'unit', cause: 'number' }, '{unit} is destroyed by {cause}');
const RELOCATED = event('relocated', { unit: 'unit', place: 'number' }, '{unit} goes {place}');
const JOINS = event('joins', { unit: 'unit', host: 'unit' }, '{unit} joins {host}');
const PARTS = event('parts', { unit: 'unit', host: 'unit' }, '{unit} leaves {host}');
const CREATED = event('created', { unit: 'unit', models: 'number' }, '{unit} comes into being with {models|model|models}');
const DETACHED = event('detached', { unit: 'unit', from: 'unit' }, '{unit} is on its own, away from {from}');

/** Positions are kept to this fraction of an inch, so that a result does not hang on the last bits of a square root. */
const GRID = 256;

const blankOutlines = (size: number): Outlines => ({
  halfLength: new Float64Array(size),
  halfWidth: new Float64Array(size),
  forward: new Float64Array(size),
  lift: new Float64Array(size),
  measured: new Uint8Array(size),
  baseless: new Uint8Array(size),
});

/** Gives a model its outline, and a circle that holds it too. */
function fillOutline(m: Models, o: Outlines, i: ModelId, outline: Outline | null): void {
  o.halfLength[i] = outline?.halfLength ?? 0;
  o.halfWidth[i] = outline?.halfWidth ?? 0;
  o.forward[i] = outline?.forward ?? 0;
  o.lift[i] = outline?.lift ?? 0;
  o.measured[i] = outline?.measured === true ? 1 : 0;
  o.baseless[i] = outline?.baseless === true ? 1 : 0;
  if (outline === null) return;
  const ahead = Math.abs(outline.forward) + outline.halfLength;
  m.radius[i] = Math.max(m.radius[i], Math.sqrt(ahead * ahead + outline.halfWidth * outline.halfWidth));
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
  over = false;

  readonly match: Match;
  /** Hundredths of a point lost, by side and cause: `side * CAUSES.length + cause`. */
  readonly lost = new Float64Array(2 * CAUSES.length);
  /** Hundredths of a point each unit has taken off the enemy. */
  readonly dealt: Float64Array;
  /** Wounds each unit has lost. */
  readonly woundsLost: Float64Array;
  readonly tally: Int32Array;
  /** What the loss of each model that has gone was put down to. */
  readonly #fell: Uint8Array;
  /** What a model takes along into another unit. */
  readonly #own: (Float64Array | Int16Array | Uint8Array)[];
  readonly #questions: Questions;
  readonly #board: { readonly count: number };

  /** `dice` is made by the caller, who knows how many rollers there are: `rollersOf(match)`. */
  constructor(match: Match, dice: (rollers: number, nobody: Roller) => Dice) {
    this.match = match;
    this.byUnits = byUnits(match.ruleset.program);
    const size = match.units.reduce((n, u) => n + u.kinds.length, 0);
    const column = (): Float64Array => new Float64Array(size);
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
      reg: modelRegisters.names.map(column),
    };
    const m = this.models;
    this.#own = [m.x, m.y, m.z, m.dirX, m.dirY, m.coreX, m.coreY, m.rim, m.height, m.radius, m.wounds, m.kind];
    this.#fell = new Uint8Array(size);
    if (m.outlines !== null) this.#own.push(...Object.values(m.outlines));
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
    this.#fillColumns();
    this.#questions = new Questions(this);
    this.desk = match.ruleset.edition.furnish(this, match.ruleset.tables);
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

  /** Gives the models of a unit their own footprints: an edition may lend them others for a while (passengers, those of hulls). */
  #fillFootprints(u: UnitState): void {
    const m = this.models;
    for (let i = u.first; i < u.first + u.size; i++) {
      const print = u.sheet.models[m.kind[i]].footprint;
      m.coreX[i] = print.coreX;
      m.coreY[i] = print.coreY;
      m.rim[i] = print.rim;
      m.height[i] = print.height;
      m.radius[i] = Math.sqrt(print.coreX * print.coreX + print.coreY * print.coreY) + print.rim;
      if (m.outlines !== null) fillOutline(m, m.outlines, i, u.sheet.models[m.kind[i]].outline ?? null);
    }
  }

  /** Puts everything back to the start. `redSeat` is the seat red sits in. */
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
    for (let r = 0; r < this.models.reg.length; r++) this.models.reg[r].fill(0);
    this.log.reset();
    // Nobody watches while units of the last engagement still stand about.
    const watch = this.#watch;
    this.#watch = null;
    for (let i = 0; i < this.units.length; i++) this.#resetUnit(this.units[i], this.match.units[i]);
    this.#watch = watch;
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
    if (u.maker >= 0) {
      this.#absent(u);
      return;
    }
    this.#refreshBits(u);
    this.#fillFootprints(u);
    if (plan.placing === null) {
      u.place = plan.inside >= 0 ? PLACE.embarked : PLACE.reserve;
      this.#park(u);
      return;
    }
    u.place = PLACE.table;
    this.#put(u, plan.placing[this.seatOf[u.side]]);
  }

  /** A unit that nobody has brought into play. */
  #absent(u: UnitState): void {
    u.alive = 0;
    u.strength = 0;
    u.atPhaseStart = 0;
    u.place = PLACE.gone;
    this.models.alive.fill(0, u.first, u.first + u.size);
    this.models.wounds.fill(0, u.first, u.first + u.size);
    this.#refreshBits(u);
    u.pose++;
    u.stand++;
    this.changes++;
  }

  /** A unit off the table stands nowhere: always the same nowhere, whatever became of it last time. */
  #park(u: UnitState): void {
    const m = this.models;
    for (let i = u.first; i < u.first + u.size; i++) {
      m.x[i] = 0;
      m.y[i] = 0;
      m.z[i] = 0;
      m.dirX[i] = 1;
      m.dirY[i] = 0;
    }
    u.x = 0;
    u.y = 0;
    u.radius = 0;
    u.pose++;
    u.stand++;
    this.changes++;
  }

  create(unit: Unit<Family>): void {
    const { wounds } = this.match.units[unit.slot];
    for (let k = 0; k < unit.size; k++) {
      this.models.alive[unit.first + k] = 1;
      this.models.wounds[unit.first + k] = wounds[k];
    }
    unit.alive = unit.size;
    unit.strength = unit.size;
    unit.atPhaseStart = unit.size;
    unit.place = PLACE.reserve;
    this.#refreshBits(this.units[unit.slot]);
    unit.pose++;
    unit.stand++;
    this.changes++;
    this.log.note(CREATED, unit.slot, unit.size);
  }

  detach(model: ModelId, unit: Unit<Family>): void {
    const m = this.models;
    const from = this.units[m.unit[model]];
    const to = unit.first;
    for (let c = 0; c < this.#own.length; c++) this.#own[c][to] = this.#own[c][model];
    for (let r = 0; r < m.reg.length; r++) m.reg[r][to] = m.reg[r][model];
    m.alive[to] = 1;
    m.alive[model] = 0;
    m.wounds[model] = 0;
    from.alive--;
    from.strength--;
    from.atPhaseStart--;
    unit.alive = 1;
    unit.strength = 1;
    unit.atPhaseStart = 1;
    unit.lostThisPhase = 0;
    unit.place = from.place;
    unit.arrived = from.arrived;
    unit.status.set(from.status);
    unit.reg.set(from.reg);
    this.#refreshBits(from);
    this.#refreshBits(this.units[unit.slot]);
    this.#circle(from);
    this.log.note(DETACHED, unit.slot, from.slot);
    this.moved(unit);
  }

  #put(u: UnitState, at: Placing): void {
    const m = this.models;
    for (let k = 0; k < u.size - u.seats; k++) {
      const i = u.first + k;
      m.x[i] = at.x[k];
      m.y[i] = at.y[k];
      m.z[i] = at.z[k];
      m.dirX[i] = at.dirX;
      m.dirY[i] = at.dirY;
    }
    this.moved(u);
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
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0) continue;
      const bits = u.sheet.models[m.kind[i]].keywordBits;
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
    const end = unit.first + unit.size;
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const x = Math.round(m.x[i] * GRID);
      const y = Math.round(m.y[i] * GRID);
      m.x[i] = x / GRID;
      m.y[i] = y / GRID;
      this.log.mix(x, y);
    }
    unit.stand++;
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
    if (unit.seats > 0) this.#loseGuest(unit, model, cause);
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

  /** A character that was slain in another unit is a destroyed unit of his own. */
  #loseGuest(host: UnitState, model: ModelId, cause: Cause): void {
    const seat = model - host.first - (host.size - host.seats);
    if (seat < 0) return;
    const guest = this.units[this.match.units[host.slot].seats?.[seat] ?? 0];
    guest.host = -1;
    guest.strength = 1;
    host.strength--;
    this.log.note(UNIT_DESTROYED, guest.slot, cause);
  }

  /** The model that stands for a character in a unit, -1 for none. */
  #seatOf(character: Unit<Family>, host: Unit<Family>): ModelId {
    const seats = this.match.units[host.slot].seats;
    const seat = seats === undefined ? -1 : seats.indexOf(character.slot);
    return seat < 0 || seats === undefined ? -1 : host.first + host.size - seats.length + seat;
  }

  mayJoin(character: Unit<Family>, host: Unit<Family>): boolean {
    return character.alive === 1 && host.alive > 0 && this.#seatOf(character, host) >= 0;
  }

  join(character: Unit<Family>, host: Unit<Family>): void {
    const own = this.units[character.slot];
    const other = this.units[host.slot];
    this.#carry(own.first, this.#seatOf(own, other));
    own.alive = 0;
    own.strength = 0;
    own.atPhaseStart = 0;
    own.place = PLACE.gone;
    own.host = other.slot;
    other.alive++;
    other.strength++;
    other.atPhaseStart++;
    this.log.note(JOINS, own.slot, other.slot);
    this.#regroup(own, other);
  }

  part(character: Unit<Family>): void {
    const own = this.units[character.slot];
    const other = this.units[own.host];
    this.#carry(this.#seatOf(own, other), own.first);
    own.alive = 1;
    own.strength = 1;
    own.atPhaseStart = 1;
    own.lostThisPhase = 0;
    own.place = other.place;
    own.arrived = other.arrived;
    own.aloft = other.aloft;
    own.host = -1;
    own.status.set(other.status);
    own.reg.set(other.reg);
    other.alive--;
    other.strength--;
    if (other.atPhaseStart > 0) other.atPhaseStart--;
    this.log.note(PARTS, own.slot, other.slot);
    this.#regroup(own, other);
    if (other.alive > 0) return;
    other.place = PLACE.gone;
    this.log.note(UNIT_DESTROYED, other.slot, CAUSE.other);
  }

  /** Puts one model in the place of another, with all that is known of it. */
  #carry(from: ModelId, to: ModelId): void {
    const m = this.models;
    m.x[to] = m.x[from];
    m.y[to] = m.y[from];
    m.z[to] = m.z[from];
    m.dirX[to] = m.dirX[from];
    m.dirY[to] = m.dirY[from];
    m.wounds[to] = m.wounds[from];
    m.alive[to] = 1;
    m.wounds[from] = 0;
    m.alive[from] = 0;
    for (let r = 0; r < m.reg.length; r++) {
      m.reg[r][to] = m.reg[r][from];
      m.reg[r][from] = 0;
    }
  }

  #regroup(one: UnitState, other: UnitState): void {
    this.#refreshBits(one);
    this.#refreshBits(other);
    one.stand++;
    other.stand++;
    this.#circle(one);
    this.#circle(other);
    if (this.#watch === null) return;
    this.#watch(one);
    this.#watch(other);
  }

  relocate(unit: Unit<Family>, place: Place): void {
    unit.place = place;
    unit.pose++;
    unit.stand++;
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
}
