import { loadSelection } from '../../load/selection.ts';
import { loadExamples } from '../../scenario/examples.ts';
import { attackOdds } from '../../testing/attackOdds.ts';
import type { Quantities } from '../../testing/quantities.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { exampleFiles } from '../exampleFiles.ts';
import { listOf } from '../numbers.ts';
import { out, outJson, table } from '../print.ts';

interface OddsArgs {
  readonly file: readonly string[];
  readonly variant?: string | readonly string[];
  readonly json: boolean;
}

interface Odds {
  readonly title: string;
  readonly variant: string;
  readonly quantities: Quantities;
}

export const command: Command<OddsArgs> = {
  takes: '<file..>',
  examples: [
    ['sandtable odds attack.yaml -v classic', 'every outcome of an attack, with its exact probability'],
    ['sandtable odds attack.yaml -v classic -v classic@-CLS-WPN-31', 'the same under two rulesets'],
  ],
  options: (args) =>
    args
      .positional('file', {
        type: 'string',
        array: true,
        demandOption: true,
        describe: 'attacks in the form of worked examples; their dice and promises are not looked at',
      })
      .option('variant', { alias: 'v', type: 'string', describe: "ruleset (repeatable; default: each case's own, or the folder's)" }),
  run,
};

async function run(args: OddsArgs): Promise<number> {
  const specs = listOf(args.variant);
  const found: Odds[] = [];
  for (const { path, spec } of exampleFiles(args.file, null)) {
    const file = loadExamples(path);
    for (const example of file.examples) {
      for (const wanted of specs.length > 0 ? specs : [example.variant ?? spec]) {
        const selection = await loadSelection(wanted);
        try {
          found.push({ title: example.title, variant: selection.spec, quantities: attackOdds(example, file, selection) });
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          throw new UsageError(`${path}:${example.line}: ${example.title}: ${error.message} (fewer models or shots, or --samples)`);
        }
      }
    }
  }
  if (args.json) outJson(found.length === 1 ? found[0] : found);
  else out(found.map(oddsText).join('\n\n'));
  return EXIT.done;
}

function oddsText({ title, variant, quantities }: Odds): string {
  const rows = Object.entries(quantities).map(([name, { mean, distribution }]) => [
    name,
    mean.toFixed(4),
    Object.entries(distribution)
      .map(([value, p]) => `${value}: ${(100 * p).toFixed(2)} %`)
      .join('  '),
  ]);
  return `${title} (${variant})\n\n${table(['quantity', 'mean', 'distribution'], rows, ['mean'])}`;
}
