import { describe, expect, test } from 'vitest';
import { aroundRule } from '../../../src/catalogue/around-rule.ts';
import { toTry } from '../../../src/catalogue/to-try.ts';
import { loadSelection } from '../../../src/testing/index.ts';

const [classic, waffle] = await Promise.all(['classic', 'waffle'].map((it) => loadSelection(it)));

describe('two rulesets around a rule', () => {
  test('differ by it alone where it is on, and where it is off', () => {
    expect(aroundRule(classic, 'CLS-MORALE-03')).toEqual({ without: 'classic@-CLS-MORALE-03', with: 'classic' });
    expect(aroundRule(waffle, 'WAF-SHOOT-14')).toEqual({ without: 'waffle', with: 'waffle@+WAF-SHOOT-14' });
  });

  test('have on in both what it needs, and off what takes its place', () => {
    expect(aroundRule(waffle, 'WAF-SHOOT-15')).toEqual({ without: 'waffle@+WAF-SHOOT-14', with: 'waffle@+WAF-SHOOT-14,+WAF-SHOOT-15' });
    const owned = waffle.rules.find(({ rule, on }) => on && (rule.supersedes?.length ?? 0) > 0)?.rule;
    const [id = ''] = owned?.supersedes ?? [];
    const { without, with: withIt } = aroundRule(waffle, id);
    expect([without, withIt].map((it) => it.includes(`-${owned?.id}`))).toEqual([true, true]);
    expect(withIt.includes(`-${id}`)).toBe(false);
    expect(without.includes(`-${id}`)).toBe(true);
  });

  test('are not to be had of a rule that is not there', () => {
    expect(() => aroundRule(classic, 'CLS-MORALE-99')).toThrow('classic has no rule CLS-MORALE-99');
  });
});

describe('what shows an entry', () => {
  test('is another number where it cannot be switched, and nothing where it has none', () => {
    const numbered = classic.variant.edition.entries.find(({ tuned }) =>
      Object.values(tuned?.params ?? {}).some((it) => it.kind === 'integer'),
    );
    const params = numbered?.tuned?.params ?? {};
    const [name, first] = Object.entries(params)[0] ?? [];
    const tried = toTry(classic, { id: numbered?.id ?? '', params });
    expect(tried?.by).toBe('number');
    expect(tried?.rulesets[0]).toBe('classic');
    expect(tried?.rulesets[1]).toMatch(new RegExp(`^classic@${numbered?.id}\\.${name}=`));
    expect(tried?.rulesets[1].endsWith(`=${String(first?.default)}`)).toBe(false);
    expect(toTry(classic, { id: 'CLS-DEF-01', params: {} })).toBe(null);
  });
});
