import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import { atWork, flipped, matcher, offRules, pairsOf } from '../../../src/study/ablation.ts';
import { outside } from '../../outside.ts';

describe('the rulesets of an ablation', () => {
  test('have one rule switched the other way, in normal form', async () => {
    const from = outside('edition-outside');
    const full = await loadSelection('.+./idle.js', from);
    expect(atWork(full)).toEqual(['VOL-SHOOT-02', 'IDL-SHOOT-01']);
    expect(flipped(full, ['VOL-SHOOT-02']).spec).toBe('.+./idle.js@-VOL-SHOOT-02');
    expect(flipped(full, ['VOL-SHOOT-02', 'IDL-SHOOT-01']).spec).toBe('.+./idle.js@-IDL-SHOOT-01,-VOL-SHOOT-02');
  });

  test('go back to a rule that was switched by name', async () => {
    const from = outside('edition-outside');
    const without = await loadSelection('.@-VOL-SHOOT-02', from);
    expect(atWork(without)).toEqual([]);
    expect(offRules(without, 'VOL-*')).toEqual(['VOL-SHOOT-02']);
    expect(offRules(without, 'layer:errata')).toEqual([]);
    expect(flipped(without, ['VOL-SHOOT-02']).spec).toBe('.');
    expect((await loadSelection(flipped(without, ['VOL-SHOOT-02']).spec, from)).rules[0]?.on).toBe(true);
  });

  test('are named by patterns', () => {
    const ids = ['CLS-SHOOT-01', 'CLS-SHOOT-12', 'CLS-MORALE-01'];
    expect(ids.filter(matcher('CLS-SHOOT-*'))).toEqual(ids.slice(0, 2));
    expect(ids.filter(matcher('cls-shoot-12, *MORALE*'))).toEqual(ids.slice(1));
    expect(ids.filter(matcher('CLS'))).toEqual([]);
    expect(ids.filter(matcher('C.S-SHOOT-01'))).toEqual([]);
  });

  test('make every two once', () => {
    expect(pairsOf(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });
});
