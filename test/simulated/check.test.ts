import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pairMeans, pairRounds } from '../../src/analysis/pair-values.ts';
import { nextLook } from '../../src/campaign/looks.ts';
import { chunksOf } from '../../src/campaign/plan.ts';
import { allocate, type Campaign, CHUNK_PAIRS, DRAW, type EngagementColumns, prefix } from '../../src/campaign/result.ts';
import { mean, type Random, randomFrom } from '../../src/stats/index.ts';
import { pairsOf } from '../../src/study/baseline.ts';
import { type Contract, loadContract } from '../../src/study/contract.ts';
import { type ClaimVerdict, Judge, overall } from '../../src/study/judge.ts';
import { FORMATS } from '../files.ts';
import { temporaryFolder } from '../outside.ts';
import { howMany } from '../sampled.ts';
import { type Bank, drawPairs, openBank } from './bank.ts';
import { atLeast, atMost, percent, printTable } from './figures.ts';

const RUNS = howMany(1000, 300);
const BUDGET = 1280;
const CONFIDENCE = 0.95;
const RULE = 'CLS-MORALE-03';
const REGRESSION = 0.05;

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});

function contractOf(promises: readonly string[]): Contract {
  const path = join(temporaryFolder(), 'simulated.balance.yaml');
  const head = [
    'format: 1',
    'id: simulated',
    'title: Simulated',
    'variant: classic',
    'scenarios: [duel]',
    `pairs: ${BUDGET}`,
    `confidence: ${CONFIDENCE}`,
  ];
  writeFileSync(path, [...head, 'promises:', ...promises.map((it) => `  - ${it}`), ''].join('\n'));
  return loadContract(path, FORMATS);
}

/** What a tree plays in a run of CI with a seed of its own, and what it played when its baseline was accepted. */
interface Tree {
  readonly now: EngagementColumns;
  readonly without: EngagementColumns;
  readonly accepted: EngagementColumns;
}

/** A run of CI as `check` makes it: it looks after the same chunks until every promise is decided. */
function check(contract: Contract, { now, without, accepted }: Tree): { readonly verdict: ClaimVerdict; readonly pairs: number } {
  const switched = [{ rule: RULE, on: true, spec: `classic@-${RULE}` }];
  const judge = new Judge({ contract, switched, baseline: [pairsOf(accepted)] });
  const after = (pairs: number): Campaign => ({
    scenarios: bank.campaign.scenarios,
    variants: bank.campaign.variants,
    pairs,
    columns: [[prefix(now, pairs), prefix(without, pairs)]],
  });
  let pairs = BUDGET;
  for (let chunk = nextLook(0); chunk < chunksOf(BUDGET); chunk = nextLook(chunk)) {
    judge.look(after(chunk * CHUNK_PAIRS));
    if (!judge.needed().flat().includes(true)) {
      pairs = chunk * CHUNK_PAIRS;
      break;
    }
  }
  judge.look(after(pairs));
  return { verdict: overall(judge.judged()), pairs };
}

/** Many runs of one contract, each with pairs of its own. */
function simulate(contract: Contract, name: string, draw: (random: Random) => Tree) {
  const counts = { kept: 0, broken: 0, undecided: 0 };
  let pairs = 0;
  for (let run = 0; run < RUNS; run++) {
    const found = check(contract, draw(randomFrom(`${name} ${run}`)));
    counts[found.verdict] += 1;
    pairs += found.pairs;
  }
  return { ...counts, pairs: pairs / RUNS };
}

/** The columns that promises read; the rest would only cost time. */
const SEEN = ['first', 'winner', 'redVp', 'blueVp', 'rounds', 'digestHi', 'digestLo'] as const;

/** Columns that are refilled for every run. */
const reused = (): EngagementColumns => allocate({ pairs: BUDGET, units: 0, counters: 0 });
const [NOW, WITHOUT, ACCEPTED] = [reused(), reused(), reused()];

/** Fills columns with the drawn pairs of the bank: those under the changed ruleset where `changed` says so. */
function fill(columns: EngagementColumns, drawn: Int32Array, changed: (place: number) => boolean): EngagementColumns {
  const [base, other] = [bank.base.engagements, bank.changed.engagements];
  drawn.forEach((pair, place) => {
    const from = changed(place) ? other : base;
    for (const name of SEEN) {
      columns[name][2 * place] = from[name][2 * pair] as number;
      columns[name][2 * place + 1] = from[name][2 * pair + 1] as number;
    }
  });
  return columns;
}

/** The tree has not changed: what is played now was accepted. */
function unchanged(random: Random): Tree {
  const drawn = drawPairs(bank, BUDGET, random);
  const now = fill(NOW, drawn, () => false);
  return { now, without: fill(WITHOUT, drawn, () => true), accepted: now };
}

/** A change by which red scores exactly 0.05 more on average: some pairs are those without the rule. */
function regressed(random: Random): Tree {
  const share = REGRESSION / mean(bank.differences);
  const drawn = drawPairs(bank, BUDGET, random);
  const moved = Uint8Array.from(drawn, () => (random.bits() < share * 2 ** 32 ? 1 : 0));
  const now = fill(NOW, drawn, (place) => moved[place] === 1);
  return { now, without: now, accepted: fill(ACCEPTED, drawn, () => false) };
}

const truth = () => {
  const columns = bank.base.engagements;
  return {
    score: mean(bank.base.halfPoints) / 4,
    draws: mean(pairMeans(columns, (row) => (columns.winner[row] === DRAW ? 1 : 0))),
    rounds: mean(pairRounds(columns)),
    vp: mean(bank.base.margins),
    effect: Math.abs(mean(bank.differences)),
  };
};

test('runs on an unchanged tree fail no more often than promised, even with every promise on its boundary', () => {
  const { score, draws, rounds, vp, effect } = truth();
  const hard = contractOf([
    `score: { from: ${score - 0.1}, to: ${score} }`,
    `draws: { at-most: ${draws} }`,
    `rounds: { from: ${rounds}, to: ${rounds + 1} }`,
    `vp-margin: { from: ${vp - 1}, to: ${vp} }`,
    `rule: ${RULE}\n    effect: { at-most: ${effect} }`,
    'unchanged: { margin: 0.02 }',
  ]);
  const easy = contractOf([
    `score: { from: ${score - 0.08}, to: ${score + 0.08} }`,
    'seat: { at-most: 0.08 }',
    `rounds: { from: ${rounds - 0.5}, to: ${rounds + 0.5} }`,
    `rule: ${RULE}\n    effect: { at-most: ${effect + 0.08} }`,
    'unchanged: { margin: 0.02 }',
  ]);
  const rows = (
    [
      ['on the boundary', hard],
      ['well inside', easy],
    ] as const
  ).map(([promises, contract]) => ({ promises, ...simulate(contract, `unchanged, ${promises}`, unchanged) }));
  printTable(
    `${RUNS} runs of a contract on an unchanged tree, ${percent(1 - CONFIDENCE)} of failures promised, at most ${BUDGET} pairs`,
    rows.map(({ promises, kept, broken, undecided, pairs }) => ({
      promises,
      failed: percent(broken / RUNS),
      kept: percent(kept / RUNS),
      undecided: percent(undecided / RUNS),
      'mean pairs': Math.round(pairs),
    })),
  );
  for (const { broken } of rows) expect(atMost(1 - CONFIDENCE, broken, RUNS)).toBe(true);
  expect(atLeast(CONFIDENCE, rows[1]?.kept ?? 0, RUNS)).toBe(true);
  // A mean that lies on a boundary cannot be assigned to either side.
  expect(rows[0]?.undecided).toBeGreaterThan(RUNS / 2);
});

test('a regression of 5 points is caught within the budget', () => {
  const contract = contractOf(['unchanged: { margin: 0.02 }', 'seat: { at-most: 0.08 }', 'rounds: { from: 2, to: 6 }']);
  const { broken, kept, undecided, pairs } = simulate(contract, 'regressed', regressed);
  printTable(`${RUNS} runs of a contract on a tree whose score moved by 5 points, at most ${BUDGET} pairs`, [
    { caught: percent(broken / RUNS), missed: percent(kept / RUNS), undecided: percent(undecided / RUNS), 'mean pairs': Math.round(pairs) },
  ]);
  expect(atLeast(0.95, broken, RUNS)).toBe(true);
});
