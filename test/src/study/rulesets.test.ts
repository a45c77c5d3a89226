import { describe, expect, test } from 'vitest';
import { type Selection, select } from '../../../src/compile/select.ts';
import { parseSpec } from '../../../src/compile/spec.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { defineRulePack, type RuleHeader, rulesFor } from '../../../src/rules/index.ts';
import { DesignError, planAblation } from '../../../src/study/attribution.ts';
import { Rulesets, switchedRules } from '../../../src/study/rulesets.ts';
import { BANNER, DRUMS, loadTally, RULES, tallyFolder, VANGUARD } from './tally.ts';

const FROST = 'TAL-SCORE-06';
const ESCORT = 'TAL-SCORE-07';
const ids = (players: readonly string[], ...on: string[]): boolean[] => players.map((id) => on.includes(id));

/** The tally edition with rules of our own, which do nothing but stand in each other's way. */
async function tallyWith(
  ...headers: readonly Pick<RuleHeader<never, never, never>, 'id' | 'default' | 'conflicts' | 'supersedes' | 'requires'>[]
) {
  const { variant } = await loadTally();
  const { defineRule } = rulesFor([]);
  const rules = headers.map((header) => defineRule({ title: header.id, source: 'test', ...header }));
  return select(parseSpec('./tally.js'), variant, [defineRulePack({ id: 'own', title: 'Own', family: 'classic', rules })]);
}

describe('the rulesets of a study', () => {
  test('are the full one first, and each once', async () => {
    const full = await loadTally();
    const rulesets = new Rulesets(full, [VANGUARD, BANNER]);
    expect(rulesets.specs).toEqual(['./tally.js']);
    expect(rulesets.flip(0)).toBe(1);
    expect(rulesets.index(ids([VANGUARD, BANNER], BANNER))).toBe(1);
    expect(rulesets.flip(1, 0)).toBe(2);
    expect(rulesets.index([true, true])).toBe(0);
    expect(rulesets.specs).toEqual(['./tally.js', `./tally.js@-${VANGUARD}`, `./tally.js@-${VANGUARD},-${BANNER}`]);
  });

  test('are one where a rule is dormant either way', async () => {
    const players = [BANNER, ESCORT];
    const rulesets = new Rulesets(await loadTally(`@+${ESCORT}`), players);
    expect(rulesets.index(ids(players))).toBe(rulesets.index(ids(players, ESCORT)));
    expect(rulesets.index(ids(players, BANNER))).not.toBe(rulesets.index(ids(players, BANNER, ESCORT)));
  });

  test('keep what a specification sets in datasheets', async () => {
    const full = await loadSelection('./tally.js@guards.W=2', tallyFolder);
    const rulesets = new Rulesets(full, [VANGUARD]);
    expect(rulesets.at(rulesets.flip(0)).spec).toBe(`./tally.js@-${VANGUARD},guards.W=2`);
    expect(rulesets.at(1).sheets).toEqual(full.sheets);
  });

  test('leave the later of two rules off that conflict', async () => {
    const full = await tallyWith({ id: 'OWN-A-01', default: 'off', conflicts: ['OWN-A-02'] }, { id: 'OWN-A-02', default: 'off' });
    const rulesets = new Rulesets(full, ['OWN-A-02', 'OWN-A-01']);
    expect(rulesets.at(rulesets.index([true, true])).spec).toBe('./tally.js@+OWN-A-01');
  });

  test('leave a rule alone whose place another one takes', async () => {
    const full = await tallyWith({ id: 'OWN-A-01', default: 'off', supersedes: [VANGUARD] });
    const rulesets = new Rulesets(full, [VANGUARD, 'OWN-A-01']);
    expect(rulesets.index([false, true])).toBe(rulesets.index([true, true]));
    expect(rulesets.at(rulesets.index([false, true])).spec).toBe('./tally.js@+OWN-A-01');
    expect(rulesets.at(rulesets.index([false, false])).spec).toBe(`./tally.js@-${VANGUARD}`);
  });
});

describe('what goes with a switch', () => {
  const about = (full: Selection, ...players: string[]) => switchedRules(full, new Rulesets(full, players), players);

  test('is dormant without it', async () => {
    const [banner, drums] = about(await loadTally(`@+${ESCORT}`), BANNER, DRUMS);
    expect(banner).toMatchObject({ id: BANNER, title: 'Banner', on: true, alsoOff: [ESCORT], alsoOn: [], needs: [] });
    expect(drums).toMatchObject({ alsoOff: [], alsoOn: [] });
  });

  test('gives way to it, or comes back without it', async () => {
    const replacing = { id: 'OWN-A-01', supersedes: [VANGUARD] };
    expect(about(await tallyWith({ ...replacing, default: 'off' }), 'OWN-A-01')[0]).toMatchObject({ on: false, alsoOff: [VANGUARD] });
    expect(about(await tallyWith({ ...replacing, default: 'on' }), 'OWN-A-01')[0]).toMatchObject({ on: true, alsoOn: [VANGUARD] });
  });

  test('is nothing where it needs what is off', async () => {
    const [escort] = about(await loadTally(`@-${BANNER}`), ESCORT);
    expect(escort).toMatchObject({ on: false, needs: [BANNER], alsoOff: [], alsoOn: [] });
  });
});

describe('the plan of an ablation', () => {
  test('lists single rules, ends, pairs and coalitions, each ruleset once', async () => {
    const full = await loadTally();
    const plan = planAblation({ full, players: RULES, together: RULES, coalitions: 32, whole: true, seed: 'x' });
    expect(plan.compared).toBe(1 + RULES.length);
    expect(plan.single).toEqual([1, 2, 3, 4, 5]);
    expect(plan.pairs).toHaveLength(10);
    expect(plan.ends).toEqual({ all: 0, none: plan.index(RULES.map(() => false)) });
    expect(new Set(plan.specs).size).toBe(32);
  });

  test('refuses a budget that no interval can be made from, and says which would do', async () => {
    const full = await loadTally();
    const ask = (coalitions: number) => planAblation({ full, players: RULES, together: null, coalitions, whole: true, seed: 'x' });
    expect(() => ask(17)).toThrow(DesignError);
    expect(() => ask(17)).toThrow('--coalitions 17: Shapley values of 5 rules need at least 18');
    expect(ask(18).shapley?.couples).toHaveLength(2);
    expect(ask(18).shapley?.rulesets).toBeLessThanOrEqual(18);
  });

  test('switches rules on that are off', async () => {
    const full = await loadTally();
    const plan = planAblation({ full, players: [FROST, VANGUARD], together: null, coalitions: null, whole: true, seed: 'x' });
    expect(plan.specs).toEqual(['./tally.js', `./tally.js@+${FROST}`, `./tally.js@-${VANGUARD}`]);
    expect(plan.ends).toEqual({ all: 1, none: 2 });
  });
});
