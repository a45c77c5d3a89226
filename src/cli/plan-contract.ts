import { availableParallelism } from 'node:os';
import { roughly } from '../analysis/roughly.ts';
import { counted } from '../rules/counted.ts';
import { formatsOfContract, loadContract } from '../study/contract.ts';
import { contractNames, named } from '../study/contract-names.ts';
import { contractPlanSentences, contractPlanTable, planContract } from '../study/contract-plan.ts';
import { rulesetsOf } from '../study/contract-rulesets.ts';
import { EXIT, UsageError } from './command.ts';
import { fraction, listOf, wholeNumber } from './numbers.ts';
import { playPilot } from './pilot.ts';
import type { PlanArgs } from './plan-args.ts';
import { out, outJson, paint, table } from './print.ts';
import { checkLists } from './unchecked.ts';

/** Reports whether the budget of a balance contract suffices for its promises. */
export async function planOfContract(args: PlanArgs): Promise<number> {
  const [path = '', ...others] = args.scenario;
  if (others.length > 0) throw new UsageError('plan one contract at a time, without scenarios');
  for (const option of ['variant', 'effect', 'doctrine'] as const)
    if (args[option] !== undefined) throw new UsageError(`--${option} cannot be combined with a contract, which names its own`);
  const read = loadContract(path, await formatsOfContract(path), listOf(args.data));
  await checkLists(read.matchups, args.unchecked ?? false);
  const rulesets = await rulesetsOf(read);
  const { specs, switched } = rulesets;
  const contract = named(read, await contractNames(read, rulesets, null));
  const budget = args.pairs === undefined ? contract.file.pairs : wholeNumber('pairs', args.pairs, 2, 1_000_000);
  const power = fraction('power', args.power, 0, 1);
  const pairs = wholeNumber('pilot', args.pilot, 2, 100_000);
  const workers = args.workers === undefined ? availableParallelism() : wholeNumber('workers', args.workers, 1, 512);
  const { seed } = contract.file;
  const pilot = await playPilot({ battles: contract.matchups, specs, pairs, seed, workers });
  if (pilot === null) return EXIT.interrupted;
  const plan = planContract({ contract, switched, ...pilot, budget, power, workers, seed });
  if (args.json) outJson(plan);
  else {
    const { title, heads, rows, right } = contractPlanTable(plan);
    const time = `A check takes ${roughly(plan.seconds.average)} here on average, ${roughly(plan.seconds.most)} at most.`;
    const how = `Method: ${plan.method}; ${plan.runs} of them, from a pilot of ${counted(plan.pilotPairs, 'pair')}.`;
    out([[...contractPlanSentences(plan), time].join('\n'), `${title}\n${table(heads, rows, right)}`, paint('dim', how)].join('\n\n'));
  }
  return plan.enough ? EXIT.done : EXIT.undecided;
}
