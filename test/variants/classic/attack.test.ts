import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileMatch, openPlayer, rootKey } from '../../../src/index.ts';
import type { Frame, Game } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import {
  type Attack,
  addHits,
  addWounds,
  beginAttack,
  dropPool,
  endAttack,
  MOST_HITS,
  WOUND,
} from '../../../variants/classic/shooting/attack.ts';
import { weaponWorth } from '../../../variants/classic/worth/worth.ts';
import { loadScenario } from '../../files.ts';

let g: Game<Classic>;

beforeAll(async () => {
  const player = openPlayer(compileMatch(await loadSelection('classic'), loadScenario('meeting')).match);
  player.play(rootKey('attack'), 0, 0);
  g = player.arena as unknown as Game<Classic>;
});

const FRAME = {} as Frame;
function open(): Attack {
  const [u, t] = [g.sides[0][0], g.sides[1][0]];
  return beginAttack(g, u, t, u.sheet.weapons[0], FRAME, 0);
}

describe('pools of wounds', () => {
  test('hold as many wounds as were added, alike ones together', () => {
    const wound = fc.record({
      by: fc.nat(3),
      n: fc.integer({ min: 1, max: 5 }),
      s: fc.integer({ min: 3, max: 5 }),
      ap: fc.integer({ min: 2, max: 4 }),
      precise: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(wound, { maxLength: 40 }), (wounds) => {
        const a = open();
        for (const w of wounds) addWounds(a, w.by, w.n, w.s, w.ap, w.precise ? WOUND.precise : 0);
        let held = 0;
        for (let k = 0; k < a.pools; k++) held += a.poolCount[k];
        expect(held).toBe(wounds.reduce((sum, w) => sum + w.n, 0));
        const kinds = new Set(wounds.map((w) => `${w.s}/${w.ap}/${w.precise ? w.by : 'any'}`));
        expect(a.pools).toBe(kinds.size);
        endAttack(g);
      }),
    );
  });

  test('and hits are listed alike whichever came about first, and pools that are emptied are gone', () => {
    const thing = fc.record({
      by: fc.nat(2),
      s: fc.integer({ min: 3, max: 4 }),
      ap: fc.integer({ min: 2, max: 3 }),
      precise: fc.boolean(),
    });
    const flags = (it: { readonly precise: boolean }): number => (it.precise ? WOUND.precise : 0);
    /** Hits by their flags alone, and pools less who made those that anybody could have made. */
    const listed = (things: readonly { by: number; s: number; ap: number; precise: boolean }[], dropped: number): readonly unknown[] => {
      const a = open();
      for (const it of things) {
        addHits(a, it.by, 1, flags(it));
        addWounds(a, it.by, 1, it.s, it.ap, flags(it));
      }
      if (a.pools > 0) dropPool(a, dropped % a.pools);
      const pools = Array.from({ length: a.pools }, (_, k) => [
        a.poolAp[k],
        a.poolStrength[k],
        a.poolFlags[k],
        a.poolFlags[k] === 0 ? -1 : a.poolBy[k],
        a.poolCount[k],
      ]);
      const hits = [...a.hitFlags.slice(0, a.hits)];
      endAttack(g);
      return [hits, pools];
    };
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 12 }), fc.nat(12), fc.infiniteStream(fc.nat()), (things, dropped, stream) => {
        const shuffled = things
          .map((it) => ({ it, at: stream.next().value as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ it }) => it);
        const [hits, pools] = listed(things, dropped) as [number[], number[][]];
        expect(listed(shuffled, dropped)).toEqual([hits, pools]);
        expect(hits).toEqual([...hits].sort((one, other) => one - other));
        expect(pools.map((it) => it[0])).toEqual(pools.map((it) => it[0] ?? 0).sort((one, other) => one - other));
      }),
    );
  });

  test('of Precision Shots are kept apart by shooter', () => {
    const a = open();
    addWounds(a, 1, 1, 4, 5, WOUND.precise);
    addWounds(a, 2, 1, 4, 5, WOUND.precise);
    addWounds(a, 1, 1, 4, 5, 0);
    addWounds(a, 2, 1, 4, 5, 0);
    expect(a.pools).toBe(3);
    endAttack(g);
  });
});

describe('attack frames', () => {
  test('nest, and start clean', () => {
    const outer = open();
    addHits(outer, 0, 3, 0);
    const inner = open();
    expect(inner).not.toBe(outer);
    expect([inner.hits, inner.pools, inner.totalLost]).toEqual([0, 0, 0]);
    endAttack(g);
    expect(outer.hits).toBe(3);
    endAttack(g);
    const again = open();
    expect(again).toBe(outer);
    expect(again.hits).toBe(0);
    endAttack(g);
  });

  test('are limited in number', () => {
    const depth = g.desk.attacks.depth;
    expect(() => {
      for (;;) open();
    }).toThrow(RangeError);
    while (g.desk.attacks.depth > depth) endAttack(g);
  });

  test('refuse more hits than they have room for, and lose none', () => {
    const a = open();
    addHits(a, 0, MOST_HITS, 0);
    expect(a.hits).toBe(MOST_HITS);
    expect(() => addHits(a, 0, 1, 0)).toThrow('more than 2048 hits of one attack');
    endAttack(g);
  });
});

describe('what fire is worth on paper', () => {
  test('is a number of points, never below none', () => {
    for (const u of g.units) {
      for (const target of g.units) {
        if (target.side === u.side) continue;
        for (let w = 0; w < u.sheet.weapons.length; w++) {
          const worth = weaponWorth(g, u, w, target);
          expect(worth).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(worth)).toBe(true);
        }
      }
    }
  });
});
