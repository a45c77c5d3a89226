import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { CheckResult } from '../../study/check-result.ts';
import type { Contract } from '../../study/contract.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { type DetailsArgs, detailsOption } from '../details.ts';
import { type MachineArgs, queueOptions, readQueue } from '../machine-options.ts';
import { listOf, once, wholeNumber } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';
import { checkLists, uncheckedOption } from '../unchecked.ts';

interface CheckArgs extends DetailsArgs, Omit<MachineArgs, 'shard'> {
  readonly contract: readonly string[];
  readonly accept: boolean;
  readonly workers?: string;
  readonly data?: string | readonly string[];
  readonly unchecked: boolean;
  readonly out?: string;
  readonly resume: boolean;
  readonly force: boolean;
  readonly json: boolean;
  readonly pairs?: string;
}

export const command: Command<CheckArgs> = {
  takes: '<contract..>',
  examples: [
    ['sandtable check patrol.balance.yaml', 'are the promises of a contract kept?'],
    ['sandtable check contracts/*.balance.yaml --out out/check', 'several contracts, each in a folder of its own'],
    ['sandtable check patrol.balance.yaml --accept', 'makes the current results the new baseline'],
  ],
  options: (args) =>
    queueOptions(uncheckedOption(detailsOption(args)))
      .positional('contract', { type: 'string', array: true, describe: 'balance contracts (*.balance.yaml)' })
      .option('accept', { type: 'boolean', default: false, describe: 'write the baseline; nothing else does' })
      .option('pairs', { type: 'string', describe: 'budget of pairs, instead of that of the contract' })
      .option('workers', { type: 'string', describe: 'threads; results do not depend on their number (default: cores)' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' })
      .option('out', { type: 'string', describe: 'folder of the results (default: the next free out/<id>-<k>)' })
      .option('resume', { type: 'boolean', default: false, describe: 'continue a check that was stopped; needs --out' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the results in --out' })
      .epilogue(
        'Exit codes: 0 all promises kept (or the baseline written), 1 a promise broken, 2 bad input, or a promise that could not be judged, 3 the budget is spent and a promise is undecided.',
      ),
  run,
};

async function run(args: CheckArgs): Promise<number> {
  if (args.resume && args.force) throw new UsageError('--resume continues a check and --force overwrites it: choose one');
  const { formatsOfContract, loadContract } = await import('../../study/contract.ts');
  const { contractNames, named } = await import('../../study/contract-names.ts');
  const { rulesetsOf } = await import('../../study/contract-rulesets.ts');
  const { listNotes } = await import('../../editions/list-faults.ts');
  const { loadSelection } = await import('../../load/selection.ts');
  const { usableBaseline } = await import('../../study/baseline.ts');
  const { checkContract } = await import('../check-contract.ts');
  const { resultText } = await import('../check-text.ts');
  const dataDirs = listOf(args.data);
  const workers = args.workers === undefined ? availableParallelism() : wholeNumber('workers', args.workers, 1, 512);
  const queue = readQueue(args);
  const given = once('pairs', args.pairs);
  const budget = given === undefined ? null : wholeNumber('pairs', given, 1, 1_000_000);
  const asked = once('out', args.out);
  // Everything is read before anything is played: a mistake in the last contract should not cost the time of the first.
  const prepared = [];
  for (const path of args.contract) {
    const contract = withBudget(loadContract(path, await formatsOfContract(path), dataDirs), budget);
    await checkLists(contract.matchups, args.unchecked);
    const rulesets = await rulesetsOf(contract);
    const baseline = args.accept ? null : usableBaseline(path, contract);
    const names = await contractNames(contract, rulesets, baseline);
    const lists = await listNotes(contract.matchups, args.unchecked, loadSelection);
    prepared.push({ path, contract: named(contract, names), rulesets, names, lists, baseline });
  }
  refuseDoubles(prepared.map((it) => it.contract.file.id));
  const results: CheckResult[] = [];
  const texts: string[] = [];
  for (const it of prepared) {
    const folder = asked === undefined ? null : prepared.length > 1 ? join(asked, it.contract.file.id) : asked;
    const checked = await checkContract({
      ...it,
      accept: args.accept,
      workers,
      queue,
      out: folder,
      resume: args.resume,
      force: args.force,
    });
    if (checked === null) return EXIT.interrupted;
    results.push(checked.result);
    texts.push(resultText(checked, args.details));
  }
  if (args.json) outJson(results.length === 1 ? results[0] : results);
  else out(texts.join('\n\n'));
  const has = (verdict: CheckResult['verdict']): boolean => results.some((it) => it.verdict === verdict);
  // Some promise could not be judged.
  const incomplete = results.some((it) => (it.lists?.failed ?? []).length > 0);
  if (args.accept) {
    for (const it of results.filter((one) => one.verdict === 'broken')) note(`${basename(it.file)}: accepted with broken promises`);
    return incomplete ? EXIT.usage : EXIT.done;
  }
  if (incomplete) return EXIT.usage;
  return has('broken') ? EXIT.broken : has('undecided') ? EXIT.undecided : EXIT.done;
}

const withBudget = (contract: Contract, pairs: number | null): Contract =>
  pairs === null ? contract : { ...contract, file: { ...contract.file, pairs } };

function refuseDoubles(ids: readonly string[]): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new UsageError(`two of the contracts have the id "${twice}"; give each its own`);
}
