import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Comparison, ResultSummary, Summary, Verdict } from '../analysis/summary.ts';
import type { ExportFormat } from '../report/index.ts';
import { writeAtomic } from '../runner/files.ts';
import { MANIFEST } from '../runner/folder.ts';
import type { Manifest } from '../runner/manifest.ts';
import type { Campaign } from '../runner/result.ts';
import { paint, table } from './print.ts';

/** Writes what is made of a campaign's results: the summary, then charts and report. */
export async function writePaper(folder: string, summary: Summary, campaign: Campaign, manifest: Manifest): Promise<void> {
  await writeAtomic(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  const { writeReport } = await import('../report/index.ts');
  await writeReport(folder, campaign, summary, manifest);
}

export const readSummary = async (folder: string): Promise<Summary> =>
  JSON.parse(await readFile(join(folder, 'summary.json'), 'utf8')) as Summary;

const three = (n: number): string => n.toFixed(3);
const signed = (n: number): string => (n > 0 ? '+' : '') + n.toFixed(3);
const interval = (low: number, high: number, show = three): string => `${show(low)} to ${show(high)}`;

/** The results for a terminal: the answer first, then what each ruleset did. */
export function summaryText(summary: Summary): string {
  const percent = `${Math.round(summary.confidence * 1000) / 10} %`;
  const parts: string[] = [];
  if (summary.comparisons.length > 0) {
    const heads = ['scenario', 'ruleset', 'against', 'verdict', 'score of red', `${percent} interval`, 'p'];
    parts.push(table(heads, summary.comparisons.map(comparisonRow), ['score of red', 'p']));
    const methods = [...new Set(summary.comparisons.map((it) => `${it.method}; ${it.correction}`))];
    parts.push(paint('dim', `Differences are paired on the same dice. Method: ${methods.join(' / ')}.`));
    if (summary.comparisons.some((it) => it.differentBases)) {
      parts.push("Editions on different bases are different games: such a difference is not one rule's doing.");
    }
  }
  const heads = ['scenario', 'ruleset', 'pairs', 'red wins', 'score of red', `${percent} interval`, 'first turn', 'rounds'];
  parts.push(table(heads, summary.results.map(resultRow), ['pairs', 'red wins', 'score of red', 'first turn', 'rounds']));
  if (summary.notes.waivers.length > 0) parts.push(`Waived: ${summary.notes.waivers.join(', ')}.`);
  if (summary.notes.converted.length > 0) parts.push(`Converted datasheets: ${summary.notes.converted.join(', ')}.`);
  if (summary.notes.ignored.length > 0) parts.push(`Of the mission, not played: ${summary.notes.ignored.join(', ')}.`);
  return parts.join('\n\n');
}

const VERDICT_STYLE = { 'no-op': 'dim', equivalent: 'green', different: 'yellow', 'not enough evidence': 'dim' } as const;

/** `different, for red` */
export const verdictText = (verdict: Verdict, favours?: 'red' | 'blue'): string =>
  paint(VERDICT_STYLE[verdict], favours === undefined ? verdict : `${verdict}, for ${favours}`);

function comparisonRow({ scenario, doctrine, variant, baseline, verdict, favours, score }: Comparison): string[] {
  return [
    doctrine === undefined ? scenario : `${scenario} (${doctrine})`,
    variant,
    baseline,
    verdictText(verdict, favours),
    signed(score.difference),
    interval(score.low, score.high, signed),
    score.p < 0.0001 ? '<0.0001' : score.p.toFixed(4),
  ];
}

function resultRow(it: ResultSummary): string[] {
  const share = `${Math.round((100 * it.outcomes.red) / it.engagements)} %`;
  return [
    it.doctrine === undefined ? it.scenario : `${it.scenario} (${it.doctrine})`,
    it.variant,
    String(it.pairs),
    share,
    three(it.score.estimate),
    interval(it.score.low, it.score.high),
    signed(it.firstTurnAdvantage.estimate),
    it.rounds.estimate.toFixed(2),
  ];
}

export interface RebuildOptions {
  readonly charts: readonly string[];
  readonly formats: readonly ExportFormat[];
}

/** Draws charts and report of a finished run again from its data, and writes its tables in other formats. */
export async function rebuildPaper(folder: string, { charts, formats }: RebuildOptions): Promise<void> {
  const { readCampaign } = await import('../runner/arrow.ts');
  const { writeReport } = await import('../report/index.ts');
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  await writeReport(folder, await readCampaign(folder), await readSummary(folder), manifest, { charts, formats });
}
