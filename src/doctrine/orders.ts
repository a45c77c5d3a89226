import type { Answer, Family, Question } from '../rules/index.ts';
import { decisions, event, INTENT, intentKind } from '../rules/index.ts';
import type { Order } from '../scenario/types.ts';

/** `why`: 0 no such option was legal. */
const ORDER_REFUSED = event('order-refused', { unit: 'unit', why: 'number' });

/** What a unit was told to do in a round, by slots. */
export interface CompiledOrder {
  readonly unit: number;
  readonly round: number;
  readonly hold: boolean;
  readonly move: readonly [number, number] | null;
  /** Slot of the target, -2 for the nearest, -1 for no order. */
  readonly shoot: number;
  readonly charge: number;
}

const NEAREST = -2;
const NONE = -1;

/** Orders of one army; `slotOf` finds `<army>/<unit>`. */
export function compileOrders(orders: readonly Order[], army: 'red' | 'blue', slotOf: (name: string) => number): CompiledOrder[] {
  const target = (name: string | undefined): number => (name === undefined ? NONE : name === 'nearest' ? NEAREST : slotOf(name));
  return orders.filter((o) => o.army === army).map((o) => {
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
}

/** Puts orders before a doctrine's answers. An order that is not legal when its time comes is noted, and the doctrine answers. */
export function withOrders(answers: readonly (Answer<Family> | undefined)[], orders: readonly CompiledOrder[]): readonly (Answer<Family> | undefined)[] {
  if (orders.length === 0) return answers;
  const list = [...answers];
  for (const d of decisions) {
    const before = answers[d.slot];
    const rest: Answer<Family> = before ?? (() => -1);
    if (d.id === 'intent') list[d.slot] = (q) => obey(q, orders, rest, intentOf);
    else if (d.id === 'shoot-at') list[d.slot] = (q) => obey(q, orders, rest, (question, o) => targetOf(question, o.shoot));
    else if (d.id === 'charge-at') list[d.slot] = (q) => obey(q, orders, rest, (question, o) => targetOf(question, o.charge));
  }
  return list;
}

/** -1: no order about this; -3: an order that cannot be followed. */
type Follow = (q: Question, order: CompiledOrder) => number;
const REFUSED = -3;

function obey(q: Question, orders: readonly CompiledOrder[], rest: Answer<Family>, follow: Follow): number {
  for (let i = 0; i < orders.length; i++) {
    const order = orders[i];
    if (q.about === null || order.unit !== q.about.slot || order.round !== q.game.round) continue;
    const answer = follow(q, order);
    if (answer >= 0) return answer;
    if (answer === REFUSED) q.game.log.note(ORDER_REFUSED, order.unit, 0);
  }
  return rest(q);
}

const intentOf: Follow = (q, order) => {
  const wanted = order.move !== null ? INTENT.point : order.hold ? INTENT.hold : NONE;
  if (wanted === NONE) return NONE;
  for (let i = 0; i < q.n; i++) if (intentKind(q.options[i]) === wanted) return i;
  return REFUSED;
};

function targetOf(q: Question, slot: number): number {
  if (slot === NONE) return NONE;
  let found = REFUSED;
  let best = Infinity;
  for (let i = 0; i < q.n; i++) {
    const option = q.options[i];
    if (option < 0) continue;
    if (option === slot) return i;
    if (slot !== NEAREST || q.about === null) continue;
    const other = q.game.units[option];
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
