import { join } from 'node:path';
import { rulesetWords } from '../../compile/ruleset-words.ts';
import { loadSelection } from '../../load/selection.ts';
import { writeAtomic } from '../../runner/files.ts';
import { inFolder } from '../../runner/folder.ts';
import { playedWith } from '../../runner/played-with.ts';
import { sealed } from '../../runner/stored-json.ts';
import { CHUNKS } from '../../runner/written.ts';
import type { Battle } from '../../scenario/types.ts';
import type { BalancePlan, BalanceResult } from '../../study/balance/balance-result.ts';
import { type Band, readBand } from '../../study/balance/bands.ts';
import { BALANCE_PAIRS, type BalanceArgs, goOnLine, playingWith } from '../balancing.ts';
import { blockText } from '../blocks.ts';
import { diceOptions, loadScenarios, oneSpec, readPlay } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { refuseOther, storedEarlier } from '../earlier.ts';
import { onInterrupt } from '../interrupt.ts';
import { queueOptions } from '../machine-options.ts';
import { decimal, listOf, once, wholeNumber } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';

const RESULT = 'balance.json';
const MOST_PAIRS = 1_000_000;

export const command: Command<BalanceArgs> = {
  takes: '<scenario>',
  examples: [
    [
      'sandtable balance duel -v classic --vary line-infantry.T,veteran-infantry.Sv',
      'the smallest change after which both armies win about half',
    ],
    [
      'sandtable balance patrol -v calixtus --vary CAL-WPN-06.range,hitOn:infantry+:cost=2 --target score=0.5+-0.03',
      'a step of the second counts as two',
    ],
    [
      'sandtable balance duel -v classic --vary line-infantry.Ld=7..10 --keep score:patrol=0.4..0.6',
      'and patrol must stay within 40 and 60 %',
    ],
  ],
  options: (args) =>
    queueOptions(diceOptions(args.positional('scenario', { type: 'string', describe: 'name of a bundled scenario, or path' })))
      .option('variant', { alias: 'v', type: 'string', describe: 'the ruleset' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' })
      .option('vary', {
        type: 'string',
        describe:
          'what may change, with commas: RULE.param, datasheet[.weapon].field or procedure+; with values as in sweep (=2..5), and what a step costs (:cost=2)',
      })
      .option('target', {
        type: 'string',
        default: 'score=0.5+-0.02',
        describe: 'score, vpMargin (both of red), firstTurn or rounds, within a band',
      })
      .option('keep', {
        type: 'string',
        describe: 'what is to hold besides, as in --target; of another scenario with score:name= (repeatable)',
      })
      .option('most', { type: 'string', default: '4', describe: 'the largest cost of a change: steps, times what each costs' })
      .option('pairs', { alias: 'n', type: 'string', default: BALANCE_PAIRS.search, describe: 'most pairs of each change on search dice' })
      .option('confirm-pairs', { type: 'string', default: BALANCE_PAIRS.fresh, describe: 'most pairs of each confirmation, on fresh dice' })
      .option('out', { type: 'string', describe: 'folder of the results (default: the next free out/<name>-<k>)' })
      .option('resume', { type: 'boolean', default: false, describe: 'continue a search that was stopped' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' }),
  run,
};

async function run(args: BalanceArgs): Promise<number> {
  const vary = listOf(args.vary);
  if (vary.length === 0) throw new UsageError('name what may change with --vary, for example --vary line-infantry.T,hitOn:infantry+');
  const most = decimal(args.most);
  if (!(most > 0 && most <= 1000)) throw new UsageError(`--most ${args.most}: expected a number above 0, at most 1000`);
  const settings = readPlay({ ...args, margin: '0.02' });
  const { openKnobs, readVary } = await import('../../study/balance/knobs.ts');
  const asked = readVary(vary);
  const selection = await loadSelection(oneSpec(args.variant));
  const { battles, target, keep } = await loadBands(args, selection.spec);
  const { listNotes } = await import('../../editions/list-faults.ts');
  const plan: BalancePlan = {
    spec: selection.spec,
    ruleset: rulesetWords(selection),
    scenarios: battles.map((it) => it.id),
    red: battles.map((it) => it.armies.red.title),
    vary,
    target,
    keep,
    most,
    pairs: wholeNumber('pairs', args.pairs, 2, MOST_PAIRS),
    confirmPairs: wholeNumber('confirm-pairs', args['confirm-pairs'], 2, MOST_PAIRS),
    seed: settings.seed,
    confidence: settings.confidence,
    lists: await listNotes(battles, settings.unchecked, loadSelection),
    played: playedWith(
      [selection.spec],
      battles.flatMap((it) => it.sources),
    ),
  };
  const { compileMatch } = await import('../../compile/match.ts');
  const compile = async (spec: string): Promise<void> => {
    const changed = await loadSelection(spec);
    for (const battle of battles) compileMatch(changed, battle);
  };
  await compile(selection.spec);
  const knobs = await openKnobs(asked, { selection, battles, most, compile });
  const { balance } = await import('../../study/balance/balance.ts');
  return inFolder({ ...settings, name: `balance-${plan.scenarios[0]}`, warn: note }, async ({ path: folder, clear, finish }) => {
    await clear();
    const finished = await resume(folder, plan);
    if (finished !== null) return tell(finished, args, folder);
    const interrupt = onInterrupt();
    const { play, stage } = playingWith({
      battles,
      folder,
      workers: args.workers === undefined ? undefined : settings.workers,
      queue: settings.queue,
      signal: interrupt.signal,
    });
    const result = await balance({ plan, selection, knobs, play, tell: stage }).finally(interrupt.release);
    if (result === null) {
      note(`interrupted; what was played is kept. To continue, repeat the command with --out ${folder} --resume`);
      return EXIT.interrupted;
    }
    const { balanceBlocks } = await import('../../study/balance/balance-words.ts');
    const { blockMarkdown } = await import('../../study/army-paper.ts');
    await writeAtomic(
      join(folder, 'balance.md'),
      blockMarkdown([{ heading: `Least change of ${plan.ruleset} in ${plan.scenarios[0]}` }, ...balanceBlocks(result)]),
    );
    await writeAtomic(join(folder, RESULT), sealed(result));
    await finish();
    return tell(result, args, folder);
  });
}

/** The scenario of the target and those that promises name, with the bands by their ids. */
async function loadBands(args: BalanceArgs, spec: string): Promise<{ battles: readonly Battle[]; target: Band; keep: readonly Band[] }> {
  const read = (option: string, text: string): Band => readBand(option, text, args.scenario);
  const target = read('target', once('target', args.target) as string);
  const keep = listOf(args.keep).map((it) => read('keep', it));
  const names = [...new Set([args.scenario, target.scenario, ...keep.map((it) => it.scenario)])];
  const battles = await loadScenarios(names, args, [spec]);
  const byId = (band: Band): Band => ({ ...band, scenario: battles[names.indexOf(band.scenario)]?.id ?? band.scenario });
  return { battles, target: byId(target), keep: keep.map(byId) };
}

/**
 * The result of a search that was finished in this folder; else notes what the search is asked for.
 * @throws OutputError for a folder of another search
 */
async function resume(folder: string, plan: BalancePlan): Promise<BalanceResult | null> {
  const begun = join(CHUNKS, RESULT);
  const finished = await storedEarlier<BalanceResult>(folder, RESULT);
  const earlier = finished?.plan ?? (await storedEarlier<BalancePlan>(folder, begun));
  if (earlier !== null) refuseOther(folder, 'a search', earlier, plan);
  if (finished !== null) return finished;
  await writeAtomic(join(folder, begun), sealed(plan));
  return null;
}

async function tell(result: BalanceResult, args: BalanceArgs, folder: string): Promise<number> {
  const { balanceBlocks } = await import('../../study/balance/balance-words.ts');
  if (args.json) outJson(result);
  else out(`${blockText(balanceBlocks(result))}\n\n${goOnLine(result, args)}\n\nResults: ${folder}`);
  return { 'none needed': EXIT.done, found: EXIT.done, 'not confirmed': EXIT.undecided, 'none found': EXIT.broken }[result.answer];
}
