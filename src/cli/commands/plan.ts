import { pairScores } from '../../analysis/pairValues.ts';
import { parseSpec, printSpec } from '../../compile/spec.ts';
import { playCampaign } from '../../runner/campaign.ts';
import { differences } from '../../stats/index.ts';
import { pairsNeeded } from '../../study/power.ts';
import { type CampaignArgs, loadScenarios } from '../campaign.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { fraction, listOf, once, wholeNumber } from '../numbers.ts';
import { out, outJson, table } from '../print.ts';

type PlanArgs = Pick<CampaignArgs, 'scenario' | 'seed' | 'doctrine' | 'data' | 'confidence' | 'json'> & {
  readonly variant?: string | readonly string[];
  readonly pilot: string;
  readonly effect: string;
  readonly power: string;
};

export const command: Command<PlanArgs> = {
  takes: '<scenario..>',
  examples: [
    ['sandtable plan patrol -v classic -v classic@-CLS-MORALE-03 --effect 0.01', 'how many pairs it takes to find one point in a hundred'],
  ],
  options: (args) =>
    args
      .positional('scenario', { type: 'string', array: true, describe: 'names of bundled scenarios, or paths' })
      .option('variant', { alias: 'v', type: 'string', describe: 'rulesets; the first is the baseline (give it at least twice)' })
      .option('effect', { type: 'string', default: '0.02', describe: 'smallest difference of scores that is to be found' })
      .option('power', { type: 'string', default: '0.8', describe: 'chance of finding it' })
      .option('confidence', { type: 'string', default: '0.95', describe: 'of the verdict' })
      .option('pilot', { alias: 'n', type: 'string', default: '100', describe: 'pairs of the pilot run' })
      .option('seed', { type: 'string', default: 'sandtable', describe: 'where the dice come from' })
      .option('doctrine', { type: 'string', describe: 'who decides: red=<name>,blue=<name>' })
      .option('data', { type: 'string', describe: 'folder in which names are looked up (repeatable)' }),
  run,
};

async function run(args: PlanArgs): Promise<number> {
  const specs = listOf(args.variant).map((text) => printSpec(parseSpec(text)));
  if (specs.length < 2) throw new UsageError('name at least two rulesets with --variant');
  const effect = fraction('effect', args.effect, 0, 1);
  const power = fraction('power', args.power, 0, 1);
  const confidence = fraction('confidence', args.confidence, 0, 1);
  const pilot = wholeNumber('pilot', args.pilot, 2, 100_000);
  const battles = await loadScenarios(args.scenario, args);
  const { campaign, seconds } = await playCampaign({ battles, specs, pairs: pilot, seed: once('seed', args.seed) as string });
  const secondsPerPair = seconds / (pilot * battles.length * specs.length);
  const rows = campaign.scenarios.flatMap(({ id }, s) =>
    campaign.variants.slice(1).map(({ spec }, v) => {
      const [before, after] = [campaign.columns[s]?.[0], campaign.columns[s]?.[v + 1]];
      const found = before === undefined || after === undefined ? [] : differences(pairScores(before), pairScores(after));
      const pairs = pairsNeeded({ differences: found, effect, alpha: 1 - confidence, power });
      return {
        scenario: id,
        baseline: specs[0],
        variant: spec,
        pairs: Number.isNaN(pairs) ? null : pairs,
        seconds: Number.isNaN(pairs) ? null : Math.round(pairs * 2 * secondsPerPair),
      };
    }),
  );
  if (args.json) outJson({ format: 1, effect, power, confidence, pilot, method: METHOD, needed: rows });
  else {
    const cells = rows.map((it) => [
      it.scenario,
      it.variant,
      it.pairs === null ? 'nothing differed in the pilot' : String(it.pairs),
      it.seconds === null ? '' : String(it.seconds),
    ]);
    out(
      `${table(['scenario', 'ruleset', 'pairs', 'seconds'], cells, ['pairs', 'seconds'])}\n\nTo find a difference of ${effect} with a chance of ${power}: ${METHOD}, from ${pilot} pairs.`,
    );
  }
  return rows.some((it) => it.pairs === null) ? EXIT.undecided : EXIT.done;
}

const METHOD = 'normal approximation with the variance of paired differences';
