import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { loadFormats } from '../../load/formats.ts';
import { loadSelection } from '../../load/selection.ts';
import { writeAtomic } from '../../runner/files.ts';
import { inFolder } from '../../runner/folder.ts';
import { playedWith } from '../../runner/played-with.ts';
import { sealed } from '../../runner/stored-json.ts';
import type { Formats } from '../../scenario/formats.ts';
import type { DoctrineFile, Source } from '../../scenario/types.ts';
import type { TrainingPlan, TrainingResult } from '../../study/training/training-result.ts';
import { blockText } from '../blocks.ts';
import { type CampaignArgs, loadScenarios, oneSpec, playOptions, readPlay } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { refuseOther, storedEarlier } from '../earlier.ts';
import { onInterrupt } from '../interrupt.ts';
import { queueOptions } from '../machine-options.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';

interface TrainArgs extends CampaignArgs {
  readonly variant?: string | readonly string[];
  readonly against?: string | readonly string[];
  readonly weight?: string | readonly string[];
  readonly proof?: string | readonly string[];
  readonly steps: string;
  readonly population: string;
  readonly 'proof-pairs': string;
}

const RESULT = 'training.json';
const DOCTRINES = 'doctrines';
const MOST = { steps: 100_000, population: 20, pairs: 100_000 } as const;

export const command: Command<TrainArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable train patrol meeting -v tenth', 'tunes the weights of commander by playing against itself'],
    [
      'sandtable train patrol -v classic --against assault --against gunline --proof meeting',
      'the best answer to two players, tested on another scenario',
    ],
    ['sandtable train patrol -v classic --population 3', 'three players, each the best answer to those before it'],
  ],
  options: (args) =>
    queueOptions(
      playOptions(args.positional('scenario', { type: 'string', array: true, describe: 'names of bundled scenarios, or paths' })),
    )
      .option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' })
      .option('doctrine', { type: 'string', default: 'commander', describe: 'the doctrine to start from; it needs `commander` weights' })
      .option('against', { type: 'string', describe: 'a doctrine to train against (repeatable; default: itself)' })
      .option('weight', { type: 'string', describe: 'a consideration to tune (repeatable; default: all that the doctrine uses)' })
      .option('population', { type: 'string', default: '1', describe: 'how many players to train, each against those before it' })
      .option('steps', { type: 'string', default: '60', describe: 'steps of each training' })
      .option('pairs', { alias: 'n', type: 'string', default: '16', describe: 'pairs of games of each scenario in a step' })
      .option('proof', { type: 'string', describe: 'a scenario to prove the result on (repeatable; default: those of the training)' })
      .option('proof-pairs', { type: 'string', default: '200', describe: 'pairs of games of each scenario in the proof' }),
  run,
};

async function run(args: TrainArgs): Promise<number> {
  const settings = readPlay(args);
  const { spec } = await loadSelection(oneSpec(args.variant));
  const formats = await loadFormats([spec]);
  const { trainAll } = await import('../../study/training/training.ts');
  const scenarios = args.scenario;
  const proof = listOf(args.proof).length === 0 ? scenarios : listOf(args.proof);
  const load = (names: readonly string[]) => loadScenarios(names, { data: args.data, unchecked: args.unchecked }, [spec]);
  const battles = await load(scenarios);
  const proofBattles = await load(proof);
  const doctrine = (name: string) => readDoctrine(name, formats, listOf(args.data));
  const start = await doctrine(once('doctrine', args.doctrine) as string);
  const against = await Promise.all(listOf(args.against).map(doctrine));
  const plan: TrainingPlan = {
    spec,
    scenarios: battles.map((it) => it.id),
    proof: proofBattles.map((it) => it.id),
    start,
    names: await namesOf(start, listOf(args.weight)),
    against: against.map((it) => it.id),
    population: wholeNumber('population', args.population, 1, MOST.population),
    steps: wholeNumber('steps', args.steps, 1, MOST.steps),
    pairs: settings.pairs,
    proofPairs: wholeNumber('proof-pairs', args['proof-pairs'], 1, MOST.pairs),
    seed: settings.seed,
    confidence: settings.confidence,
    played: playedWith([spec], [...[...battles, ...proofBattles].flatMap((it) => it.sources), ...against.map(sourceOf)]),
  };
  const name = `train-${battles.length === 1 ? plan.scenarios[0] : 'several'}`;
  return inFolder({ ...settings, name, warn: note }, async (folder) => {
    await folder.clear();
    const earlier = settings.resume ? await readEarlier(folder.path, plan) : null;
    const interrupt = onInterrupt();
    const result = await trainAll({
      plan,
      battles,
      proofBattles,
      against,
      workers: settings.workers,
      queue: settings.queue,
      signal: interrupt.signal,
      earlier,
      save: async (soFar) => {
        tellStep(soFar);
        await writeAtomic(join(folder.path, RESULT), sealed(soFar));
      },
    }).finally(interrupt.release);
    if (result === null) {
      note(`stopped; continue with --resume --out ${folder.path}`);
      return EXIT.interrupted;
    }
    const files = await writeDoctrines(result, folder.path);
    await folder.finish();
    if (args.json) outJson(result);
    else {
      const { trainingBlocks } = await import('../../study/training/training-words.ts');
      out(`${blockText(trainingBlocks(result))}\n\nDoctrines, for --doctrine red=<file>: ${files.join(', ')}`);
    }
    return EXIT.done;
  });
}

async function readDoctrine(name: string, formats: Formats, data: readonly string[]): Promise<DoctrineFile> {
  const { loadDoctrine } = await import('../../load/scenarios.ts');
  return loadDoctrine(name, { formats, dataDirs: data });
}

/** A doctrine as a file that decides games, by its content. */
const sourceOf = (doctrine: DoctrineFile): Pick<Source, 'path' | 'digest'> => ({
  path: `doctrine ${doctrine.id}`,
  digest: createHash('sha256').update(JSON.stringify(doctrine)).digest('hex'),
});

/** @throws UsageError for a doctrine without weights, and for a consideration that nobody knows or that it does not use */
async function namesOf(start: DoctrineFile, asked: readonly string[]): Promise<string[]> {
  const { inUse } = await import('../../study/training/weights.ts');
  if (start.commander === undefined || start.rollouts !== undefined)
    throw new UsageError(`--doctrine ${start.id}: only a doctrine with \`commander\` weights can be trained`);
  const used = inUse(start);
  if (used.length === 0) throw new UsageError(`--doctrine ${start.id}: all of its considerations are switched off`);
  for (const name of asked)
    if (!used.includes(name)) throw new UsageError(`--weight ${name}: expected one of ${used.join(', ')}, which ${start.id} uses`);
  return asked.length === 0 ? used : used.filter((name) => asked.includes(name));
}

/** @throws OutputError for a folder of another training, or of one that other code has played */
async function readEarlier(folder: string, plan: TrainingPlan): Promise<TrainingResult | null> {
  const earlier = await storedEarlier<TrainingResult>(folder, RESULT);
  if (earlier !== null) refuseOther(folder, 'a training', earlier.plan, plan);
  return earlier;
}

function tellStep({ plan, members }: TrainingResult): void {
  const last = members.at(-1);
  if (last === undefined || last.doctrine !== null) return;
  const steps = last.differences.length;
  if (steps % Math.ceil(plan.steps / 10) === 0 || steps === plan.steps)
    note(`${plan.population > 1 ? `player ${members.length} of ${plan.population}, ` : ''}step ${steps} of ${plan.steps}`);
}

async function writeDoctrines({ members }: TrainingResult, folder: string): Promise<string[]> {
  const { stringify } = await import('yaml');
  return Promise.all(
    members.flatMap(({ doctrine }) => {
      if (doctrine === null) return [];
      const path = join(folder, DOCTRINES, `${doctrine.id}.yaml`);
      return [writeAtomic(path, stringify({ format: 1, ...doctrine }, { lineWidth: 0 })).then(() => path)];
    }),
  );
}
