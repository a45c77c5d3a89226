import { join } from 'node:path';
import { parseSpec, printSpec } from '../../compile/spec.ts';
import type { Campaign } from '../../runner/result.ts';
import type { Played } from '../../runner/campaign.ts';
import { runCampaign } from '../../runner/run.ts';
import { type CampaignArgs, campaignOptions, type CampaignSettings, readCampaign } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { fraction, listOf, once } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';
import { ProgressBar } from '../progress.ts';

interface RunArgs extends CampaignArgs {
  readonly variant?: string | readonly string[];
  readonly baseline?: string;
  readonly until?: string;
}

export const command: Command<RunArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable run patrol -v classic -v tenth', 'two editions on one scenario'],
    ['sandtable run patrol meeting -v classic -v classic@-CLS-USR-05 -n 2000', 'what a rule does, on the same dice'],
    ['sandtable run meeting -v classic -v ./mine.js --until 0.01', 'stops when every comparison is decided'],
    ['sandtable run patrol -v classic --out out/long --resume', 'goes on with a run that was stopped'],
  ],
  options: (args) =>
    campaignOptions(args)
      .option('variant', { alias: 'v', type: 'string', describe: 'ruleset to play: BASE[:preset][+pack]*[@switch,...] (repeatable)' })
      .option('baseline', { type: 'string', describe: 'ruleset that the others are compared with (default: the first)' })
      .option('until', { type: 'string', describe: 'stop early when every comparison is decided to this margin' }),
  run,
};

async function run(args: RunArgs): Promise<number> {
  const specs = readSpecs(args);
  const until = args.until === undefined ? null : fraction('until', args.until, 0, 1);
  const settings = await readCampaign(args);
  const margin = until ?? settings.margin;
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  note(`seed "${settings.seed}", ${settings.pairs} pairs, ${specs.join(' against ')}`);
  const { compare, summarise } = await import('../../analysis/index.ts');
  const judge = (soFar: Campaign): boolean =>
    compare(soFar, { method: 'anytime', confidence: settings.confidence, seed: settings.seed, margin, baseline: 0 }).every((it) => it.verdict !== 'not enough evidence');
  const result = await runCampaign({
    ...settings,
    specs,
    audit: true,
    command: process.argv.slice(2),
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
    ...(until !== null && specs.length > 1 ? { enough: judge } : {}),
    finish: async (played, manifest, folder) => {
      bar.close();
      const { writePaper } = await import('../paper.ts');
      await writePaper(folder, summariseWith(summarise, played, { ...settings, margin }, until !== null), played.campaign, manifest);
    },
  }).finally(() => {
    bar.close();
    interrupt.release();
  });
  switch (result.ended) {
    case 'interrupted':
      note(`interrupted; what was finished is kept. Go on with the same command and --out ${result.folder} --resume`);
      return EXIT.interrupted;
    case 'was finished':
      note(`${result.folder} was finished already; nothing was played`);
      break;
    default:
      note(`${result.manifest?.engagements} engagements, ${result.manifest?.engagementsPerSecond.toFixed(0)} a second`);
  }
  const { readSummary, summaryText } = await import('../paper.ts');
  const summary = await readSummary(result.folder);
  if (args.json) outJson(summary);
  else out(`${summaryText(summary)}\n\nReport: ${join(result.folder, 'report.html')}`);
  return EXIT.done;
}

/** Baseline first; every ruleset once, in normal form. */
function readSpecs(args: RunArgs): string[] {
  const variants = listOf(args.variant).map((text) => printSpec(parseSpec(text)));
  const given = once('baseline', args.baseline);
  const baseline = given === undefined ? undefined : printSpec(parseSpec(given));
  const specs = baseline === undefined ? variants : [baseline, ...variants.filter((it) => it !== baseline)];
  const twice = variants.find((it, i) => variants.indexOf(it) !== i);
  if (twice !== undefined) throw new UsageError(`${twice} is given twice; a ruleset against itself differs by nothing`);
  if (specs.length === 0) throw new UsageError('name at least one ruleset with --variant, for example -v classic');
  return specs;
}

type Summarise = typeof import('../../analysis/index.ts').summarise;

function summariseWith(summarise: Summarise, { campaign, changed, notes }: Played, { confidence, margin, seed }: CampaignSettings, anytime: boolean) {
  const waivers = new Set(notes.flatMap((it) => it.waived.map((keyword) => `${keyword} (${it.scenario} under ${it.variant})`)));
  const converted = new Set(notes.flatMap((it) => it.converted.map((sheet) => `${sheet} (${it.variant})`)));
  const ignored = new Set(notes.flatMap((it) => it.ignored.map((part) => `${part} (${it.scenario} under ${it.variant})`)));
  return summarise(campaign, {
    confidence,
    margin,
    seed,
    ...(changed === null ? {} : { changed }),
    method: anytime ? 'anytime' : 'fixed',
    notes: { waivers: [...waivers].sort(), converted: [...converted].sort(), ignored: [...ignored].sort() },
  });
}
