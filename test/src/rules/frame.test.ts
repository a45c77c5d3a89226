import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Account, defineFrame, type FrameOf, field, type Game, type Unit } from '../../../src/rules/index.ts';

const RIFLE = { key: 77 };
const NO_ARM = { key: 0 };

const declared = () => ({
  attacker: field.unit<Unit>(),
  credit: field.unit<Unit | null>(),
  weapon: field.reference<{ readonly key: number }>(NO_ARM, (weapon) => weapon.key),
  rerolled: 0,
  snap: false,
  cause: field.fact<1 | 2>(1),
  bearer: field.model(),
  natural: field.idle(3, 'written before it is read'),
  hitOn: field.kept(7, 'goes by the roll before'),
  slain: field.some('only whether anybody fell is asked'),
  hits: 0,
  hitBy: field.models(8, 'hits'),
  hitFlags: field.row(Uint8Array, 8, 'hits'),
  hitsOn: field.byUnit(Int16Array),
  mark: field.numbers(Float64Array, 2),
  near: field.idleRow((g) => new Float64Array(g.models.x.length), 'follows from places'),
});
const SHOT = defineFrame(declared);
type Shot = FrameOf<ReturnType<typeof declared>>;

const game = { units: [{ slot: 0 }, { slot: 1 }], models: { x: new Float64Array(5) } } as unknown as Game;

/** Writes down what is told. */
function listener(whole = false): Account & { readonly told: unknown[][] } {
  const told: unknown[][] = [];
  const noting =
    (what: string) =>
    (...values: unknown[]): void =>
      void told.push([what, ...values]);
  return {
    told,
    last: true,
    toCome: [],
    whole,
    counting: () => {},
    fact: noting('fact'),
    model: noting('model'),
    count: noting('count'),
    row: noting('row'),
    pending: noting('pending'),
    alike: noting('alike'),
    picks: noting('picks'),
    areUnchanged: () => false,
    together: () => 1,
  };
}

function toldOf(frame: Shot, apart: Parameters<typeof SHOT.teller>[0] = {}, whole = false): unknown[][] {
  const to = listener(whole);
  SHOT.teller(apart)(frame, to);
  return to.told;
}

/** Another value than the first for every field that is written. */
function stir(frame: Shot): void {
  const [, second] = game.units as readonly [Unit, Unit];
  Object.assign(frame, { attacker: second, credit: second, weapon: RIFLE, rerolled: 5, snap: true, cause: 2, bearer: 4, natural: 6 });
  Object.assign(frame, { slain: 2, hits: 2 });
  frame.hitsOn.fill(9);
  frame.mark.fill(1.5);
}

describe('a frame', () => {
  test('has the types of what is declared, and arrays that stay', () => {
    expectTypeOf<Shot['rerolled']>().toEqualTypeOf<number>();
    expectTypeOf<Shot['snap']>().toEqualTypeOf<boolean>();
    expectTypeOf<Shot['cause']>().toEqualTypeOf<1 | 2>();
    expectTypeOf<Shot['credit']>().toEqualTypeOf<Unit | null>();
    expectTypeOf<Shot['natural']>().toEqualTypeOf<number>();
    expectTypeOf<Shot['hitFlags']>().toEqualTypeOf<Uint8Array<ArrayBuffer>>();
    expectTypeOf<Pick<Shot, 'hitFlags'>>().toEqualTypeOf<{ readonly hitFlags: Uint8Array<ArrayBuffer> }>();
    expectTypeOf<Pick<Shot, 'hits'>>().toEqualTypeOf<{ hits: number }>();
    // @ts-expect-error: no field of this name
    SHOT.teller({ nothing: 'is not there' });
  });

  test('begins with what is declared, sized by the table', () => {
    const frame = SHOT.blank(game);
    expect(frame).toMatchObject({ rerolled: 0, snap: false, cause: 1, bearer: -1, natural: 3, slain: 0, hits: 0 });
    expect(frame.weapon).toBe(NO_ARM);
    expect([frame.hitBy.length, frame.hitsOn.length, frame.mark.length, frame.near.length]).toEqual([8, 2, 2, 5]);
    expect(SHOT.blank(game).hitBy).not.toBe(frame.hitBy);
  });

  test('is as new after a reset, with the same arrays', () => {
    const frame = SHOT.blank(game);
    const { hitBy, near } = frame;
    stir(frame);
    SHOT.reset(frame);
    expect(frame).toEqual(SHOT.blank(game));
    expect(frame.hitBy).toBe(hitBy);
    expect(frame.near).toBe(near);
  });

  test('is as new after a reset too where no code may be made from text', () => {
    vi.stubGlobal(
      'Function',
      class {
        constructor() {
          throw new EvalError('no code from text');
        }
      },
    );
    const { blank, reset } = defineFrame(declared);
    vi.unstubAllGlobals();
    const frame = blank(game);
    stir(frame);
    reset(frame);
    expect(frame).toEqual(blank(game));
  });

  test('a reset leaves what is kept, which is told', () => {
    const frame = SHOT.blank(game);
    frame.hitOn = 4;
    SHOT.reset(frame);
    expect(frame.hitOn).toBe(4);
    expect(toldOf(frame)).toContainEqual(['fact', 4]);
  });

  test('a reset leaves rubbish only where it is not read: beyond the length of a row, and in idle rows', () => {
    const frame = SHOT.blank(game);
    frame.hitFlags.fill(7);
    frame.near.fill(7);
    SHOT.reset(frame);
    expect(toldOf(frame)).toEqual(toldOf(SHOT.blank(game)));
  });
});

describe('telling', () => {
  test('a field that nobody classified is a fact', () => {
    const frame = SHOT.blank(game);
    const before = toldOf(frame);
    frame.rerolled = 6;
    expect(toldOf(frame)).not.toEqual(before);
    expect(toldOf(frame)).toContainEqual(['fact', 6]);
  });

  test('each kind in its own way', () => {
    const frame = SHOT.blank(game);
    stir(frame);
    frame.hitBy.set([3, 4, 2]);
    frame.hitFlags.set([1, 0, 8]);
    frame.hitsOn.set([0, 6]);
    expect(toldOf(frame)).toEqual([
      ['fact', 1],
      ['fact', 1],
      ['fact', 77],
      ['fact', 5],
      ['fact', 1],
      ['fact', 2],
      ['model', 4],
      ['fact', 7],
      ['fact', 1],
      ['fact', 2],
      ['model', 3],
      ['model', 4],
      ['fact', 1],
      ['fact', 0],
      ['fact', 0],
      ['fact', 6],
      ['fact', 1.5],
      ['fact', 1.5],
    ]);
  });

  test('rows tell only what is used of them', () => {
    const frame = SHOT.blank(game);
    frame.hits = 1;
    const before = toldOf(frame);
    frame.hitBy[1] = 3;
    frame.hitFlags[1] = 3;
    expect(toldOf(frame)).toEqual(before);
    frame.hitFlags[0] = 3;
    expect(toldOf(frame)).not.toEqual(before);
  });

  test('leaves out what the account sees to, and nothing else', () => {
    const frame = SHOT.blank(game);
    const all = toldOf(frame);
    expect(toldOf(frame, { bearer: 'told by what sets him apart' })).toEqual(all.filter(([what]) => what !== 'model'));
  });

  test('nobody is told apart from a unit', () => {
    const frame = SHOT.blank(game);
    const [first] = game.units as readonly [Unit];
    const nobody = toldOf(frame);
    frame.credit = first;
    expect(toldOf(frame)).not.toEqual(nobody);
  });
});

describe('where nothing may be left out', () => {
  test('every field is told in full: what the account tells in its own way, what is idle, and sums of which only that they are above 0 counts', () => {
    const frame = SHOT.blank(game);
    Object.assign(frame, { natural: 6, slain: 2, hits: 1 });
    frame.hitBy[0] = 3;
    const apart = { hits: 'a count', hitBy: 'by what sets them apart' };
    const part = toldOf(frame, apart);
    const whole = toldOf(frame, apart, true);
    expect(part).not.toContainEqual(['model', 3]);
    expect(part).not.toContainEqual(['fact', 6]);
    expect(part).not.toContainEqual(['fact', 2]);
    expect(whole).toContainEqual(['model', 3]);
    expect(whole).toContainEqual(['fact', 6]);
    expect(whole).toContainEqual(['fact', 2]);
    frame.hits = 0;
    expect(toldOf(frame, apart, true)).not.toEqual(whole);
  });
});

describe('a declaration is refused', () => {
  test('without a reason for what is left out', () => {
    expect(() => field.idle(0, ' ')).toThrow('needs the reason');
    expect(() => field.some('')).toThrow('needs the reason');
    expect(() => SHOT.teller({ hits: '' })).toThrow('needs the reason');
  });

  test('whose row has its length nowhere', () => {
    expect(() => defineFrame(() => ({ hits: field.row(Uint8Array, 8, 'hitCount') }))).toThrow('"hits" is used as far as "hitCount" says');
  });
});
