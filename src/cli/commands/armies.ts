import { join } from 'node:path';
import type { Campaign } from '../../campaign/result.ts';
import { parseSpec, printSpec } from '../../compile/spec.ts';
import { loadSelection } from '../../load/selection.ts';
import { counted } from '../../rules/counted.ts';
import { writeAtomic } from '../../runner/files.ts';
import { type ListNotes, listNotesOf, listSentences } from '../../scenario/list-notes.ts';
import type { Battle } from '../../scenario/types.ts';
import { armyBlocks, armyMarkdown } from '../../study/army-paper.ts';
import type { ArmyStudy } from '../../study/army-study.ts';
import { type RoundRobin, readRoundRobin } from '../army-battles.ts';
import { blockText } from '../blocks.ts';
import { doctrineName, type PlayArgs, type PlaySettings, playOptions, readPlay } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { others, playComparison, reportLine } from '../comparison.ts';
import { type DetailsArgs, detailsOption, fewLines } from '../details.ts';
import { machineOptions } from '../machine-options.ts';
import { listOf, once } from '../numbers.ts';
import { folded, isQuiet, note, out, outJson } from '../print.ts';
import { duration } from '../progress.ts';
import { ARMIES, readArmies } from '../study-paper.ts';

interface ArmiesArgs extends PlayArgs, DetailsArgs {
  readonly army?: readonly string[];
  readonly on: string;
  readonly variant?: string | readonly string[];
  readonly doctrine?: string | readonly string[];
}

/** Matchups played once beforehand, to estimate how long all will take. */
const TIMED = 4;

export const command: Command<ArmiesArgs> = {
  takes: '[army..]',
  examples: [
    ['sandtable armies -v classic -v tenth', 'general-purpose bundled armies, every one against every other'],
    ['sandtable armies assault gunline armour --on meeting -v classic -n 300', 'three of them on a crossroads: is there a circle?'],
    [
      'sandtable armies patrol-line patrol-raiders ./mine.yaml --on patrol -v classic -v classic@-CLS-MORALE-03',
      'which army does a rule help?',
    ],
    ['sandtable armies armour gunline swarm -v tenth --doctrine armour=cautious', 'with another doctrine for one of them'],
  ],
  options: (args) =>
    detailsOption(
      machineOptions(playOptions(args.positional('army', { type: 'string', array: true, describe: 'names of bundled armies, or paths' }))),
    )
      .option('on', { type: 'string', default: 'meeting', describe: 'scenario whose battlefield, zones and mission they use' })
      .option('variant', { alias: 'v', type: 'string', describe: 'ruleset to play (repeatable; the first is the baseline)' })
      .option('doctrine', { type: 'string', describe: 'doctrines: <army>=<name>, or <name> for all (default: those of the armies)' })
      .option('pairs', { type: 'string', default: '100', describe: 'pairs of games of each matchup under each ruleset' }),
  run,
};

async function run(args: ArmiesArgs): Promise<number> {
  const specs = listOf(args.variant).map((text) => printSpec(parseSpec(text)));
  const twice = specs.find((it, i) => specs.indexOf(it) !== i);
  if (twice !== undefined) throw new UsageError(`--variant names ${twice} twice; a ruleset does not differ from itself`);
  if (specs.length === 0) throw new UsageError('name at least one ruleset with --variant, for example -v classic');
  const settings = readPlay(args);
  const selections = await Promise.all(specs.map((spec) => loadSelection(spec)));
  const robin = await readRoundRobin({
    armies: args.army ?? [],
    on: once('on', args.on) ?? '',
    doctrines: readDoctrines(listOf(args.doctrine)),
    data: listOf(args.data),
    selections,
    unchecked: args.unchecked ?? false,
  });
  await announce(robin, specs, settings);
  let played: ArmyStudy | null = null;
  const compared = await playComparison({
    settings: { ...settings, battles: robin.battles, name: `armies-${robin.field}` },
    specs,
    until: null,
    audit: false,
    without: others(specs, 1),
    extra: async (folder, { campaign }, { notes }) => {
      played = await studyOf(campaign, robin, settings, listNotesOf(notes));
      await writeStudy(folder, played);
    },
  });
  if ('code' in compared) return compared.code;
  const study: ArmyStudy = played ?? (await readArmies(compared.folder));
  if (args.json) outJson(study);
  else {
    const { whatWouldDecide } = await import('../comparison-text.ts');
    const next = await whatWouldDecide(compared.folder, compared.summary);
    out(
      `${args.details ? blockText(armyBlocks(study)) : await answerText(study)}${next}\n\nTables: ${join(compared.folder, 'armies.md')}\n${reportLine(compared.folder)}`,
    );
  }
  // What was asked has no whole answer.
  return compared.failed.length > 0 ? EXIT.usage : EXIT.done;
}

async function answerText(study: ArmyStudy): Promise<string> {
  const { armyAnswer } = await import('../../study/army-answer.ts');
  const { headline, sentences } = armyAnswer(study);
  return fewLines([`${headline}.`, ...sentences.map(({ text }) => text)], listSentences(study.lists))
    .map((line) => folded(line))
    .join('\n');
}

async function studyOf(
  campaign: Campaign,
  { field, entrants, fixtures, rulesets }: RoundRobin,
  settings: PlaySettings,
  lists: ListNotes,
): Promise<ArmyStudy> {
  const { studyArmies } = await import('../../study/army-study.ts');
  const { confidence, margin, seed } = settings;
  // Without those that were left out.
  const named = Object.fromEntries(Object.entries(rulesets).filter(([spec]) => campaign.variants.some((it) => it.spec === spec)));
  return studyArmies(campaign, { field, entrants, fixtures, rulesets: named, confidence, margin, seed, lists });
}

async function writeStudy(folder: string, study: ArmyStudy): Promise<void> {
  await writeAtomic(join(folder, ARMIES), `${JSON.stringify(study, null, 2)}\n`);
  await writeAtomic(join(folder, 'armies.md'), armyMarkdown(study));
}

/** Reports how much there is to play, and roughly how long it will take. */
async function announce({ entrants, battles }: RoundRobin, specs: readonly string[], settings: PlaySettings): Promise<void> {
  if (isQuiet() || settings.resume) return;
  const engagements = battles.length * specs.length * settings.pairs * 2;
  const size = `${counted(entrants.length, 'army', 'armies')}, ${counted(battles.length, 'matchup')}, ${counted(engagements, 'game')}`;
  const { playCampaign } = await import('../../runner/campaign.ts');
  const step = Math.ceil(battles.length / TIMED);
  const timed: Battle[] = battles.filter((_, i) => i % step === 0);
  const once = () => playCampaign({ battles: timed, specs, pairs: 1, seed: settings.seed, workers: 1 });
  // The first engagement includes compilation.
  await once();
  const { seconds } = await once();
  const each = seconds / (timed.length * specs.length * 2);
  note(`${size}: roughly ${duration((each * engagements) / settings.workers)}`);
}

/** `--doctrine gunline=cautious,armour=hunter`, or one name for all, kept under `*`. */
function readDoctrines(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split(','))) {
    const [army, name] = part.includes('=') ? (part.split('=', 2) as [string, string]) : ['*', part];
    if (army === '' || name === '') throw new UsageError(`--doctrine ${part}: expected <army>=<name>, or <name> for all armies`);
    if (found.has(army)) throw new UsageError(`--doctrine names the doctrine of ${army === '*' ? 'all armies' : army} twice`);
    found.set(army, doctrineName(name));
  }
  return found;
}
