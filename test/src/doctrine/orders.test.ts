import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { besideOrders, compileOrders } from '../../../src/doctrine/orders.ts';
import { openPlayer, rootKey, Trace } from '../../../src/engine/index.ts';
import { type Decision, INTENT, intent, type Question } from '../../../src/rules/index.ts';
import type { Order } from '../../../src/scenario/types.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { CHARGE_AT, INTENTION, SHOOT_AT, table } from './table.ts';

const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [10, 10] },
  { id: 'other', at: [20, 10] },
  { id: 'near', side: 1, at: [10, 16] },
  { id: 'far', side: 1, at: [10, 30] },
];
const order = (...steps: Order['do']): Order => ({ army: 'red', unit: 'own', round: 1, do: steps });
const led = (...orders: readonly Order[]) =>
  table({
    units: UNITS,
    orders,
    answers: { intent: [{ if: [], do: ['advance-on-nearest'] }], 'shoot-at': ['nearest'], 'charge-at': ['nearest'] },
  });
const WAYS = [intent(INTENT.advance, 2), intent(INTENT.hold), intent(INTENT.point)];
/** Reasons of the refusals so far. */
const refusals = ({ trace, arena }: ReturnType<typeof led>) =>
  trace
    .lines(arena)
    .flatMap((line) => ('event' in line && line.event === 'order-refused' ? [`${line.fields['unit']} ${line.fields['why']}`] : []));

describe('orders', () => {
  test('come before the doctrine, for their unit in their round', () => {
    const game = led(order({ move: [30, 20] }, { shoot: 'blue/far' }, { charge: 'blue/far' }));
    expect([
      game.ask(INTENTION, 'own', WAYS),
      game.pick(SHOOT_AT, 'own', ['near', 'far']),
      game.pick(CHARGE_AT, 'own', ['near', 'far']),
    ]).toEqual([intent(INTENT.point), 'far', 'far']);
    expect([game.ask(INTENTION, 'other', WAYS), game.pick(SHOOT_AT, 'other', ['near', 'far'])]).toEqual([
      intent(INTENT.advance, 2),
      'near',
    ]);
    game.arena.round = 2;
    expect([game.ask(INTENTION, 'own', WAYS), game.pick(SHOOT_AT, 'own', ['near', 'far'])]).toEqual([intent(INTENT.advance, 2), 'near']);
    expect(refusals(game)).toEqual([]);
  });

  test('are not tried out by whoever looks ahead', () => {
    const game = led();
    const listed = (decided: Decision, about: string, round = 1): number => {
      game.arena.round = round;
      const question = { game: game.arena, what: decided, about: game.unit(about), n: 2 } as unknown as Question;
      return besideOrders(
        { shortlist: (_question: Question, _own: number, _into: Int32Array) => 2 },
        compileOrders([order({ shoot: 'blue/far' })], 'red', (name) => game.unit(name.slice(name.indexOf('/') + 1)).slot),
      ).shortlist(question, 0, new Int32Array(8));
    };
    expect([listed(SHOOT_AT, 'own'), listed(CHARGE_AT, 'own'), listed(SHOOT_AT, 'other'), listed(SHOOT_AT, 'own', 2)]).toEqual([
      1, 2, 2, 2,
    ]);
  });

  test('hold means to stay', () => {
    expect(led(order({ hold: true })).ask(INTENTION, 'own', WAYS)).toBe(intent(INTENT.hold));
  });

  test('nearest means the nearest that is legal', () => {
    const game = led(order({ shoot: 'nearest' }, { charge: 'nearest' }));
    expect([game.pick(SHOOT_AT, 'own', ['none', 'far', 'near']), game.pick(CHARGE_AT, 'own', ['none', 'far'])]).toEqual(['near', 'far']);
  });

  test('what an order does not speak of is left to the doctrine', () => {
    const game = led(order({ shoot: 'blue/far' }));
    expect([game.ask(INTENTION, 'own', WAYS), game.pick(CHARGE_AT, 'own', ['far', 'near'])]).toEqual([intent(INTENT.advance, 2), 'near']);
    expect(refusals(game)).toEqual([]);
  });

  test('one that is not legal when its time comes is refused once, and the doctrine answers', () => {
    const game = led(order({ move: [30, 20] }, { shoot: 'blue/far' }));
    expect(game.ask(INTENTION, 'own', WAYS.slice(0, 2))).toBe(intent(INTENT.advance, 2));
    expect(game.pick(SHOOT_AT, 'own', ['near', 'none'])).toBe('near');
    expect(game.pick(SHOOT_AT, 'own', ['near', 'none'])).toBe('near');
    expect(refusals(game)).toEqual(['red/own 0', 'red/own 0']);
  });

  test('one whose time never comes is refused at the end of its round', () => {
    const game = led(order({ charge: 'blue/far' }), { ...order({ charge: 'blue/near' }), round: 2 });
    game.script.orders?.closeRound(game.arena);
    expect(refusals(game)).toEqual(['red/own 1']);
  });

  test('one that leaves no choice is followed without being asked, and not refused', () => {
    const game = led(order({ shoot: 'blue/far' }, { charge: 'blue/far' }));
    expect(game.pick(SHOOT_AT, 'own', ['far'])).toBe('far');
    game.ask(CHARGE_AT, 'own', [-1]);
    game.script.orders?.closeRound(game.arena);
    expect(refusals(game)).toEqual(['red/own 0']);
  });

  test('an army without orders has no book of them', () => {
    expect(led().script.orders).toBeUndefined();
  });
});

describe('orders in play', () => {
  test('a move is made, and a charge across the board is refused in the log', async () => {
    const duel = loadScenario('duel');
    const orders: Order[] = [
      { army: 'red', unit: 'line-1', round: 1, do: [{ move: [6, 8] }] },
      { army: 'red', unit: 'line-1', round: 1, do: [{ charge: 'blue/veterans-1' }] },
    ];
    const selection = await loadSelection('classic');
    const digests = [[], orders].map((list) => {
      const { match } = compileMatch(selection, { ...duel, orders: list });
      const trace = new Trace();
      const player = openPlayer(match, trace);
      const { digestLo } = player.play(rootKey('orders'), 0, 0);
      const refused = trace.lines(player.arena).filter((line) => 'event' in line && line.event === 'order-refused');
      expect(refused).toEqual(list.length === 0 ? [] : [{ event: 'order-refused', fields: { unit: 'red/line-1', why: 1 } }]);
      expect(openPlayer(match).play(rootKey('orders'), 0, 0).digestLo).toBe(digestLo);
      return digestLo;
    });
    expect(digests[0]).not.toBe(digests[1]);
  });
});
