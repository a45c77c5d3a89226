import { expect, test } from 'vitest';
import { compose } from '../../../src/compile/compose.ts';
import { composedOnce } from '../../../src/compile/composed-once.ts';
import { keyword, withoutDeclaring } from '../../../src/rules/keyword.ts';
import { loadSelection } from '../../../src/testing/index.ts';

const NOBODY: ReadonlySet<string> = new Set();

test('a ruleset is composed once for the same rules, values and presence', async () => {
  const classic = await loadSelection('classic');
  const first = composedOnce(classic, NOBODY);
  expect(composedOnce(classic, NOBODY)).toBe(first);
  // The same ruleset, read once more.
  expect(composedOnce(await loadSelection('classic'), NOBODY)).toBe(first);
  expect(composedOnce(await loadSelection('classic@line-infantry.T=4'), NOBODY)).toBe(first);
  expect(first.provenance).toEqual(compose(classic, { present: NOBODY, counting: false }).provenance);
});

test('another switch, another value and somebody whom a rule needs make another of it', async () => {
  const first = composedOnce(await loadSelection('classic'), NOBODY);
  const others = [
    composedOnce(await loadSelection('classic@-CLS-MORALE-03'), NOBODY),
    composedOnce(await loadSelection('classic@hitOn+1'), NOBODY),
    composedOnce(await loadSelection('classic@hitOn+2'), NOBODY),
    composedOnce(await loadSelection('classic'), new Set(['gets-hot', 'vehicle', 'rending'])),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

test('what was composed while other words were declared is not taken over: their numbers may be those of others by now', async () => {
  // Changes from outside are rules of their own each time, so that nobody has composed these yet.
  const selection = await loadSelection('calixtus@hitOn+1');
  const during = withoutDeclaring(() => {
    keyword('said-by-an-attack');
    return composedOnce(selection, NOBODY);
  });
  const after = composedOnce(selection, NOBODY);
  expect(after).not.toBe(during);
  expect(
    withoutDeclaring(() => {
      keyword('said-by-another');
      return composedOnce(selection, NOBODY);
    }),
  ).toBe(after);
});
