import { describe, expect, test } from 'vitest';
import { basesOf, batchKey } from '../../../src/campaign/bases.ts';
import { jobName, planJobs } from '../../../src/campaign/plan.ts';
import { allocate, ROW_COLUMNS } from '../../../src/campaign/result.ts';
import { SharedPlayer } from '../../../src/campaign/shared-player.ts';
import { type Contender, Sharing, SharingError } from '../../../src/campaign/sharing.ts';
import { compileMatch } from '../../../src/compile/match.ts';
import { activeRules, type Selected, type Selection, select } from '../../../src/compile/select.ts';
import { parseSpec, printSpec, withFlipped } from '../../../src/compile/spec.ts';
import { rootKey } from '../../../src/engine/dice/root-key.ts';
import { openPlayer } from '../../../src/engine/play.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { defineRulePack, rulesFor } from '../../../src/rules/index.ts';
import { openJobPlayer } from '../../../src/runner/job-player.ts';
import type { Battle } from '../../../src/scenario/types.ts';
import { randomFrom } from '../../../src/stats/rng.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import { builtIn } from '../../bundled.ts';
import { loadScenario } from '../../files.ts';
import { type Tunable, tunableOf, valuesOf } from '../../variants/tunable.ts';

const PAIRS = 2;

/** Any switch of what a procedure returns. */
const leversOf = ({ variant }: Selection): string[] =>
  Object.entries(variant.edition.procedures ?? {}).flatMap(([seam, { gives }]) => {
    if (gives === null) return [];
    return gives === 'Flag' ? [`${seam}=on`, `${seam}=off`] : [`${seam}+1`, `${seam}-1`, `${seam}=4..`, `${seam}=..2`];
  });

/**
 * Rulesets on a base: itself, and some with one to four of its rules switched the other way, or with another parameter (of an entry without a switch
 * every other time), or with one or two switches of procedures, drawn at random.
 */
async function drawn(base: string, count: number): Promise<string[]> {
  const random = randomFrom(base);
  const selection = await loadSelection(base);
  const { rules } = selection;
  const levers = leversOf(selection);
  const switchable = rules.filter(({ rule }) => rule.fixed !== true);
  const all = await tunableOf(base.replace(/:.*/, ''));
  const entries = all.filter(({ rule }) => rule.fixed === true && rule.tables === undefined && rule.sequence === undefined);
  const own = all.filter(({ rule }) => switchable.some((it) => it.rule === rule));
  const specs = [base];
  while (specs.length <= count) {
    const flips = new Set(Array.from({ length: 1 + random.below(4) }, () => switchable[random.below(switchable.length)] as Selected));
    const flipped = [...flips].reduce((it, { rule, on }) => withFlipped(it, rule.id, on), parseSpec(base));
    const tunable = specs.length % 4 === 1 && entries.length > 0 ? entries : own;
    const { rule, key, param } = tunable[random.below(tunable.length)] as Tunable;
    const values = valuesOf(param);
    const value = values[random.below(values.length)] as string;
    const tuned = specs.length % 2 === 0 ? flipped : { ...flipped, switches: [{ kind: 'set' as const, id: rule.id, param: key, value }] };
    const lever = (): string => levers[random.below(levers.length)] as string;
    const pulled = specs.length % 4 === 2 ? [`${base}@${[lever(), lever()].slice(random.below(2)).join(',')}`] : [];
    const [spec = printSpec(tuned)] = pulled.map((it) => printSpec(parseSpec(it)));
    // Some rules cannot be on together, or switched while others are in their place.
    if (!specs.includes(spec) && (await loadSelection(spec).catch(() => null)) !== null) specs.push(spec);
  }
  return specs;
}

/** What rulesets play, with games in common and without. */
async function bothWays(battle: Battle, specs: readonly string[]) {
  const selections: Selection[] = [];
  for (const spec of specs) selections.push(await loadSelection(spec));
  const work = { battles: [battle], specs, counted: 0, from: process.cwd(), seed: 'shared' };
  const jobs = planJobs(1, specs.length, PAIRS);
  const shared = await openJobPlayer({ ...work, bases: basesOf(selections) }).play(jobs);
  const whole = await openJobPlayer(work).play(jobs);
  return { shared, whole };
}

describe('games in common', () => {
  test.each([...builtIn, 'tenth:before'])(
    '%s: rulesets with some rules off or on, with other parameters or procedures, end as in full play, in every column',
    async (base) => {
      const specs = await drawn(base, 12);
      const { shared, whole } = await bothWays(loadScenario('duel'), specs);
      for (const [v, spec] of specs.entries())
        for (const name of ROW_COLUMNS) expect(shared[v]?.[name], `${spec} ${name}`).toEqual(whole[v]?.[name]);
    },
  );

  test('only the parts are played in which a rule acts', async () => {
    const battle = loadScenario('duel');
    const selection = await loadSelection('classic');
    const plain = compileMatch(selection, battle);
    const { unused, tables, sequence } = plain.composed.provenance;
    const ids = activeRules(selection)
      .map((it) => it.rule.id)
      .filter((id) => ![...unused, ...tables, ...sequence].includes(id));
    const shared = new SharedPlayer((ruleWatch) => compileMatch(selection, battle, { ruleWatch }), ids);
    const root = rootKey('parts');
    let steps = 0;
    let played = 0;
    let same = 0;
    for (let pair = 0; pair < 3; pair++) {
      shared.play(root, pair, 0);
      for (const id of ids) {
        const sibling = shared.sibling(compileMatch(await loadSelection(`classic@-${id}`), battle), { missing: [id], extra: [] });
        if (shared.playBy(sibling) === null) same++;
        steps += shared.steps;
        played += shared.replayed;
      }
    }
    // Most rules do nothing in most of a small game; some of them in every part. What goes otherwise is played to its end: without that it would be 0.11.
    expect(played / steps).toBeGreaterThan(0.13);
    expect(played / steps).toBeLessThan(0.5);
    expect(same / (3 * ids.length)).toBeGreaterThan(0.4);
  });
});

describe('a rule that writes while it answers', () => {
  const { defineRule } = rulesFor<Classic, unknown>();
  const told = { title: 'Sly', source: 'house', text: '', simulated: 'full', default: 'on' } as const;
  const sly = defineRule({
    ...told,
    id: 'HSE-SCORE-01',
    patch: () => ({
      wrap: {
        moveInches: (next) => (g, u) => {
          if (g.round === 1) g.score[0] += 1;
          return next(g, u);
        },
      },
    }),
  });
  const pack = defineRulePack({ id: 'house', family: 'classic', title: 'House', rules: [sly] });

  test('is found out where games are played in full as well, and named', async () => {
    const { variant } = await loadSelection('classic');
    const battle = loadScenario('duel');
    const contender = (index: number, spec: string): Contender => {
      const selection = select(parseSpec(spec), variant, [pack]);
      return { variant: index, selection, compiled: compileMatch(selection, battle) };
    };
    const [base, other] = [contender(0, 'classic'), contender(1, 'classic@-HSE-SCORE-01')];
    const sharing = new Sharing(base, rootKey('sly'), (ruleWatch) => compileMatch(base.selection, battle, { ruleWatch }));
    expect(sharing.takers([other], false)).toEqual([other]);
    const { units } = base.compiled.match;
    const columns = () => allocate({ pairs: 110, units: units.length, counters: 0 });
    const share = { contender: other, columns: columns(), player: () => openPlayer(other.compiled.match) };
    // Game 199 of ruleset 1 is checked: pair 99, red in seat 1.
    expect(() => sharing.play(columns(), [share], 190, 220)).toThrow(SharingError);
    expect(() => sharing.play(columns(), [share], 190, 220)).toThrow(
      /pair 99, red in seat 1: classic@-HSE-SCORE-01 .*without HSE-SCORE-01/,
    );
  });
});

describe('games are played along', () => {
  const battle = loadScenario('duel');
  const contenderOf = async (variant: number, spec: string): Promise<Contender> => {
    const selection = await loadSelection(spec);
    return { variant, selection, compiled: compileMatch(selection, battle) };
  };

  test('where that saves more games than it costs to look on: a fifth of one, 4 in 100 for each rule, and the base if nobody wants it', async () => {
    const base = await contenderOf(0, 'classic');
    const sharing = new Sharing(base, rootKey('pays'), (ruleWatch) => compileMatch(base.selection, battle, { ruleWatch }));
    const { unused, tables, sequence } = base.compiled.composed.provenance;
    const ids = activeRules(base.selection)
      .map((it) => it.rule.id)
      .filter((id) => ![...unused, ...tables, ...sequence].includes(id));
    expect(ids.length).toBeGreaterThan(20);
    const without = (variant: number, rules: readonly string[]) => contenderOf(variant, `classic@${rules.map((id) => `-${id}`).join()}`);
    const [many, one, two] = [await without(1, ids.slice(0, 21)), await without(2, ids.slice(0, 1)), await without(3, ids.slice(1, 2))];
    expect(sharing.takers([many], false)).toEqual([]);
    expect(sharing.takers([one], false)).toEqual([one]);
    expect(sharing.takers([one], true)).toEqual([]);
    expect(sharing.takers([one, two], true)).toEqual([one, two]);
  });
});

describe('batches', () => {
  test('a ruleset is played on the first of its edition with the same datasheets', async () => {
    const specs = ['classic', 'calixtus', 'classic@-CLS-MOVE-10', 'calixtus@line-infantry.Sv=3', 'calixtus@-CAL-SHOOT-14'];
    const selections: Selection[] = [];
    for (const spec of specs) selections.push(await loadSelection(spec));
    expect(basesOf(selections)).toEqual([0, 1, 0, 3, 1]);
  });

  test('hold the jobs of one chunk on one base, 64 at most, and as many parts as there are threads if there is but one chunk', () => {
    const of = (bases: readonly number[], chunks: number, workers: number) => {
      const jobs = planJobs(1, bases.length, 64 * chunks);
      const key = batchKey(bases, jobs, workers);
      const sizes = new Map<string, number>();
      for (const job of jobs) sizes.set(key(job), (sizes.get(key(job)) ?? 0) + 1);
      return [...sizes.values()];
    };
    expect(of([0, 0, 0, 0], 2, 2)).toEqual([4, 4]);
    expect(of([0, 0, 0, 0], 1, 2)).toEqual([2, 2]);
    expect(of([0, 1, 0, 1], 2, 2)).toEqual([2, 2, 2, 2]);
    expect(of(Array(130).fill(0), 2, 2)).toEqual([64, 64, 2, 64, 64, 2]);
    const jobs = planJobs(1, 2, 64);
    expect(jobs.map(batchKey([], jobs, 2))).toEqual(jobs.map(jobName));
  });
});
