import type { Answer, Family, Game, Question, Unit } from '../rules/index.ts';
import { decisions, event, INTENT, intentKind } from '../rules/index.ts';
import type { Order } from '../scenario/types.ts';

/** `why`: 0, no such option was legal when the order came up; 1, it never came up. */
const ORDER_REFUSED = event('order-refused', { unit: 'unit', why: 'number' }, '{unit} cannot follow its order');
const ILLEGAL = 0;
const NEVER_CAME_UP = 1;

/** What a unit is ordered to do in a round, by slots. */
export interface CompiledOrder {
  readonly unit: number;
  readonly round: number;
  readonly hold: boolean;
  readonly move: readonly [number, number] | null;
  /** Slot of the target, -2 for the nearest, -1 for no order. */
  readonly shoot: number;
  readonly charge: number;
}

/** An army's orders, with the state of each in the current round. */
export interface Orders {
  readonly list: readonly CompiledOrder[];
  /** By order: the steps (bits of MOVE, SHOOT, CHARGE) that were followed or refused. */
  readonly settled: Uint8Array;
}

const NEAREST = -2;
const NONE = -1;
const MOVE = 1;
const SHOOT = 2;
const CHARGE = 4;
/** Steps by decision. */
const STEPS: { readonly [decision: string]: number } = { intent: MOVE, 'shoot-at': SHOOT, 'charge-at': CHARGE };

/** Orders of one army; `slotOf` finds `<army>/<unit>`. */
export function compileOrders(orders: readonly Order[], army: 'red' | 'blue', slotOf: (name: string) => number): Orders {
  const target = (name: string | undefined): number => (name === undefined ? NONE : name === 'nearest' ? NEAREST : slotOf(name));
  const list = orders
    .filter((o) => o.army === army)
    .map((o): CompiledOrder => {
      const find = <K extends string>(key: K): unknown => (o.do as readonly Record<string, unknown>[]).find((s) => key in s)?.[key];
      return {
        unit: slotOf(`${army}/${o.unit}`),
        round: o.round,
        hold: find('hold') === true,
        move: (find('move') as [number, number] | undefined) ?? null,
        shoot: target(find('shoot') as string | undefined),
        charge: target(find('charge') as string | undefined),
      };
    });
  return { list, settled: new Uint8Array(list.length) };
}

/**
 * Gives orders precedence over a doctrine's answers. An order that is not legal when it comes up is noted once, and the doctrine
 * answers instead.
 */
export function withOrders(answers: readonly (Answer<Family> | undefined)[], orders: Orders): readonly (Answer<Family> | undefined)[] {
  if (orders.list.length === 0) return answers;
  const list = [...answers];
  for (const d of decisions) {
    const step = STEPS[d.id];
    if (step === undefined) continue;
    const doctrine = answers[d.slot];
    list[d.slot] = (q) => {
      const answer = obey(q, orders, step);
      return answer >= 0 || doctrine === undefined ? answer : doctrine(q);
    };
  }
  return list;
}

/** Leaves decisions that an order covers untried: a doctrine that looks ahead follows its orders too. */
export function besideOrders<A extends { readonly shortlist: (q: Question, own: number, into: Int32Array) => number }>(
  ahead: A,
  { list }: Orders,
): A {
  if (list.length === 0) return ahead;
  return {
    ...ahead,
    shortlist: (q, own, into) => {
      const step = STEPS[q.what.id];
      const ordered = step !== undefined && list.some((it) => concerns(it, q) && (stepsOf(it) & step) !== 0);
      if (!ordered) return ahead.shortlist(q, own, into);
      into[0] = own;
      return 1;
    },
  };
}

const concerns = (order: CompiledOrder, q: Question): boolean => q.about?.slot === order.unit && order.round === q.game.round;

/** The steps that an order covers, as bits. */
const stepsOf = (order: CompiledOrder): number =>
  (order.move === null && !order.hold ? 0 : MOVE) | (order.shoot === NONE ? 0 : SHOOT) | (order.charge === NONE ? 0 : CHARGE);

interface OrderBook {
  begin(): void;
  settled(q: Question): void;
  closeRound(g: Game): void;
  kept(): readonly object[];
}

/** How the engine settles an army's orders; empty without orders. */
export function orderBook(orders: Orders): { readonly orders?: OrderBook } {
  if (orders.list.length === 0) return {};
  return {
    orders: {
      // A round that broke off has left its marks.
      begin: () => {
        orders.settled.fill(0);
      },
      settled(q) {
        const step = STEPS[q.what.id];
        // An empty question is not asked: its order is refused at the end of the round.
        if (step !== undefined && q.n > 0) obey(q, orders, step);
      },
      closeRound: (g) => closeRound(g, orders),
      kept: () => [orders.settled],
    },
  };
}

function closeRound(g: Game, { list, settled }: Orders): void {
  for (let i = 0; i < list.length; i++) {
    const order = list[i] as CompiledOrder;
    const done = settled[i] as number;
    if (order.round !== g.round) continue;
    const wanted = (order.move === null ? 0 : MOVE) | (order.shoot === NONE ? 0 : SHOOT) | (order.charge === NONE ? 0 : CHARGE);
    for (let step = MOVE; step <= CHARGE; step *= 2) {
      if ((wanted & step) !== 0 && (done & step) === 0) g.log.note(ORDER_REFUSED, order.unit, NEVER_CAME_UP);
    }
    settled[i] = 0;
  }
}

const REFUSED = -3;

/** The option that an order asks for in this question, or -1. */
function obey(q: Question, { list, settled }: Orders, step: number): number {
  for (let i = 0; i < list.length; i++) {
    const order = list[i] as CompiledOrder;
    const done = settled[i] as number;
    if (!concerns(order, q)) continue;
    const answer = step === MOVE ? intentOf(q, order) : targetOf(q, step === SHOOT ? order.shoot : order.charge);
    if (answer === NONE) continue;
    settled[i] = done | step;
    if (answer >= 0) return answer;
    if ((done & step) === 0) q.game.log.note(ORDER_REFUSED, order.unit, ILLEGAL);
  }
  return NONE;
}

/** -1: no order about this; -3: an order that cannot be followed. */
function intentOf(q: Question, order: CompiledOrder): number {
  const wanted = order.move !== null ? INTENT.point : order.hold ? INTENT.hold : NONE;
  if (wanted === NONE) return NONE;
  for (let i = 0; i < q.n; i++) if (intentKind(q.options[i] as number) === wanted) return i;
  return REFUSED;
}

function targetOf(q: Question, slot: number): number {
  if (slot === NONE) return NONE;
  let found = REFUSED;
  let best = Infinity;
  for (let i = 0; i < q.n; i++) {
    const option = q.options[i] as number;
    if (option < 0) continue;
    if (option === slot) return i;
    if (slot !== NEAREST || q.about === null) continue;
    const other = q.game.units[option] as Unit;
    const dx = other.x - q.about.x;
    const dy = other.y - q.about.y;
    const d = dx * dx + dy * dy;
    if (d < best) {
      best = d;
      found = i;
    }
  }
  return found;
}
