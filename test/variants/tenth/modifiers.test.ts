import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/scenario/types.ts';
import { loadSelection, soak } from '../../../src/testing/index.ts';
import { rules as tenthRules } from '../../../variants/tenth/contents.ts';
import type { Modifiers } from '../../../variants/tenth/modifiers/gathered.ts';
import { noModifiers } from '../../../variants/tenth/modifiers/gathered.ts';
import { extreme, inOrder } from '../../../variants/tenth/modifiers/order.ts';
import { printedOf } from '../../../variants/tenth/modifiers/printed.ts';
import { loadScenario } from '../../files.ts';

/** Words in each of the ways they can be written, for every scope and many characteristics. */
const WORDS = [
  [
    'worsens-move 3',
    'unit-improves-oc 1',
    'aura-improves-save 6/1',
    'against-halves-damage',
    'hex-worsens-toughness 24/1',
    'changes-oc 15',
  ],
  [
    'enemy-aura-worsens-oc 6/3',
    'improves-attacks 1',
    'doubles-damage',
    'against-worsens-ap 2',
    'unit-improves-bs 2',
    'advances 6',
    'advances 8',
  ],
  [
    'enemy-aura-halves-move 9',
    'worsens-leadership 3',
    'improves-ws 1',
    'aura-improves-range 6/6',
    'ignores-hit-modifiers',
    'hunts infantry',
  ],
  [
    'enemy-aura-worsens-range 12/30',
    'unit-worsens-strength 2',
    'halves-attacks',
    'ignores-modifiers',
    'bounds',
    'rolls-fate 2',
    'stealth',
    'stealth',
  ],
  [
    'aura-others-hit-bonus 6',
    'aura-hit-bonus 6',
    'wounded-on 4',
    'armour-bonus-against-ap 1',
    'grants-sustained-hits D3',
    'worsens-damage 3',
  ],
];

/** A scenario in which every model has some of them. */
function modified(battle: Battle): Battle {
  let next = 0;
  const datasheets = Object.fromEntries(
    Object.entries(battle.datasheets).map(([id, sheet]) => {
      const models = sheet.models.map((kind) => {
        const modern = kind.blocks['modern'] as { readonly abilities?: readonly string[] } | undefined;
        if (modern === undefined) return kind;
        const block = { ...modern, abilities: [...(modern.abilities ?? []), ...(WORDS[next++ % WORDS.length] as string[])] };
        return { ...kind, blocks: { ...kind.blocks, modern: block } as unknown as typeof kind.blocks };
      });
      return [id, { ...sheet, models }];
    }),
  );
  return { ...battle, datasheets };
}

describe('games in which everything is modified', () => {
  const plain = loadScenario('assault', { doctrines: { red: 'random', blue: 'random' } });
  const battle = modified(plain);
  const rules = tenthRules.filter((rule) => rule.id.startsWith('TEN-MOD-'));

  test('they go otherwise, and the same way twice', async () => {
    const tenth = await loadSelection('tenth');
    const { checksum } = soak(tenth, battle, 1, 'modifiers');
    expect(soak(tenth, battle, 1, 'modifiers').checksum).toBe(checksum);
    expect(checksum).not.toBe(soak(tenth, plain, 1, 'modifiers').checksum);
  });

  test.each([
    'tenth',
    'tenth:bare',
    'tenth:before',
    ...rules.map((rule) => `tenth@-${rule.id}`),
    ...rules.filter((rule) => rule.layer !== 'core').map((rule) => `tenth:bare@+${rule.id}`),
  ])('%s breaks nothing', async (spec) => {
    expect(soak(await loadSelection(spec), battle, 1, 'modifiers').problems).toEqual([]);
  });
});

const arbitrary = fc
  .record({
    divide: fc.constantFrom(1, 2, 4),
    times: fc.constantFrom(1, 2, 3),
    plus: fc.nat(5),
    minus: fc.nat(5),
    changes: fc.array(fc.nat(15), { maxLength: 3 }),
  })
  .map(({ changes, ...rest }): Modifiers => {
    const by = Object.assign(noModifiers(), rest, { changeCount: changes.length });
    by.changes.set(changes);
    return by;
  });

describe('several modifiers of one characteristic', () => {
  test('some order is highest, some lowest, and all come out whole', () => {
    fc.assert(
      fc.property(arbitrary, fc.nat(20), (by, value) => {
        const high = extreme(value, by, true);
        const low = extreme(value, by, false);
        expect(high).toBeGreaterThanOrEqual(low);
        expect([Number.isInteger(high), Number.isInteger(low)]).toEqual([true, true]);
      }),
    );
  });

  test('with nothing to divide, the order of the commentary is one of them', () => {
    fc.assert(
      fc.property(arbitrary, fc.nat(20), (by, value) => {
        by.divide = 1;
        by.changeCount = 0;
        const ordered = inOrder(value, by);
        expect(ordered).toBeLessThanOrEqual(extreme(value, by, true));
        expect(ordered).toBeGreaterThanOrEqual(extreme(value, by, false));
      }),
    );
  });

  test('fractions are rounded up once', () => {
    fc.assert(
      fc.property(arbitrary, fc.nat(20), (by, value) => {
        const exact = (value / by.divide) * by.times + by.plus - by.minus;
        expect(inOrder(value, by) - exact).toBeGreaterThanOrEqual(0);
        expect(inOrder(value, by) - exact).toBeLessThan(1);
      }),
    );
  });
});

describe('words of datasheets', () => {
  test('what is none of them is left to others, what lacks its number is refused', () => {
    expect(printedOf('feel-no-pain 5')).toBeNull();
    expect(printedOf('hex-improves-move 6')).toBeNull();
    expect(() => printedOf('improves-move')).toThrow('expected a number');
    expect(printedOf('aura-halves-oc 6')).toMatchObject({ inches: 6 });
    expect(printedOf('aura-improves-oc 6/2')).toMatchObject({ inches: 6, value: 2 });
    expect(printedOf('changes-oc 15')).toMatchObject({ inches: 0, value: 15 });
  });
});
