import { describe, expect, test } from 'vitest';
import { between, type Change } from '../../../src/compile/between.ts';
import { rulesetDigest } from '../../../src/compile/hash.ts';
import type { Selection } from '../../../src/compile/select.ts';
import { loadSelection } from '../../../src/load/selection.ts';

const all = (changes: readonly Change[]): ReadonlySet<Change> => new Set(changes);

async function space(a: string, b: string) {
  const selections = [await loadSelection(a), await loadSelection(b)] as const;
  const found = between(...selections);
  if (found === null) throw new Error('nothing between');
  return { ...found, selections };
}

describe('between two rulesets', () => {
  test('lie the switches and parameters that stand otherwise', async () => {
    const { changes, exact } = await space('calixtus@-CAL-SHOOT-14,-CLS-TERRAIN-17', 'calixtus@CAL-SHOOT-04.misjudgedInches=5');
    expect(exact).toBe(true);
    expect(changes.map(({ name, first, second }) => [name, first, second])).toEqual([
      ['CLS-TERRAIN-17', 'off', 'on'],
      ['CAL-SHOOT-04.misjudgedInches', '2', '5'],
      ['CAL-SHOOT-14', 'off', 'on'],
    ]);
  });

  test('no change is the first, and all changes are the second', async () => {
    for (const [a, b] of [
      ['calixtus', 'calixtus:bare'],
      ['classic@-CLS-MORALE-03', 'classic'],
      ['calixtus@-CAL-DEF-03', 'calixtus@CAL-SHOOT-04.misjudgedInches=5'],
    ] as const) {
      const { changes, mix, selections } = await space(a, b);
      expect(rulesetDigest(mix(new Set()) as Selection)).toBe(rulesetDigest(selections[0]));
      expect(rulesetDigest(mix(all(changes)) as Selection)).toBe(rulesetDigest(selections[1]));
    }
  });

  test('a mixture has a specification that means the same', async () => {
    const { changes, mix } = await space('calixtus', 'calixtus@-CAL-SHOOT-14,-CAL-SAVE-01,CAL-SHOOT-04.misjudgedInches=5');
    for (const change of changes) {
      const made = mix(new Set([change])) as Selection;
      expect(rulesetDigest(await loadSelection(made.spec))).toBe(rulesetDigest(made));
    }
    expect((mix(all(changes.slice(0, 1))) as Selection).spec).toBe('calixtus@CAL-SHOOT-04.misjudgedInches=5');
  });

  test('an edition and a variant of it can be mixed, other families cannot', async () => {
    const { changes, exact } = await space('classic', 'calixtus');
    expect(exact).toBe(false);
    expect(changes.every(({ first, second, name }) => name.startsWith('CAL-') && first === 'off' && second === 'on')).toBe(true);
    expect(between(await loadSelection('classic'), await loadSelection('tenth'))).toBeNull();
  });
});
