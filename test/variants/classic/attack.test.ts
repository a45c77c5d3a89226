import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileMatch, openPlayer, rootKey } from '../../../src/index.ts';
import type { Frame, Game } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import { type Attack, addHits, addWounds, beginAttack, endAttack, MOST_HITS, WOUND } from '../../../variants/classic/shooting/attack.ts';
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
