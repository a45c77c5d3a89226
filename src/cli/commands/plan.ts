import { availableParallelism } from 'node:os';
import type { Names } from '../../campaign/names.ts';
import { parseSpec, printSpec } from '../../compile/spec.ts';
import type { PlanResult } from '../../study/plan.ts';
import { loadScenarios } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { detailsOption, fewLines } from '../details.ts';
import { fraction, listOf, once, wholeNumber } from '../numbers.ts';
import { playPilot } from '../pilot.ts';
import type { PlanArgs } from '../plan-args.ts';
import { out, outJson, paint, table } from '../print.ts';
import { uncheckedOption } from '../unchecked.ts';

/** Looked for unless something else is asked. */
const USUAL_EFFECT = '0.02';

export const command: Command<PlanArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable plan duel -v classic -v classic@-CLS-MORALE-03 --effect 0.01', 'how many pairs it takes to detect one percentage point'],
    ['sandtable plan patrol -v classic -v calixtus --pairs 2000', 'what 2,000 pairs can find'],
    ['sandtable plan patrol.balance.yaml', 'whether the budget of a contract suffices for its promises'],
  ],
  options: (args) =>
    uncheckedOption(detailsOption(args))
      .positional('scenario', { type: 'string', array: true, describe: 'names of bundled scenarios, or paths; or one balance contract' })
      .option('variant', { alias: 'v', type: 'string', describe: 'rulesets; the first is the baseline (give it at least twice)' })
      .option('effect', {
        type: 'string',
        describe: `smallest difference to find, as a share of the games (default: ${USUAL_EFFECT}, 2 percentage points)`,
      })
      .option('pairs', { alias: 'n', type: 'string', describe: 'pairs to spend: how small a difference can they find?' })
      .option('power', { type: 'string', default: '0.9', describe: 'chance of finding it' })
      .option('confidence', { type: 'string', default: '0.95', describe: 'confidence of the verdicts' })
      .option('pilot', { type: 'string', default: '100', describe: 'pairs of the pilot run' })
      .option('seed', { type: 'string', default: 'sandtable', describe: 'seed of the dice: the same seed gives the same games' })
      .option('workers', { type: 'string', describe: 'threads of the pilot and of the planned run (default: cores)' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' }),
  run,
};

async function run(args: PlanArgs): Promise<number> {
  if (args.scenario.some((it) => it.endsWith('.balance.yaml'))) {
    const { planOfContract } = await import('../plan-contract.ts');
    return planOfContract(args);
  }
  const specs = listOf(args.variant).map((text) => printSpec(parseSpec(text)));
  if (specs.length < 2) throw new UsageError('name at least two rulesets with --variant');
  const twice = specs.find((spec, i) => specs.indexOf(spec) !== i);
  if (twice !== undefined) throw new UsageError(`--variant names ${twice} twice; a ruleset does not differ from itself`);
  const pairs = args.pairs === undefined ? null : wholeNumber('pairs', args.pairs, 2, 10_000_000);
  const asked = args.effect ?? (pairs === null ? USUAL_EFFECT : null);
  const effect = asked === null ? null : fraction('effect', asked, 0, 1);
  const power = fraction('power', args.power, 0, 1);
  const confidence = fraction('confidence', args.confidence, 0, 1);
  const pilot = wholeNumber('pilot', args.pilot, 2, 100_000);
  const workers = args.workers === undefined ? availableParallelism() : wholeNumber('workers', args.workers, 1, 512);
  const seed = once('seed', args.seed) as string;
  const battles = await loadScenarios(args.scenario, args, specs);

  const played = await playPilot({ battles, specs, pairs: pilot, seed, workers });
  if (played === null) return EXIT.interrupted;
  const { campaign, costs, names } = played;
  const { isAnswered, planOf } = await import('../../study/plan.ts');
  const plan = planOf(campaign, costs, { effect, pairs, power, confidence, seed, workers });
  if (args.json) outJson(plan);
  else out(await planText(plan, names, args.details));
  return isAnswered(plan) ? EXIT.done : EXIT.undecided;
}

async function planText(plan: PlanResult, names: Names, details: boolean): Promise<string> {
  const { naming } = await import('../../analysis/naming.ts');
  const named = naming({ names });
  const { pilotTable, planMethod, planSentences } = await import('../../study/plan-words.ts');
  if (!details) return fewLines(planSentences(plan, named)).join('\n');
  const { title, heads, rows, right } = pilotTable(plan, named);
  return [planSentences(plan, named).join('\n'), `${title}\n${table(heads, rows, right)}`, paint('dim', planMethod(plan))].join('\n\n');
}
