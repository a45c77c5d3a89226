import { expect, test } from 'vitest';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { playedThrough, problemsOf, shownBy, tunableOf } from './tunable.ts';

test.each(builtIn)(
  '%s ends its worked examples the same where entries without a switch are played through their parameters',
  async (id) => {
    const own = new Set((await tunableOf(id)).filter(({ rule }) => rule.fixed).map(({ rule }) => rule.id));
    const problems: string[] = [];
    for (const shown of shownBy(id)) {
      if (!own.has(shown.example.rule)) continue;
      const found = problemsOf(shown, playedThrough(await loadSelection(shown.spec)));
      problems.push(...found.map((it) => `${shown.example.rule}, ${shown.example.title}: ${it}`));
    }
    expect(problems).toEqual([]);
  },
);
