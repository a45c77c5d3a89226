import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressedDice, AnswerError, Arena, rootKey } from '../../../src/engine/index.ts';
import {
  type Answer,
  CAUSE,
  DEED,
  decision,
  decline,
  events,
  type Family,
  type Game,
  hasBit,
  hashName,
  keyword,
  metric,
  PLACE,
  purpose,
  type Reaction,
  rounds,
  take,
  trigger,
  type Unit,
  unitRegister,
} from '../../../src/rules/index.ts';
import { type HandMade, type HandUnit, handMade } from './hand-made.ts';

const PICK = decision('arena-test/pick', 'number', () => 2);
const BROKEN = decision('arena-test/broken', 'number', () => 9);
const YES = decision('arena-test/yes', 'flag', take);
const NO = decision('arena-test/no', 'flag', decline);
const ON_FIRE = trigger('arena-test/fire');
const ON_NOTHING = trigger('arena-test/nothing');
const SHOTS = metric('arena-test/shots');
const HIT = purpose('hit');
const TALLY = unitRegister('arena-tally', 'game');
const SPIKY = keyword('arena-spiky');
const PLAIN = keyword('arena-plain');

const LINE: readonly HandUnit[] = [
  { id: 'a', models: 3, points: 10.25, wounds: 2 },
  { id: 'b', side: 1, at: [10, 30], models: 2, points: 20, wounds: 3 },
];

/** An arena at the start of an engagement, red in seat 0. */
function arena(units: readonly HandUnit[] = LINE, more: Partial<HandMade> = {}): Arena {
  const made = new Arena(handMade({ units, program: rounds('rounds'), ...more }), (rollers, nobody) => {
    const dice = new AddressedDice(rollers, nobody);
    dice.seat(rootKey('arena'), 1, 0);
    return dice;
  });
  made.reset(0);
  return made;
}
const unit = (g: Game<Family>, slot: number): Unit<Family> => g.units[slot] as Unit<Family>;
const answering = (answer: Answer<Family>, ...whats: { readonly slot: number }[]): NonNullable<HandMade['answers']> => {
  const list: (Answer<Family> | undefined)[] = [];
  for (const { slot } of whats) list[slot] = answer;
  return [list, []];
};
const names = (g: Arena, run: () => void): string[] => {
  const list: string[] = [];
  g.log.recorder = { event: (kind) => void list.push(events.names[kind] as string) };
  run();
  g.log.recorder = null;
  return list;
};

describe('models that come back', () => {
  test('have all their wounds, and their points are no longer lost', () => {
    const g = arena();
    const a = unit(g, 0);
    g.remove(a.first, CAUSE.assault, unit(g, 1));
    g.wound(a.first + 1, 2, CAUSE.shooting, null);
    expect(g.lost[CAUSE.assault]).toBe(1025);
    const { pose, stand } = a;
    expect(names(g, () => g.revive(a.first))).toEqual(['model-returns']);
    expect([a.alive, a.strength, g.models.alive[a.first], g.models.wounds[a.first]]).toEqual([2, 3, 1, 2]);
    expect([g.lost[CAUSE.assault], g.lost[CAUSE.shooting]]).toEqual([0, 1025]);
    expect(g.dealt[1]).toBe(1025);
    expect(a.pose).toBeGreaterThan(pose);
    expect(a.stand).toBeGreaterThan(stand);
  });

  test('are not there twice, and a unit that was gone waits off the table', () => {
    const g = arena();
    const b = unit(g, 1);
    g.revive(b.first);
    expect([b.alive, g.lost[5]]).toEqual([2, 0]);
    for (let i = b.first; i < b.first + b.size; i++) g.remove(i, CAUSE.other, null);
    expect(b.place).toBe(PLACE.gone);
    g.revive(b.first);
    expect([b.alive, b.place]).toEqual([1, PLACE.reserve]);
    g.relocate(b, PLACE.table);
    g.moved(b);
    expect(b.radius).toBeGreaterThan(0);
  });

  test('bring their keywords along', () => {
    const g = arena([{ id: 'a', models: 2, keywords: [['arena-spiky'], ['arena-plain']] }, LINE[1] as HandUnit]);
    const a = unit(g, 0);
    g.remove(a.first, CAUSE.other, null);
    expect(hasBit(a.anyBits, SPIKY)).toBe(false);
    g.revive(a.first);
    expect([hasBit(a.anyBits, SPIKY), hasBit(a.allBits, PLAIN)]).toEqual([true, false]);
  });
});

describe('models that become units of their own', () => {
  const SPLIT: readonly HandUnit[] = [...LINE, { id: 'a/1', wounds: 2, points: 10.25, maker: 0 }];

  test('take along where they stand, what they have left, and the conditions of their unit; nothing is lost', () => {
    const g = arena(SPLIT);
    const [a, alone] = [unit(g, 0), unit(g, 2)];
    expect([alone.alive, alone.strength, alone.place]).toEqual([0, 0, PLACE.gone]);
    g.wound(a.first, 1, CAUSE.shooting, null);
    const [x, y] = [g.models.x[a.first], g.models.y[a.first]];
    a.reg[TALLY] = 7;
    g.detach(a.first, alone);
    expect([a.alive, a.strength, alone.alive, alone.strength, alone.place]).toEqual([2, 2, 1, 1, PLACE.table]);
    expect([g.models.x[alone.first], g.models.y[alone.first], g.models.wounds[alone.first]]).toEqual([x, y, 1]);
    expect([alone.x, alone.y, alone.reg[TALLY]]).toEqual([x, y, 7]);
    expect([...g.lost].reduce((sum, it) => sum + it, 0)).toBe(0);
    expect(g.models.alive[a.first]).toBe(0);
  });

  test('and are back in their places when the next engagement starts', () => {
    const g = arena(SPLIT);
    const start = [...g.models.x];
    g.detach(unit(g, 0).first, unit(g, 2));
    g.reset(0);
    expect([unit(g, 0).alive, unit(g, 2).alive, unit(g, 2).strength]).toEqual([3, 0, 0]);
    expect([...g.models.x].slice(0, 5)).toEqual(start.slice(0, 5));
  });
});

describe('casualties', () => {
  test('wounds come off one model, never more than it has, and at none it goes', () => {
    const g = arena();
    const [a, b] = [unit(g, 0), unit(g, 1)];
    expect(g.wound(b.first, 2, CAUSE.shooting, a)).toBe(2);
    expect([g.models.wounds[b.first], b.alive]).toEqual([1, 2]);
    expect(names(g, () => expect(g.wound(b.first, 5, CAUSE.shooting, a)).toBe(1))).toEqual(['model-lost']);
    expect([g.models.wounds[b.first], g.models.alive[b.first], b.alive, b.lostThisPhase]).toEqual([0, 0, 1, 1]);
    expect([
      g.wound(b.first, 1, CAUSE.shooting, a),
      g.wound(b.first + 1, 0, CAUSE.shooting, a),
      g.wound(b.first + 1, -1, CAUSE.shooting, a),
    ]).toEqual([0, 0, 0]);
    expect(g.woundsLost[1]).toBe(3);
  });

  test('the last model takes its unit off the table', () => {
    const g = arena();
    const b = unit(g, 1);
    expect(
      names(g, () => {
        g.remove(b.first, CAUSE.morale, null);
        g.remove(b.first, CAUSE.morale, null);
        g.remove(b.first + 1, CAUSE.other, null);
      }),
    ).toEqual(['model-lost', 'model-lost', 'destroyed']);
    expect([b.alive, b.place, b.radius]).toEqual([0, PLACE.gone, 0]);
  });

  test('losses are kept by side and cause in hundredths of a point, and credit goes to enemies alone', () => {
    const g = arena();
    const [a, b] = [unit(g, 0), unit(g, 1)];
    g.remove(a.first, CAUSE.assault, b);
    g.remove(a.first + 1, CAUSE.assault, a);
    g.remove(b.first, CAUSE.shooting, a);
    expect([g.lost[CAUSE.assault], g.lost[5 + CAUSE.shooting], g.lost[5 + CAUSE.assault]]).toEqual([2050, 2000, 0]);
    expect([...g.dealt]).toEqual([2000, 1025]);
  });

  test('keywords of a unit are those that any and that all of its living models have', () => {
    const g = arena([
      { id: 'a', models: 2, keywords: [['arena-plain', 'arena-spiky'], ['arena-plain']] },
      { id: 'b', side: 1 },
    ]);
    const a = unit(g, 0);
    const bits = () => [SPIKY, PLAIN].map((k) => [hasBit(a.anyBits, k), hasBit(a.allBits, k)]);
    expect(bits()).toEqual([
      [true, false],
      [true, true],
    ]);
    g.remove(a.first, CAUSE.other, null);
    expect(bits()).toEqual([
      [false, false],
      [true, true],
    ]);
    g.remove(a.first + 1, CAUSE.other, null);
    expect(bits()).toEqual([
      [false, false],
      [false, false],
    ]);
    g.reset(0);
    expect(bits()).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

describe('places', () => {
  test('are kept to 1/256 inch, inside the circle of their unit', () => {
    const g = arena();
    const a = unit(g, 0);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 72, noNaN: true }), fc.double({ min: 0, max: 48, noNaN: true })), {
          minLength: 3,
          maxLength: 3,
        }),
        (at) => {
          const before = a.pose;
          at.forEach(([x, y], k) => {
            g.models.x[a.first + k] = x;
            g.models.y[a.first + k] = y;
          });
          g.moved(a);
          expect(a.pose).toBeGreaterThan(before);
          for (let k = 0; k < 3; k++) {
            const [x, y] = [g.models.x[a.first + k] as number, g.models.y[a.first + k] as number];
            expect([Number.isInteger(x * 256), Number.isInteger(y * 256)]).toEqual([true, true]);
            expect(Math.abs(x - (at[k]?.[0] as number))).toBeLessThanOrEqual(1 / 512);
            expect(Math.hypot(x - a.x, y - a.y) + 0.5).toBeLessThanOrEqual(a.radius + 1e-9);
          }
        },
      ),
    );
  });

  test('a move changes the digest, and the same move changes it in the same way', () => {
    const digest = (dx: number): number => {
      const g = arena();
      g.models.x[0] = 10 + dx;
      g.moved(unit(g, 0));
      return g.log.lo;
    };
    expect(digest(1)).toBe(digest(1));
    expect(digest(1)).not.toBe(digest(1.5));
    expect(digest(1)).toBe(digest(1.001));
  });

  test('seats turn the armies by 180 degrees', () => {
    const g = arena();
    const a = unit(g, 0);
    expect([g.models.x[a.first], g.models.y[a.first], g.models.dirX[a.first]]).toEqual([10, 10, 1]);
    g.reset(1);
    expect([g.models.x[a.first], g.models.y[a.first], g.models.dirX[a.first]]).toEqual([62, 38, -1]);
    expect(g.seatOf).toEqual([1, 0]);
  });

  test('units go from place to place in front of the log', () => {
    const g = arena();
    const a = unit(g, 0);
    expect(names(g, () => g.relocate(a, PLACE.reserve))).toEqual(['relocated']);
    expect(a.place).toBe(PLACE.reserve);
  });
});

describe('a new engagement', () => {
  test('starts as the first did, whatever happened before', () => {
    const fresh = arena();
    const used = arena();
    const [a, b] = [unit(used, 0), unit(used, 1)];
    used.wound(b.first, 9, CAUSE.psychic, a);
    used.remove(a.first, CAUSE.other, b);
    used.models.x[a.first + 1] = 3;
    used.moved(a);
    used.relocate(b, PLACE.reserve);
    used.count(SHOTS, 0, 4);
    Object.assign(used, { round: 4, over: true, active: 1, first: 1 });
    used.score[0] = 5;
    used.sideReg[0].fill(1);
    b.status.fill(1);
    b.reg.fill(1);
    used.reset(0);
    const state = (g: Arena) => ({
      columns: [g.models.x, g.models.y, g.models.alive, g.models.wounds],
      units: g.units.map(({ alive, place, x, y, radius, status, reg, atPhaseStart, lostThisPhase }) => ({
        alive,
        place,
        x,
        y,
        radius,
        status,
        reg,
        atPhaseStart,
        lostThisPhase,
      })),
      kept: [g.lost, g.dealt, g.woundsLost, g.tally, g.score, g.sideReg],
      facts: [g.round, g.over, g.active, g.first],
      digest: [g.log.hi, g.log.lo],
    });
    expect(state(used)).toEqual(state(fresh));
  });
});

describe('choices', () => {
  test('one option is no question; no opinion leaves it to the rule; the answer is an index', () => {
    let asked = 0;
    let answer = -1;
    const g = arena(LINE, {
      answers: answering(() => {
        asked++;
        return answer;
      }, PICK),
    });
    expect([g.ask(PICK, 0, null, null, 1), g.ask(PICK, 0, null, null, 0), asked]).toEqual([0, 0, 0]);
    expect([g.ask(PICK, 0, null, null, 4), asked]).toEqual([2, 1]);
    answer = 3;
    expect(g.ask(PICK, 0, null, null, 4)).toBe(3);
    expect(g.ask(PICK, 1, null, null, 4)).toBe(2);
  });

  test('an answer that is no option names the doctrine, the decision and the range', () => {
    const g = arena(LINE, { answers: answering(() => 4, PICK) });
    expect(() => g.ask(PICK, 0, null, null, 4)).toThrow(AnswerError);
    expect(() => g.ask(PICK, 0, null, null, 4)).toThrow('doctrine "doctrine-0" answers "arena-test/pick" with option 4 of 4');
    expect(() => g.ask(BROKEN, 1, null, null, 4)).toThrow('"arena-test/broken" with option 9 of 4');
    const nowhere = arena(LINE, { answers: answering(() => Number.NaN, PICK) });
    expect(() => nowhere.ask(PICK, 0, null, null, 4)).toThrow(AnswerError);
  });

  test('the question says who asks whom about what', () => {
    const g = arena(LINE, {
      answers: answering((q) => {
        expect([q.what.id, q.side, q.about?.id, q.cause?.id, q.n, [...q.options.slice(0, 2)]]).toEqual([
          'arena-test/yes',
          0,
          'a',
          'b',
          2,
          [0, 1],
        ]);
        return 0;
      }, YES),
    });
    expect(g.choose(YES, 0, unit(g, 0), unit(g, 1))).toBe(false);
    expect(g.choose(YES, 1, unit(g, 1), null)).toBe(true);
    expect(g.choose(NO, 1, unit(g, 1), null)).toBe(false);
  });
});

describe('reactions', () => {
  const reaction = (id: string, log: string[], more: Partial<Reaction<Family>> = {}): Reaction<Family> => ({
    id,
    on: ON_FIRE,
    may: () => true,
    act: (_g, u, cause) => void log.push(`${id}: ${u.id} at ${cause.id}`),
    ...more,
  });
  const offer = (make: (log: string[]) => readonly Reaction<Family>[], on = ON_FIRE): [boolean, string[]] => {
    const log: string[] = [];
    const g = arena(LINE, { reactions: make(log) });
    return [g.offer(on, unit(g, 1), unit(g, 0)), log];
  };

  test('the first that may be taken and is not declined is taken, and no other', () => {
    expect(
      offer((log) => [
        reaction('cannot', log, { may: () => false }),
        reaction('declined', log, { asks: NO }),
        reaction('taken', log, { asks: YES }),
        reaction('late', log),
      ]),
    ).toEqual([true, ['taken: b at a']]);
  });

  test('one without a question is compulsory', () => {
    expect(offer((log) => [reaction('must', log)])).toEqual([true, ['must: b at a']]);
  });

  test('all of them are offered where one does not rule out another', () => {
    const log: string[] = [];
    const g = arena(LINE, {
      reactions: [
        reaction('cannot', log, { may: () => false }),
        reaction('taken', log, { asks: YES }),
        reaction('declined', log, { asks: NO }),
        reaction('must', log),
      ],
    });
    g.offerAll(ON_FIRE, unit(g, 1), unit(g, 0));
    g.offerAll(ON_NOTHING, unit(g, 1), unit(g, 0));
    expect(log).toEqual(['taken: b at a', 'must: b at a']);
  });

  test('with nothing to take the moment passes', () => {
    expect(offer((log) => [reaction('declined', log, { asks: NO })])).toEqual([false, []]);
    expect(offer((log) => [reaction('elsewhere', log)], ON_NOTHING)).toEqual([false, []]);
  });
});

test('a deed inside a deed moves none of its dice', () => {
  const rolls = (inner: boolean): number[] => {
    const g = arena();
    const [a, b] = [unit(g, 0), unit(g, 1)];
    const frame = g.dice.begin(DEED.shoot, a, b);
    g.dice.weapon(frame, hashName('weapon/rifle'));
    const list = [g.dice.d6(frame, HIT), g.dice.d6(frame, HIT)];
    if (inner) {
      const answer = g.dice.begin(DEED.react, b, a);
      g.dice.d6(answer, HIT);
      const again = g.dice.begin(DEED.shoot, b, a);
      g.dice.row(again, HIT, 5, new Uint8Array(5));
      g.dice.end(again);
      g.dice.end(answer);
    }
    for (let i = 0; i < 10; i++) list.push(g.dice.d6(frame, HIT));
    g.dice.end(frame);
    return list;
  };
  expect(rolls(true)).toEqual(rolls(false));
});

test('metrics add up by side, and scripted orders give their point in their round alone', () => {
  const g = arena(LINE, { points: [{ unit: 0, round: 2, x: 5, y: 6 }] });
  g.count(SHOTS, 1, 2);
  g.count(SHOTS, 1, 3);
  expect([g.tally[SHOTS * 2], g.tally[SHOTS * 2 + 1]]).toEqual([0, 5]);
  expect(g.orderPoint(unit(g, 0))).toBeNull();
  g.round = 2;
  expect(g.orderPoint(unit(g, 0))).toMatchObject({ x: 5, y: 6 });
  expect(g.orderPoint(unit(g, 1))).toBeNull();
});

test('what follows from places alone holds through losses, and into an engagement that begins in the same places', () => {
  const g = arena();
  const a = unit(g, 0);
  const { spot } = a;
  g.wound(a.first, 2, CAUSE.shooting, null);
  expect(a.spot).toBe(spot);
  g.reset(0);
  expect(a.spot).toBe(spot);
  g.models.x[a.first] = (g.models.x[a.first] ?? 0) + 1;
  g.moved(a);
  expect(a.spot).toBe(spot + 1);
  // Back where it began: elsewhere than it stood.
  g.reset(0);
  expect(a.spot).toBe(spot + 2);
  // Turned about, though nobody said that it moved.
  g.models.dirX[a.first] = 0;
  g.reset(0);
  expect(a.spot).toBe(spot + 3);
});
