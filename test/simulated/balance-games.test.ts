import { expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/match.ts';
import { loadSelection } from '../../src/load/selection.ts';
import { playCampaign } from '../../src/runner/campaign.ts';
import { balance } from '../../src/study/balance/balance.ts';
import type { BalancePlan, BalanceResult } from '../../src/study/balance/balance-result.ts';
import { readBand } from '../../src/study/balance/bands.ts';
import { openKnobs, readVary } from '../../src/study/balance/knobs.ts';
import { ledByScripts } from '../led.ts';
import { printTable } from './figures.ts';

const VARY = 'line-infantry.T,line-infantry.Ld,veteran-infantry.Sv';

/** A search in `duel`, which is about even under `classic@line-infantry.T=4`: under `classic` one step of Toughness is missing. */
async function searched(spec: string, seed: string): Promise<BalanceResult> {
  const duel = ledByScripts('duel');
  const selection = await loadSelection(spec);
  const compile = async (changed: string): Promise<void> => void compileMatch(await loadSelection(changed), duel);
  const plan: BalancePlan = {
    spec,
    ruleset: spec,
    scenarios: ['duel'],
    red: [duel.armies.red.title],
    vary: [VARY],
    target: readBand('target', 'score=0.5+-0.08', 'duel'),
    keep: [],
    most: 2,
    pairs: 256,
    confirmPairs: 1000,
    seed,
    confidence: 0.95,
  };
  const knobs = await openKnobs(readVary([VARY]), { selection, battles: [duel], most: plan.most, compile });
  const result = await balance({
    plan,
    selection,
    knobs,
    play: async ({ specs, pairs, seed: dice }) => (await playCampaign({ battles: [duel], specs, pairs, seed: dice })).campaign,
    tell: () => undefined,
  });
  if (result === null) throw new Error('interrupted');
  return result;
}

test('in real games a planted step is found, and where none is missing no change is needed', async () => {
  const rows: { [column: string]: string | number }[] = [];
  const told = (result: BalanceResult): string => result.best.moves.map(({ name, from, to }) => `${name} ${from} -> ${to}`).join(', ');
  const row = (spec: string, result: BalanceResult) =>
    rows.push({ ruleset: spec, answer: result.answer, change: told(result), games: result.games });
  for (const seed of ['one', 'two']) {
    const result = await searched('classic', seed);
    row('classic', result);
    expect([result.answer, told(result)]).toEqual(['found', 'line-infantry.T 3 -> 4']);
  }
  const even = await searched('classic@line-infantry.T=4', 'one');
  row('classic@line-infantry.T=4', even);
  expect(even.answer).toBe('none needed');
  printTable('Least change in duel, score=0.5+-0.08', rows);
});
