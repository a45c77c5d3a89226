import type { Cause, Family, ModelId, Models, Unit } from '../rules/index.ts';
import { CAUSE, event, PLACE } from '../rules/index.ts';
import type { DigestLog } from './log.ts';
import type { Match } from './match.ts';
import type { UnitState } from './unit-state.ts';

export const UNIT_DESTROYED = event('destroyed', { unit: 'unit', cause: 'number' }, '{unit} is destroyed by {cause}');
const JOINS = event('joins', { unit: 'unit', host: 'unit' }, '{unit} joins {host}');
const PARTS = event('parts', { unit: 'unit', host: 'unit' }, '{unit} leaves {host}');
const CREATED = event('created', { unit: 'unit', models: 'number' }, '{unit} comes into being with {models|model|models}');
const DETACHED = event('detached', { unit: 'unit', from: 'unit' }, '{unit} is on its own, away from {from}');

/** What membership changes, and whom it has to tell. */
export interface Roster {
  readonly models: Models;
  readonly units: readonly UnitState[];
  readonly match: Match;
  readonly log: DigestLog;
  /** Works out again which keywords a unit's models have. */
  refreshBits(unit: UnitState): void;
  /** Works out again the circle round a unit. */
  circle(unit: Unit<Family>): void;
  /** Models of a unit were given new places. */
  moved(unit: Unit<Family>): void;
  /** For code that watches moves. */
  placed(unit: UnitState): void;
  /** Something on the table is no longer what it was. */
  changed(): void;
  /** Units have other models than before. */
  regrouped(): void;
}

/** Who is part of which unit: characters that join and leave, models that become units of their own, units brought into play. */
export class Membership {
  readonly #table: Roster;
  /** Columns that a model takes along into another unit. */
  readonly #own: (Float64Array | Int16Array | Uint8Array)[];

  constructor(table: Roster) {
    this.#table = table;
    const m = table.models;
    this.#own = [m.x, m.y, m.z, m.dirX, m.dirY, m.coreX, m.coreY, m.rim, m.height, m.radius, m.wounds, m.kind];
    if (m.outlines !== null) this.#own.push(...Object.values(m.outlines));
  }

  /** A character slain in another unit is a destroyed unit of his own. */
  loseGuest(host: UnitState, model: ModelId, cause: Cause): void {
    const seat = model - host.first - (host.size - host.seats);
    if (seat < 0) return;
    const guest = this.#table.units[this.#table.match.units[host.slot].seats?.[seat] ?? 0];
    guest.host = -1;
    guest.strength = 1;
    host.strength--;
    this.#table.log.note(UNIT_DESTROYED, guest.slot, cause);
  }

  /** The model that represents a character in a unit, -1 for none. */
  #seatOf(character: Unit<Family>, host: Unit<Family>): ModelId {
    const seats = this.#table.match.units[host.slot].seats;
    const seat = seats === undefined ? -1 : seats.indexOf(character.slot);
    return seat < 0 || seats === undefined ? -1 : host.first + host.size - seats.length + seat;
  }

  mayJoin(character: Unit<Family>, host: Unit<Family>): boolean {
    return character.alive === 1 && host.alive > 0 && this.#seatOf(character, host) >= 0;
  }

  join(character: Unit<Family>, host: Unit<Family>): void {
    const own = this.#table.units[character.slot];
    const other = this.#table.units[host.slot];
    this.#carry(own.first, this.#seatOf(own, other));
    own.alive = 0;
    own.strength = 0;
    own.atPhaseStart = 0;
    own.place = PLACE.gone;
    own.host = other.slot;
    other.alive++;
    other.strength++;
    other.atPhaseStart++;
    this.#table.log.note(JOINS, own.slot, other.slot);
    this.#regroup(own, other);
  }

  part(character: Unit<Family>): void {
    const own = this.#table.units[character.slot];
    const other = this.#table.units[own.host];
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
    this.#table.log.note(PARTS, own.slot, other.slot);
    this.#regroup(own, other);
    if (other.alive > 0) return;
    other.place = PLACE.gone;
    this.#table.log.note(UNIT_DESTROYED, other.slot, CAUSE.other);
  }

  /** Moves one model into the place of another, with all its columns. */
  #carry(from: ModelId, to: ModelId): void {
    const m = this.#table.models;
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
    this.#table.refreshBits(one);
    this.#table.refreshBits(other);
    this.#table.regrouped();
    one.stand++;
    one.spot++;
    other.stand++;
    other.spot++;
    this.#table.circle(one);
    this.#table.circle(other);
    this.#table.placed(one);
    this.#table.placed(other);
  }

  create(unit: Unit<Family>): void {
    const { wounds } = this.#table.match.units[unit.slot];
    for (let k = 0; k < unit.size; k++) {
      this.#table.models.alive[unit.first + k] = 1;
      this.#table.models.wounds[unit.first + k] = wounds[k];
    }
    unit.alive = unit.size;
    unit.strength = unit.size;
    unit.atPhaseStart = unit.size;
    unit.place = PLACE.reserve;
    this.#table.refreshBits(this.#table.units[unit.slot]);
    this.#table.regrouped();
    unit.pose++;
    unit.stand++;
    unit.spot++;
    this.#table.changed();
    this.#table.log.note(CREATED, unit.slot, unit.size);
  }

  detach(model: ModelId, unit: Unit<Family>): void {
    const m = this.#table.models;
    const from = this.#table.units[m.unit[model]];
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
    this.#table.refreshBits(from);
    this.#table.refreshBits(this.#table.units[unit.slot]);
    this.#table.regrouped();
    this.#table.circle(from);
    this.#table.log.note(DETACHED, unit.slot, from.slot);
    this.#table.moved(unit);
  }
}
