import { join } from 'node:path';
import type { Naming } from '../analysis/naming.ts';
import type { CommonVerdict, ResultSummary, Summary } from '../analysis/summary.ts';
import { verdictWords } from '../analysis/verdict-words.ts';
import type { Manifest } from '../campaign/manifest.ts';
import { type Campaign, firstVariants } from '../campaign/result.ts';
import type { ReportFormat, ReportOptions } from '../report/index.ts';
import { completed } from '../report/older.ts';
import { writeAtomic } from '../runner/files.ts';
import { inFolder } from '../runner/folder.ts';
import { drawnFrom, manifestIn, readResult, verifyResults } from '../runner/listed.ts';
import { paint } from './print.ts';
import { isAblation, studyPaper } from './study-paper.ts';

/** Writes the summary, charts and report of a campaign. */
export async function writePaper(
  folder: string,
  summary: Summary,
  campaign: Campaign,
  manifest: Manifest,
  options: Pick<ReportOptions, 'replay' | 'formats'> = {},
): Promise<void> {
  await writeAtomic(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  const { writeReport } = await import('../report/index.ts');
  const parts = reported(folder, campaign, summary, manifest);
  await writeReport(folder, ...parts, { ...(await studyPaper(folder, campaign)), ...(await titled(parts[2])), ...options });
}

/** Names of the rules of a run's rulesets, as far as they still exist. */
async function titled({ rulesets }: Manifest): Promise<Pick<ReportOptions, 'ruleTitles'>> {
  const { ruleTitles } = await import('./rule-titles.ts');
  return { ruleTitles: await ruleTitles(rulesets.map(({ spec }) => spec)) };
}

/**
 * A study may play more rulesets than it reports on; the reported ones come first. How often every rule came up under each ruleset of an
 * ablation is data, not reading matter: the full ruleset, the first, has it all.
 */
function reported(folder: string, campaign: Campaign, summary: Summary, manifest: Manifest): [Campaign, Summary, Manifest] {
  const count = new Set(summary.results.map((it) => it.variant)).size;
  const [full] = summary.results;
  const brief = (it: ResultSummary): ResultSummary => (it.variant === full?.variant ? it : { ...it, exercised: {} });
  const shown = isAblation(folder) ? { ...summary, results: summary.results.map(brief) } : summary;
  return [firstVariants(campaign, count), shown, { ...manifest, rulesets: manifest.rulesets.slice(0, count) }];
}

/** The summary as written, perhaps by an older version. */
const writtenSummary = (folder: string): Promise<Summary> => readResult(folder, 'summary.json', ['results', 'comparisons']);

export const readSummary = (folder: string): Promise<Summary> =>
  drawnFrom(folder, async () => completed(await writtenSummary(folder)).summary);

const VERDICT_STYLE = {
  'no-op': 'dim',
  equivalent: 'green',
  different: 'yellow',
  'not enough evidence': 'dim',
  'depends on the doctrine': 'yellow',
} as const;

/** `helps Raiders (blue)`, or the verdict in words, in its colour. */
export const verdictText = (
  { verdict, favours, scenario }: { readonly verdict: CommonVerdict; readonly favours?: 'red' | 'blue'; readonly scenario: string },
  { army }: Naming,
): string => paint(VERDICT_STYLE[verdict], favours === undefined ? verdictWords(verdict) : `helps ${army(favours, scenario)}`);

export interface RebuildOptions {
  readonly charts: readonly string[];
  /** Default: what a run writes. */
  readonly formats?: readonly ReportFormat[];
  readonly warn?: (words: string) => void;
}

/**
 * Rebuilds charts and report of a finished run from its data, or only the requested formats. Returns the files written.
 * @throws OutputError when the data is not as the run wrote it
 */
export const rebuildPaper = (folder: string, options: RebuildOptions): Promise<string[]> =>
  inFolder({ out: folder, name: '', resume: true, force: false, ...(options.warn && { warn: options.warn }) }, async (open) => {
    await verifyResults(folder, 'sources');
    const manifest = await manifestIn(folder);
    const written = await drawnFrom(folder, () => drawn(folder, manifest, options));
    await open.finish(manifest);
    return written;
  });

async function drawn(folder: string, manifest: Manifest, options: RebuildOptions): Promise<string[]> {
  const { readCampaign } = await import('../runner/arrow.ts');
  const { writeReport } = await import('../report/index.ts');
  const summary = await writtenSummary(folder);
  const campaign = await readCampaign(folder);
  const parts = reported(folder, campaign, summary, manifest);
  return writeReport(folder, ...parts, { ...(await studyPaper(folder, campaign)), ...(await titled(parts[2])), ...options });
}
