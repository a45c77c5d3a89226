import { describe, expect, test } from 'vitest';
import type { AnyFunction } from '../../../src/compile/any-function.ts';
import { DeedError, RuleWatch } from '../../../src/compile/rule-watch.ts';
import type { Selected } from '../../../src/compile/select.ts';

type Ask = (n: number) => number;
type Do = (n: number) => void;

/** A rule, of which the watch only wants to know the name. */
const selected = (id: string): Selected => ({ rule: { id } }) as Selected;
const TOY = selected('TOY-SCORE-01');

/** A watch over one rule, with an engagement in which something can happen. */
function watching(deeds = new Set<string>(), ids: readonly string[] = [TOY.rule.id], shadows: readonly Selected[] = []) {
  const moment = { log: { lo: 1, hi: 1 }, dice: { asked: 0 }, score: 0, state: () => moment.score };
  const watch = new RuleWatch(ids, deeds, shadows);
  watch.follow(moment);
  watch.on = true;
  const round = <F extends AnyFunction>(next: F, wrap: (next: F) => F): F =>
    watch.round(TOY, 'worth', next, wrap as unknown as (next: AnyFunction) => AnyFunction) as unknown as F;
  const acts = (play: () => unknown): boolean => {
    watch.clear();
    play();
    return watch.acted[0] === 1;
  };
  return { watch, moment, round, acts };
}

const double: Ask = (n) => 2 * n;

describe('a rule that answers', () => {
  test('has not acted where the procedure within answers alike, whether it asked that one or not', () => {
    const { round, acts } = watching();
    const asks = round<Ask>(double, (next) => (n) => next(n));
    const knows = round<Ask>(double, (next) => (n) => (n === 0 ? 0 : n > 5 ? 1 : next(n)));
    expect(acts(() => asks(3))).toBe(false);
    expect(acts(() => knows(0))).toBe(false);
    expect(acts(() => knows(3))).toBe(false);
    expect(acts(() => knows(6))).toBe(true);
  });

  test('that asks something else, or twice, has acted where that makes a difference', () => {
    const { round, acts } = watching();
    const rounded = round<Ask>(double, (next) => (n) => next(Math.floor(n)));
    const twice = round<Ask>(double, (next) => (n) => Math.max(next(n), next(3)));
    expect(acts(() => rounded(4))).toBe(false);
    expect(acts(() => rounded(4.5))).toBe(true);
    expect(acts(() => twice(7))).toBe(false);
    expect(acts(() => twice(2))).toBe(true);
  });

  test('has acted with any die and any event of its own', () => {
    const { round, acts, moment } = watching();
    const rolls = round<Ask>(double, (next) => (n) => {
      if (n > 5) moment.dice.asked++;
      return next(n);
    });
    const tells = round<Ask>(double, (next) => (n) => {
      const answer = next(n);
      if (n > 5) moment.log.lo++;
      return answer;
    });
    expect([5, 6].map((n) => acts(() => rolls(n)))).toEqual([false, true]);
    expect([5, 6].map((n) => acts(() => tells(n)))).toEqual([false, true]);
  });

  test('what the procedure within does is not its own', () => {
    const { round, acts, moment } = watching();
    const shoots: Ask = (n) => {
      moment.dice.asked += n;
      moment.log.lo++;
      return n;
    };
    const passes = round<Ask>(shoots, (next) => (n) => next(n));
    // Of the first call nobody knew that things happen there, so that the rule may have written as well.
    expect([3, 3, 3].map((n) => acts(() => passes(n)))).toEqual([true, false, false]);
  });

  test('round a deed has acted if it wrote something down, and is believed to after eight comparisons', () => {
    const { round, acts, moment, watch } = watching();
    const charges: Ask = (n) => {
      moment.dice.asked++;
      moment.score += n;
      return n;
    };
    const turns = round<Ask>(charges, (next) => (n) => {
      const inches = next(n);
      if (n > 5) moment.score = -moment.score;
      return inches;
    });
    expect([1, 1, 6, 1].map((n) => acts(() => turns(n)))).toEqual([true, false, true, false]);
    watch.follow(moment);
    expect(Array.from({ length: 9 }, () => acts(() => turns(1)))).toEqual([...Array(8).fill(false), true]);
  });

  test('in place of a procedure that does something has acted: that one cannot be asked beside', () => {
    const deeds = new Set<string>();
    const { round, moment } = watching(deeds);
    const shoots: Ask = (n) => {
      moment.score += n;
      return n;
    };
    const instead = round<Ask>(shoots, () => (n) => n);
    expect(() => instead(3)).toThrow(DeedError);
    expect([...deeds]).toEqual(['worth']);
    const later = watching(deeds);
    expect(later.acts(() => later.round<Ask>(shoots, () => (n) => n)(3))).toBe(true);
  });

  test('with an object that the next answer overwrites has acted', () => {
    const { round, acts } = watching();
    const place = { x: 0 };
    const where = round<() => object>(
      () => place,
      (next) => () => next(),
    );
    expect(acts(where)).toBe(true);
    const unit = { slot: 3 };
    expect(
      acts(
        round<() => object>(
          () => unit,
          (next) => () => next(),
        ),
      ),
    ).toBe(false);
  });

  test('that calls itself within is watched at each level', () => {
    const { round, acts } = watching();
    let self: Ask = double;
    const sum: Ask = (n) => (n <= 0 ? 0 : n + self(n - 1));
    self = round<Ask>(sum, (next) => (n) => (n === 2 ? 100 : next(n)));
    expect(acts(() => self(1))).toBe(false);
    expect(acts(() => self(4))).toBe(true);
  });
});

describe('a rule round a procedure without an answer', () => {
  test('has acted if it wrote something down, or never called it', () => {
    const { round, acts, moment } = watching();
    const gains: Do = (n) => {
      moment.score += n;
    };
    const marks = round<Do>(gains, (next) => (n) => {
      next(n);
      if (n > 5) moment.score += 100;
    });
    const bars = round<Do>(gains, (next) => (n) => {
      if (n <= 5) next(n);
    });
    // Of the first call nobody knew that it would give no answer.
    expect([1, 1, 6, 1].map((n) => acts(() => marks(n)))).toEqual([true, false, true, false]);
    expect([1, 1, 6, 1].map((n) => acts(() => bars(n)))).toEqual([true, false, true, false]);
  });

  test('is believed to act after eight comparisons in an engagement', () => {
    const { acts, moment, watch } = watching();
    const beside = watch.beside(TOY, (() => undefined) as AnyFunction) as unknown as () => void;
    expect(Array.from({ length: 9 }, () => acts(beside))).toEqual([...Array(8).fill(false), true]);
    watch.follow(moment);
    expect(acts(beside)).toBe(false);
  });

  test('before or after it has acted if anything changed', () => {
    const { acts, moment, watch } = watching();
    const beside = watch.beside(TOY, ((n: number) => {
      moment.score += n;
    }) as AnyFunction) as unknown as Do;
    expect([0, 1].map((n) => acts(() => beside(n)))).toEqual([false, true]);
  });
});

test('a reaction that may be used is an act, and who does not look on sees none', () => {
  const { acts, watch } = watching();
  const may = watch.may(TOY, (_, unit) => (unit as unknown as number) > 5) as unknown as (g: null, n: number) => boolean;
  expect([5, 6].map((n) => acts(() => may(null, n)))).toEqual([false, true]);
  watch.on = false;
  expect(acts(() => may(null, 6))).toBe(false);
  expect(watch.may(selected('TOY-SCORE-02'), () => true)(null as never, null as never, null as never)).toBe(true);
});

describe('a rule that is not in force', () => {
  const shadowing = (deeds = new Set<string>()) => watching(deeds, [], [TOY]);

  test('changes nothing, and has acted where it would have answered otherwise', () => {
    const { round, acts } = shadowing();
    const capped = round<Ask>(double, (next) => (n) => Math.min(10, next(n)));
    expect([4, 6].map(capped)).toEqual([8, 12]);
    expect([4, 6].map((n) => acts(() => capped(n)))).toEqual([false, true]);
  });

  test('hears what has been answered: any number of them round one procedure ask it once, and again only what is another question', () => {
    const shadows = [1, 2, 3, 4, 5, 6].map((n) => selected(`TOY-SCORE-0${n}`));
    const { watch } = watching(new Set(), [], shadows);
    let calls = 0;
    const counting: Ask = (n) => {
      calls++;
      return 2 * n;
    };
    const asks = (n: number, by: number): Ask => (by < 6 ? (it) => it : (it) => it + n) as Ask;
    const worth = shadows.reduce<AnyFunction>(
      (next, it, k) => {
        const wrap = (within: AnyFunction) => ((n: number) => asks(n, k + 1)((within as unknown as Ask)(n))) as unknown as AnyFunction;
        return watch.round(it, 'worth', next, wrap);
      },
      counting as unknown as AnyFunction,
    ) as unknown as Ask;
    expect([worth(0), calls, [...watch.acted]]).toEqual([0, 1, [0, 0, 0, 0, 0, 0]]);
    expect([worth(3), calls, [...watch.acted]]).toEqual([6, 2, [0, 0, 0, 0, 0, 1]]);
    const other = watching(new Set(), [], [TOY]);
    const next = other.round<Ask>(counting, (within) => (n) => within(n + 1) - within(n) + within(n) - 2);
    expect([next(4), calls, other.watch.acted[0]]).toEqual([8, 5, 0]);
  });

  test('is not told twice what did something on the way', () => {
    const { round, moment } = shadowing();
    const rolled = round<Ask>(
      (n) => {
        moment.dice.asked++;
        return n;
      },
      (next) => (n) => next(n),
    );
    expect(() => rolled(3)).toThrow(DeedError);
  });

  test('would have done something: that is found out once', () => {
    const deeds = new Set<string>();
    const { round, moment } = shadowing(deeds);
    const rolls: (next: Ask) => Ask = (next) => (n) => {
      moment.dice.asked++;
      return next(n);
    };
    expect(() => round<Ask>(double, rolls)(3)).toThrow(DeedError);
    expect([...deeds]).toEqual(['TOY-SCORE-01 worth']);
    const later = shadowing(deeds);
    const again = later.round<Ask>(double, rolls);
    expect(again(3)).toBe(6);
    expect(later.acts(() => again(3))).toBe(true);
  });

  test('has acted wherever it would have done anything before, after or round what gives no answer, or in reaction', () => {
    const { round, acts, moment, watch } = shadowing();
    const gains: Do = (n) => {
      moment.score += n;
    };
    const twice = round<Do>(gains, (next) => (n) => {
      next(n);
      next(n);
    });
    expect(acts(() => twice(1))).toBe(true);
    expect(moment.score).toBe(1);
    const beside = watch.beside(TOY, gains as AnyFunction) as unknown as Do;
    expect(acts(() => beside(5))).toBe(true);
    expect(moment.score).toBe(1);
    const may = watch.may(TOY, () => true) as unknown as () => boolean;
    expect(acts(() => expect(may()).toBe(false))).toBe(true);
  });
});

describe('a rule that others have with other parameters', () => {
  const more = selected(TOY.rule.id);
  const extra = (by: number) =>
    ((next: Ask) => (n: number) => (n > 5 ? next(n) + by : next(n))) as unknown as (it: AnyFunction) => AnyFunction;

  test('is asked with both within one another: as it is in force, and beside as others have it', () => {
    const { watch, acts } = watching(new Set(), [TOY.rule.id], [more]);
    expect(watch.shadowsOf(TOY.rule.id)).toEqual([more]);
    expect(watch.shadowsOf('TOY-SCORE-02')).toEqual([]);
    const within = watch.round(more, 'worth', double as unknown as AnyFunction, extra(2));
    const worth = watch.round(TOY, 'worth', within, extra(0)) as unknown as Ask;
    expect(worth(6)).toBe(12);
    // As it is in force it answers what stands within, so it has not acted; as others have it, it would have.
    expect(acts(() => worth(6))).toBe(false);
    expect([...watch.acted]).toEqual([0, 1]);
    watch.clear();
    worth(5);
    expect([...watch.acted]).toEqual([0, 0]);
  });
});
