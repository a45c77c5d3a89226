import { expect, test } from 'vitest';
import { basesOf } from '../../../src/campaign/bases.ts';
import { planJobs } from '../../../src/campaign/plan.ts';
import { ROW_COLUMNS } from '../../../src/campaign/result.ts';
import { compileMatch } from '../../../src/compile/match.ts';
import { activeRules, type Selection } from '../../../src/compile/select.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { openJobPlayer } from '../../../src/runner/job-player.ts';
import type { Battle } from '../../../src/scenario/types.ts';
import { builtIn } from '../../bundled.ts';
import { loadScenario } from '../../files.ts';
import { FULL, oneIn } from '../../sampled.ts';
import { tunableOf, valuesOf } from '../../variants/tunable.ts';

/** Scenarios with much of what rules are about: vehicles, buildings, reserves, psychic powers, flyers, nests of walls. */
const SCENARIOS = ['armour', 'muster', 'rift', 'storm'];

/** One rule in so many is tried in each of them. */
const EVERY = FULL ? SCENARIOS.length : 12;

test.each(builtIn.flatMap((edition) => SCENARIOS.map((scenario) => [edition, scenario] as const)))(
  '%s on %s: each rule that comes up, switched off alone, ends as in full play',
  async (edition, scenario) => {
    const battle = loadScenario(scenario);
    const base = await loadSelection(edition);
    const { unused } = compileMatch(base, battle).composed.provenance;
    const ids = activeRules(base)
      .map((it) => it.rule.id)
      .filter((id) => !unused.includes(id));
    // Others in each scenario.
    const sample = ids.filter((_, k) => k % EVERY === SCENARIOS.indexOf(scenario));
    const specs = [edition, ...sample.map((id) => `${edition}@-${id}`)];
    await expectSame(battle, specs);
  },
  240_000,
);

test('tenth before its errata, with each of them alone, ends as in full play', async () => {
  const before = await loadSelection('tenth:before');
  const errata = before.rules.filter(({ rule, on }) => !on && rule.layer === 'errata').map(({ rule }) => rule.id);
  expect(errata.length).toBeGreaterThan(30);
  await expectSame(loadScenario('patrol'), ['tenth:before', ...errata.map((id) => `tenth:before@+${id}`)]);
}, 240_000);

test.each(builtIn)(
  '%s on armour: each parameter, at its farthest value, ends as in full play',
  async (edition) => {
    const selection = await loadSelection(edition);
    const { unused } = compileMatch(selection, loadScenario('armour')).composed.provenance;
    const inPlay = new Set(
      activeRules(selection)
        .map(({ rule }) => rule)
        .filter(({ id }) => !unused.includes(id)),
    );
    const specs = [edition];
    for (const { rule, key, param } of (await tunableOf(edition)).filter(oneIn(2))) {
      const value = valuesOf(param).find((it) => it !== String(param.default));
      if (inPlay.has(rule) && value !== undefined) specs.push(`${edition}@${rule.id}.${key}=${value}`);
    }
    expect(specs.length).toBeGreaterThan(3);
    await expectSame(loadScenario('armour'), specs);
  },
  240_000,
);

/** Plays rulesets with games in common and in full. */
async function expectSame(battle: Battle, specs: readonly string[]): Promise<void> {
  const selections: Selection[] = [];
  for (const spec of specs) selections.push(await loadSelection(spec));
  const work = { battles: [battle], specs, counted: 0, from: process.cwd(), seed: 'every rule' };
  const jobs = planJobs(1, specs.length, 1);
  const shared = await openJobPlayer({ ...work, bases: basesOf(selections) }).play(jobs);
  const whole = await openJobPlayer(work).play(jobs);
  for (const [v, spec] of specs.entries())
    for (const name of ROW_COLUMNS) expect(shared[v]?.[name], `${spec} ${name}`).toEqual(whole[v]?.[name]);
}
