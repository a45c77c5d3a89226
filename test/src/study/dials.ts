import { allocate, BLUE, type Campaign, RED } from '../../../src/campaign/result.ts';
import { parseSpec } from '../../../src/compile/spec.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { randomFrom } from '../../../src/stats/index.ts';
import { balance } from '../../../src/study/balance/balance.ts';
import type { BalancePlan, BalanceResult } from '../../../src/study/balance/balance-result.ts';
import { readBand } from '../../../src/study/balance/bands.ts';
import { openKnobs, readVary } from '../../../src/study/balance/knobs.ts';
import type { Play } from '../../../src/study/balance/trials.ts';
import { tallyFolder } from './tally.ts';

const WORTH: { readonly [id: string]: number } = { 'DIA-SCORE-01': 14, 'DIA-SCORE-02': 5, 'DIA-SCORE-03': 14, 'DIA-SCORE-04': 1 };

/** What is true of a ruleset of the edition `dials.js`: red's chance to win is this over 216, and his victory points. */
export function dialTruth(spec: string): { readonly worth: number; readonly spoils: number } {
  const set = parseSpec(spec).switches.flatMap((it) => (it.kind === 'set' ? [[it.id, Number(it.value)] as const] : []));
  return {
    worth: set.reduce((sum, [id, by]) => sum + (WORTH[id] ?? 0) * by, 108),
    spoils: 10 + 2 * (set.find(([id]) => id === 'DIA-SCORE-03')?.[1] ?? 0),
  };
}

/** Plays by drawing from what is known. In `shared` of the games all rulesets have the same luck, in the others each has its own, as where a change turns all that follows. */
export function drawing(shared: number, parts: string[] = []): Play {
  return async ({ name, specs, pairs, seed }) => {
    parts.push(`${name}: ${specs.length} times ${pairs}`);
    const random = randomFrom(seed);
    const common = Array.from({ length: 2 * pairs }, () => ({ luck: random.below(216), own: random.below(1000) >= 1000 * shared }));
    const columns = specs.map((spec) => {
      const { worth, spoils } = dialTruth(spec);
      const others = randomFrom(`${seed} ${worth} ${spoils}`);
      const rows = allocate({ pairs, units: 0, counters: 0 });
      common.forEach(({ luck, own }, row) => {
        const thrown = own ? others.below(216) : luck;
        rows.winner[row] = thrown < worth ? RED : BLUE;
        rows.redVp[row] = spoils;
        rows.digestLo[row] = 1000 * worth + spoils;
      });
      return rows;
    });
    return {
      pairs,
      scenarios: [{ id: 'field', title: 'Field', digest: '', doctrines: { red: 'balanced', blue: 'balanced' }, units: [] }],
      variants: specs.map((spec) => ({ spec, base: 'DIA', digest: spec, counters: [] })),
      columns: [columns],
    } satisfies Campaign;
  };
}

export interface DialQuestion {
  /** Switches of the ruleset, as `DIA-SCORE-04.by=14`. */
  readonly switches: string;
  readonly vary: string;
  readonly target: string;
  readonly keep?: readonly string[];
  readonly plan?: Partial<BalancePlan>;
  readonly play?: Play;
}

export async function balanceDials({
  switches,
  vary,
  target,
  keep = [],
  plan: more = {},
  play = drawing(0.5),
}: DialQuestion): Promise<BalanceResult> {
  const selection = await loadSelection(`./dials.js${switches === '' ? '' : `@${switches}`}`, tallyFolder);
  const asked = readVary([vary]);
  const plan: BalancePlan = {
    spec: selection.spec,
    ruleset: selection.spec,
    scenarios: ['field'],
    red: ['Reds'],
    vary: [vary],
    target: readBand('target', target, 'field'),
    keep: keep.map((it) => readBand('keep', it, 'field')),
    most: 4,
    pairs: 4096,
    confirmPairs: 20_000,
    seed: 'dials',
    confidence: 0.95,
    ...more,
  };
  const knobs = await openKnobs(asked, { selection, battles: [], most: plan.most, compile: () => Promise.resolve() });
  const result = await balance({ plan, selection, knobs, play, tell: () => undefined });
  if (result === null) throw new Error('interrupted');
  return result;
}

/** `DIA-SCORE-01.by 0 -> -1`, of each value that a change moves. */
export const movesText = ({ best }: BalanceResult): string => best.moves.map(({ name, from, to }) => `${name} ${from} -> ${to}`).join(', ');
