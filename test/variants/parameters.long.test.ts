import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/index.ts';
import type { Selection } from '../../src/compile/select.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { sampled } from '../sampled.ts';
import { playedThrough, problemsOf, type Shown, shownBy, type Tunable, tunableOf, valuesOf, withValue } from './tunable.ts';

const SCENARIOS = ['patrol', 'psykers'];

/** How many parameters of an edition are tried; all of them take minutes. */
const DRAWN = 25;

/** Parameters that no worked example notices, with the reason. */
const UNNOTICED: { readonly [name: string]: string } = {
  'CLS-USR-41.more': 'no flyer of the examples would turn a third time',
  'CLS-MOVE-05.upInches': 'no terrain of the examples is so high that models six inches apart could stand above each other',
  'HYB-VEH-61.inches': 'no enemy of the examples is near a hull that turns among others without touching it',
};

function digestsOf(selection: Selection): string[] {
  return SCENARIOS.map((scenario) => {
    const o = openPlayer(compileMatch(selection, loadScenario(scenario)).match).play(rootKey('parameters'), 0, 0);
    return `${scenario} ${o.digestHi}:${o.digestLo}`;
  });
}

const areaOf = (id: string): string => id.split('-', 2).join('-');

/** Whether an example that passes ends otherwise once a parameter has another value. Its own examples are asked first, then those of its area, then all. */
async function isNoticed(tunable: Tunable, shown: readonly Shown[]): Promise<boolean> {
  const near = ({ example }: Shown): number =>
    example.rule === tunable.rule.id ? 0 : areaOf(example.rule) === areaOf(tunable.rule.id) ? 1 : 2;
  const values = valuesOf(tunable.param);
  for (const distance of [0, 1, 2])
    for (const value of distance < 2 ? values : values.slice(0, 2))
      for (const one of shown) {
        if (near(one) !== distance) continue;
        const selection = await withValue(one, tunable, value);
        if (selection === null || problemsOf(one, selection).length === 0) continue;
        if (problemsOf(one, await loadSelection(one.spec)).length === 0) return true;
      }
  return false;
}

describe.each(builtIn)('parameters of %s', (id) => {
  test('leave play as it is, bit for bit, at the values of the ledger', async () => {
    const selection = await loadSelection(id);
    expect(digestsOf(playedThrough(selection))).toEqual(digestsOf(selection));
  });

  test('change the outcome of a worked example at another value, all but those listed', async () => {
    const shown = shownBy(id);
    const all = sampled(await tunableOf(id), DRAWN, (it) => it.name);
    const dead: string[] = [];
    for (const it of all) if (!(await isNoticed(it, shown))) dead.push(it.name);
    expect(dead).toEqual(all.map((it) => it.name).filter((it) => it in UNNOTICED));
  });
});
