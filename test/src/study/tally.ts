import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { summarise } from '../../../src/analysis/index.ts';
import { allocate, BLUE, type Campaign, type EngagementColumns, firstVariants, RED, ROW_COLUMNS } from '../../../src/campaign/result.ts';
import { activeRules, type Selection } from '../../../src/compile/select.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { type Random, randomFrom } from '../../../src/stats/index.ts';
import { type AblationResult, ablationResult } from '../../../src/study/ablation-result.ts';
import { type AblationPlan, planAblation } from '../../../src/study/attribution.ts';

/** The folder of the edition whose results are known in closed form (`tally.js`, `field.yaml`). */
export const tallyFolder = join(fileURLToPath(new URL('../../fixtures/', import.meta.url)), 'edition-outside');
export const loadTally = (switches = ''): Promise<Selection> => loadSelection(`./tally.js${switches}`, tallyFolder);

/** Rules of the edition that work together or alone, and one that changes nothing. */
export const RULES = ['TAL-SCORE-01', 'TAL-SCORE-02', 'TAL-SCORE-03', 'TAL-SCORE-04', 'TAL-SCORE-05'];
export const [VANGUARD, BURDEN, BANNER, DRUMS, IDLE] = RULES as [string, string, string, string, string];

/** What is true of a ruleset of these rules: red's chance to win, and his mean margin in victory points. */
export function truth(on: ReadonlySet<string>): { readonly score: number; readonly vpMargin: number } {
  const has = (...ids: string[]): number => (ids.every((id) => on.has(id)) ? 1 : 0);
  return {
    score:
      (108 + 18 * has(VANGUARD) - 12 * has(BURDEN) + 6 * has(BANNER) + 15 * has(VANGUARD, BURDEN, BANNER) + 24 * has(BANNER, DRUMS)) / 216,
    vpMargin: 10 + 3.5 * has(VANGUARD) - 2 * has(BURDEN) + 4 * has(BANNER, DRUMS),
  };
}

/** The plan of an ablation of these rules with all pairs and, from so many rulesets, Shapley values. */
export const tallyPlan = (full: Selection, coalitions: number, seed = 'tally'): AblationPlan =>
  planAblation({ full, players: RULES, together: RULES, coalitions, whole: true, seed });

export function resultOf(plan: AblationPlan, campaign: Campaign, seed: string): AblationResult {
  const summary = summarise(firstVariants(campaign, plan.compared), { seed });
  const inference = { method: 'fixed', confidence: 0.95, seed } as const;
  return ablationResult({ plan, campaign, summary, inference, uncounted: new Set(), notCalled: [], screened: [] });
}

/** A campaign that was drawn from what is known of the edition instead of played: the same luck for all rulesets of a plan. */
export function drawn(full: Selection, plan: AblationPlan, pairs: number, seed: string): Campaign {
  const rulesets = plan.specs.map((_, index) => truthAt(plan, index));
  const draw = (random: Random): { readonly luck: number; readonly spoils: number } => ({
    luck: random.below(216),
    spoils: 1 + random.below(6),
  });
  const random = randomFrom(seed);
  const rows = Array.from({ length: 2 * pairs }, () => draw(random));
  return {
    pairs,
    scenarios: [{ id: 'field', title: 'Field', digest: '', doctrines: { red: 'balanced', blue: 'balanced' }, units: [] }],
    variants: plan.specs.map((spec) => ({ spec, base: 'TAL', digest: spec, counters: activeRules(full).map((it) => it.rule.id) })),
    columns: [
      rulesets.map(({ on, score, vpMargin }) => {
        const columns = allocate({ pairs, units: 0, counters: activeRules(full).length });
        rows.forEach(({ luck, spoils }, row) => {
          const vp = vpMargin + (on.has(VANGUARD) ? spoils - 3.5 : 0);
          columns.winner[row] = luck < Math.round(216 * score) ? RED : BLUE;
          columns.redVp[row] = vp;
          columns.digestLo[row] = 2 * vp + (columns.winner[row] as number);
        });
        columns.called.fill(1);
        return columns;
      }),
    ],
  };
}

/** The rules of a plan's ruleset, found again from the coalitions that lead to it. */
function truthAt(plan: AblationPlan, index: number) {
  for (let mask = 0; mask < 2 ** RULES.length; mask++) {
    const has = RULES.map((_, i) => (mask & (1 << i)) !== 0);
    if (plan.index(has) !== index) continue;
    const on = new Set(RULES.filter((_, i) => has[i]));
    return { on, ...truth(on) };
  }
  throw new RangeError(`no coalition has ruleset ${index}`);
}

/** Some pairs of a campaign as a campaign of their own: other pairs are other dice. */
export function block(campaign: Campaign, firstPair: number, pairs: number): Campaign {
  const cut = (columns: EngagementColumns): EngagementColumns => {
    const view: Record<string, unknown> = { ...columns, rows: 2 * pairs, firstPair };
    for (const name of ROW_COLUMNS) {
      const width = columns[name].length / columns.rows;
      view[name] = columns[name].subarray(2 * firstPair * width, 2 * (firstPair + pairs) * width);
    }
    return view as unknown as EngagementColumns;
  };
  return { ...campaign, pairs, columns: campaign.columns.map((row) => row.map(cut)) };
}

/** How often intervals held what is true, by quantity. */
export class Coverage {
  readonly #held = new Map<string, number>();
  #results = 0;

  add(result: AblationResult): void {
    this.#results += 1;
    const see = (name: string, { low, high }: { low: number; high: number }, value: number): void => {
      const held = low <= value + 1e-9 && high >= value - 1e-9 ? 1 : 0;
      this.#held.set(name, (this.#held.get(name) ?? 0) + held);
    };
    for (const measure of ['score', 'vpMargin'] as const) {
      const worth = (...ids: readonly string[]): number => truth(new Set(ids))[measure];
      const without = (...ids: readonly string[]): number => worth(...RULES.filter((id) => !ids.includes(id)));
      for (const it of result.effects) see(`${measure} of ${it.rule}`, it[measure], without() - without(it.rule));
      for (const { rules, ...it } of result.interactions) {
        const [a, b] = rules;
        see(`${measure} of ${a} with ${b}`, it[measure], without() - without(a) - without(b) + without(a, b));
      }
      for (const it of result.shares) see(`${measure} share of ${it.rule}`, it[measure], fairShare(worth, it.rule));
      for (const { whole } of result.decompositions.filter((it) => it.measure === measure))
        see(`${measure} whole`, whole, without() - worth());
    }
  }

  /** Shares of results whose interval held the truth, the lowest first. */
  get shares(): (readonly [name: string, share: number])[] {
    return [...this.#held].map(([name, held]) => [name, held / this.#results] as const).sort(([, a], [, b]) => a - b);
  }
}

/** Shapley's formula word by word: the mean over all orders of what a rule adds when it joins. */
function fairShare(worth: (...ids: readonly string[]) => number, rule: string): number {
  const orders = permutations(RULES);
  const added = orders.map((order) => {
    const before = order.slice(0, order.indexOf(rule));
    return worth(...before, rule) - worth(...before);
  });
  return added.reduce((sum, it) => sum + it, 0) / orders.length;
}

const permutations = (list: readonly string[]): string[][] =>
  list.length === 0 ? [[]] : list.flatMap((first) => permutations(list.filter((it) => it !== first)).map((rest) => [first, ...rest]));
