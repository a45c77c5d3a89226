import type { Family, ModelId, Place, ReserveWay, SideId, Unit } from '../rules/index.ts';
import { KEYWORD_WORDS, PLACE, statuses, unitRegisters } from '../rules/index.ts';
import type { UnitPlan } from './match.ts';

/** A unit of an arena: made once, reset between engagements. */
export class UnitState implements Unit<Family> {
  readonly slot: number;
  readonly index: number;
  readonly side: SideId;
  readonly id: string;
  readonly key: number;
  readonly sheet: UnitPlan['sheet'];
  readonly first: ModelId;
  readonly size: number;
  alive = 0;
  strength = 0;
  atPhaseStart = 0;
  lostThisPhase = 0;
  place: Place = PLACE.table;
  readonly maker: number;
  inside = -1;
  host = -1;
  /** Models at the end of its row that are reserved for characters. */
  readonly seats: number;
  housed = -1;
  readonly reserve: ReserveWay;
  readonly dedicated: boolean;
  arrived = 0;
  inTurn: 0 | 1 = 0;
  aloft: 0 | 1 = 0;
  x = 0;
  y = 0;
  radius = 0;
  pose = 0;
  stand = 0;
  spot = 0;
  readonly anyBits = new Uint32Array(KEYWORD_WORDS);
  readonly allBits = new Uint32Array(KEYWORD_WORDS);
  readonly status = new Uint8Array(statuses.size);
  readonly reg = new Float64Array(unitRegisters.size);

  constructor(plan: UnitPlan, slot: number, first: ModelId) {
    this.slot = slot;
    this.index = slot;
    this.side = plan.side;
    this.id = plan.id;
    this.key = plan.key;
    this.sheet = plan.sheet;
    this.reserve = plan.reserve;
    this.dedicated = plan.dedicated;
    this.first = first;
    this.size = plan.kinds.length;
    this.maker = plan.maker ?? -1;
    this.seats = plan.seats?.length ?? 0;
  }
}
