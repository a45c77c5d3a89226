import { describe, expect, test } from 'vitest';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import {
  ACTIVATE,
  type Answer,
  activations,
  CAUSE,
  eachUnit,
  type Family,
  type Game,
  inflict,
  joint,
  modelRegister,
  type Node,
  phase,
  ranked,
  rounds,
  type SideId,
  sideRegister,
  status,
  step,
  type Unit,
  type Until,
  unitRegister,
} from '../../../src/rules/index.ts';
import { type HandUnit, handMade } from './hand-made.ts';

const MANY: readonly HandUnit[] = [
  { id: 'a', at: [5, 5] },
  { id: 'b', at: [15, 5] },
  { id: 'c', at: [25, 5] },
  { id: 'x', side: 1, at: [5, 40] },
  { id: 'y', side: 1, at: [15, 40] },
];
const root = rootKey('unit turns');
type Look = (g: Game<Family>, u: Unit<Family>) => void;

const endAfter = (last: number): Node<Family> =>
  step('end', (g) => {
    g.over = g.round >= last;
  });
const any = (): boolean => true;

function play(program: Node<Family>, units = MANY, answer?: Answer<Family>): Game<Family> {
  const list: (Answer<Family> | undefined)[] = [];
  if (answer !== undefined) list[ACTIVATE.slot] = answer;
  const player = openPlayer(handMade({ units, program, answers: [list, []] }));
  player.play(root, 0, 0);
  return player.arena;
}

const startsWith = (side: SideId): Node<Family> =>
  step('first', (g) => {
    g.first = side;
  });

describe('the order of activations', () => {
  const order = (
    may: (g: Game<Family>, u: Unit<Family>) => boolean,
    surplus: boolean,
    first: SideId,
    act?: Look,
    answer?: Answer<Family>,
  ) => {
    const used: string[] = [];
    const body = eachUnit<Family>('act', any, (g, u) => {
      used.push(u.id);
      act?.(g, u);
    });
    play(rounds('rounds', startsWith(first), activations('units', may, surplus, body), endAfter(1)), MANY, answer);
    return used.join('');
  };

  test('the sides take turns; who has units left goes on alone', () => {
    expect(order(any, true, 0)).toBe('axbyc');
    expect(order(any, true, 1)).toBe('xaybc');
    expect(order(any, true, 0, undefined, (q) => q.n - 1)).toBe('cxbya');
    expect(order((_g, u) => u.side === 1, true, 0)).toBe('xy');
    expect(order(() => false, true, 0)).toBe('');
  });

  test('or has them forfeit', () => {
    expect(order(any, false, 0)).toBe('axbyc');
    expect(order(any, false, 1)).toBe('xayb');
  });

  test('a unit that has gone is passed over, one that comes is used', () => {
    let late = false;
    const waits = (_g: Game<Family>, u: Unit<Family>): boolean => u.id !== 'a' || late;
    const call: Look = (g, u) => {
      if (u.id === 'c') late = true;
      if (u.id === 'b') g.remove((g.units[3] as Unit<Family>).first, CAUSE.other, null);
    };
    expect(order(waits, true, 0, call)).toBe('byca');
  });
});

describe('one activation', () => {
  test('the body is for the unit that acts, with its side as the active one, and phases count losses for themselves', () => {
    const seen: string[] = [];
    const note =
      (place: string): Look =>
      (g, u) =>
        void seen.push(`${u.id} ${place} ${g.active} ${g.acting?.id}`);
    const lose = eachUnit<Family>('lose', any, (g) => {
      const last = g.units[3] as Unit<Family>;
      seen.push(`${last.atPhaseStart}-${last.lostThisPhase}`);
      g.remove(last.first + last.size - last.alive, CAUSE.other, null);
    });
    const game = play(
      rounds(
        'rounds',
        startsWith(1),
        activations<Family>(
          'units',
          (_g, u) => u.id === 'a' || u.id === 'y',
          true,
          phase(
            'one',
            eachUnit('move', any, note('one')),
            step('side', (g, side) => void seen.push(`side ${side} ${g.active}`)),
          ),
          phase('two', lose),
        ),
        step('between', (g) => void seen.push(`${g.active} ${g.acting}`)),
        endAfter(1),
      ),
      MANY.map((u) => (u.id === 'x' ? { ...u, models: 3 } : u)),
    );
    expect(seen).toEqual(['y one 1 y', 'side 1 1', '3-0', 'a one 0 a', 'side 0 0', '2-0', '1 null']);
    expect(game.units.map((u) => u.inTurn)).toEqual([0, 0, 0, 0, 0]);
  });

  test('nothing more is done with a unit that has gone', () => {
    const used: string[] = [];
    const body = [
      eachUnit<Family>('die', any, (g, u) => g.remove(u.first, CAUSE.other, null)),
      eachUnit<Family>('act', any, (_g, u) => void used.push(u.id)),
    ];
    play(rounds('rounds', activations('units', any, true, ...body), endAfter(1)));
    expect(used).toEqual([]);
  });
});

const UNTILS = [
  'phase',
  'turn',
  'round',
  'own-turn-start',
  'own-turn-end',
  'next-own-turn-end',
  'opponent-turn-end',
  'activation',
] as const;
const marks = new Map(
  UNTILS.map((until: Until) => [
    until,
    {
      status: status(`unit-turns-${until}`, until),
      unit: unitRegister(`unit-turns-unit-${until}`, until),
      model: modelRegister(`unit-turns-model-${until}`, until),
      side: sideRegister(`unit-turns-side-${until}`, until),
    },
  ]),
);
type Marks = NonNullable<ReturnType<typeof marks.get>>;

/** Where each mark was seen last: `<round> <unit that acts> <phase>`, or the place in the game turn. */
class Lifetimes {
  readonly last: { [mark: string]: string } = {};
  readonly #mark: Marks;

  constructor(until: (typeof UNTILS)[number]) {
    this.#mark = marks.get(until) as Marks;
  }

  set(g: Game<Family>): void {
    for (const u of g.units) {
      inflict(g, u, this.#mark.status);
      u.reg[this.#mark.unit] = 1;
      (g.models.reg[this.#mark.model] as Float64Array)[u.first] = 1;
      g.sideReg[u.side][this.#mark.side] = 1;
    }
  }

  look(g: Game<Family>, place: string): void {
    const now = `${g.round} ${place}`;
    for (const u of g.units) {
      if (u.status[this.#mark.status] !== 0) this.last[`${u.id} status`] = now;
      if (u.reg[this.#mark.unit] !== 0) this.last[`${u.id} unit`] = now;
      if ((g.models.reg[this.#mark.model] as Float64Array)[u.first] !== 0) this.last[`${u.id} model`] = now;
      if (g.sideReg[u.side][this.#mark.side] !== 0) this.last[`side ${u.side}`] = now;
    }
  }
}

/** Marks everybody while `marker` acts in the first round (or at the start of the game turn), in a game of two rounds; `idle` never acts. */
function lifetimes(until: (typeof UNTILS)[number], marker: string, idle = ''): { [mark: string]: string } {
  const life = new Lifetimes(until);
  const at =
    (place: string): Look =>
    (g, u) => {
      if (g.round === 1 && place === 'one' && u.id === marker) life.set(g);
      life.look(g, `${u.id} ${place}`);
    };
  play(
    rounds(
      'rounds',
      joint(
        'turn',
        step('start', (g) => {
          if (g.round === 1 && marker === 'start') life.set(g);
          life.look(g, 'start');
        }),
        activations<Family>(
          'units',
          (_g, u) => u.id !== idle,
          true,
          phase('one', eachUnit('act', any, at('one'))),
          phase('two', eachUnit('again', any, at('two'))),
        ),
        step('late', (g) => life.look(g, 'late')),
      ),
      step('close', (g) => life.look(g, 'close')),
      endAfter(2),
    ),
    MANY.filter((u) => u.id !== 'c'),
  );
  return life.last;
}

describe('durations where units have turns of their own', () => {
  // The order is a x b y; x marks everybody.
  test.each([
    ['phase', '1 x one', '1 x one', '1 x one'],
    ['activation', '2 x two', '1 x two', '1 b two'],
    ['turn', '1 late', '1 x two', '1 x two'],
    ['round', '1 close', '1 close', '1 close'],
    ['own-turn-start', '2 start', '2 a two', '1 x two'],
    ['own-turn-end', '2 a two', '1 x two', '1 b two'],
    ['opponent-turn-end', '1 late', '1 late', '1 late'],
  ] as const)('until %s', (until, acted, acting, toCome) => {
    const last = lifetimes(until, 'x');
    const whole = { phase: '1 x one', round: '1 close' } as { [until: string]: string };
    expect(last['x status']).toBe(acting);
    expect(last['b status']).toBe(toCome);
    if (until !== 'activation' && until !== 'turn') expect(last['a status']).toBe(acted);
    for (const id of ['a', 'b', 'x', 'y']) {
      expect(last[`${id} unit`]).toBe(last[`${id} status`]);
      expect(last[`${id} model`]).toBe(last[`${id} status`]);
    }
    if (until !== 'activation') for (const side of [0, 1]) expect(last[`side ${side}`]).toBe(whole[until] ?? '1 late');
  });

  test('until turn: those who have acted keep it to the end of the game turn', () => {
    expect(lifetimes('turn', 'x')['a status']).toBe('1 late');
  });

  test('until next-own-turn-end: who takes it on while it acts keeps it through its next activation, others through their next', () => {
    expect(lifetimes('next-own-turn-end', 'x')).toMatchObject({
      'a status': '2 a two',
      'x status': '2 x two',
      'b status': '1 b two',
      'y status': '1 y two',
    });
    expect(lifetimes('next-own-turn-end', 'start')).toMatchObject({ 'a status': '1 a two', 'x status': '1 x two' });
  });

  test('a unit without an activation has its turn at the end of the game turn', () => {
    expect(lifetimes('own-turn-end', 'x', 'b')['b status']).toBe('1 late');
    expect(lifetimes('own-turn-start', 'x', 'b')['b status']).toBe('1 late');
    expect(lifetimes('next-own-turn-end', 'x', 'b')['b status']).toBe('1 late');
  });
});

describe('units by rank', () => {
  const ranks = (keys: { readonly [id: string]: number }, first: SideId, answer?: Answer<Family>): string => {
    const used: string[] = [];
    const body = eachUnit<Family>('act', any, (g, u) => void used.push(g.acting === u && g.active === u.side ? u.id : '?'));
    play(
      rounds(
        'rounds',
        startsWith(first),
        ranked(
          'ranks',
          (_g, u) => keys[u.id] ?? 0,
          (_g, u) => u.id in keys,
          body,
        ),
        endAfter(1),
      ),
      MANY,
      answer,
    );
    return used.join('');
  };

  test('both sides in descending order; ties by turns, the first side starting', () => {
    expect(ranks({ a: 7, b: 10, c: 8, x: 9, y: 3 }, 0)).toBe('bxcay');
    expect(ranks({ a: 8, b: 8, c: 0, x: 8, y: 8 }, 0)).toBe('axbyc');
    expect(ranks({ a: 8, b: 8, c: 9, x: 8 }, 1)).toBe('cxab');
    expect(ranks({ a: 8, b: 8, c: 8, x: 9, y: 8 }, 0, (q) => q.n - 1)).toBe('xcyba');
    expect(ranks({}, 0)).toBe('');
  });

  test('the game turn is everybody’s own; a status taken on after acting in the phase outlasts the next', () => {
    const life = new Lifetimes('next-own-turn-end');
    const at =
      (place: string): Look =>
      (g, u) => {
        if (g.round === 1 && place === 'one' && u.id === 'x') life.set(g);
        life.look(g, `${u.id} ${place}`);
      };
    const key = (_g: Game<Family>, u: Unit<Family>): number => -u.slot;
    play(
      rounds(
        'rounds',
        joint(
          'turn',
          phase('one', ranked<Family>('first', key, any, eachUnit('act', any, at('one')))),
          phase('two', ranked<Family>('second', key, any, eachUnit('again', any, at('two')))),
          step('late', (g) => life.look(g, 'late')),
        ),
        endAfter(3),
      ),
    );
    expect(life.last).toMatchObject({ 'a status': '2 late', 'x status': '2 late', 'y status': '1 late' });
  });
});
