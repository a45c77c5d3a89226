import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Selection } from '../../compile/select.ts';
import { loadSelection } from '../../load/selection.ts';
import { loadExamples } from '../../scenario/examples.ts';
import { bundledFolder } from '../../scenario/library.ts';
import type { Example, ExampleFile } from '../../scenario/types.ts';
import { attackOdds } from '../../testing/attackOdds.ts';
import { sampledQuantities } from '../../testing/sampledQuantities.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { exampleFiles } from '../exampleFiles.ts';
import { listOf, wholeNumber } from '../numbers.ts';
import { type Odds, oddsText } from '../oddsText.ts';
import { out, outJson } from '../print.ts';

interface OddsArgs {
  readonly file: readonly string[];
  readonly variant?: string | readonly string[];
  readonly samples?: string;
  readonly json: boolean;
}

const MOST_SAMPLES = 1e8;
const SEED = 'sandtable';

export const command: Command<OddsArgs> = {
  takes: '<file..>',
  examples: [
    ['sandtable odds rifles-at-line -v classic -v tenth', 'a bundled attack under two rulesets, side by side'],
    ['sandtable odds attack.yaml -v classic -v classic@-CLS-WPN-31', 'what a rule does to an attack of your own'],
    ['sandtable odds attack.yaml --samples 1000000', 'played instead of worked out, where that is too much'],
  ],
  options: (args) =>
    args
      .positional('file', {
        type: 'string',
        array: true,
        demandOption: true,
        describe: 'names of bundled attacks, or files in the form of worked examples; dice and promises are not looked at',
      })
      .option('variant', { alias: 'v', type: 'string', describe: "ruleset (repeatable; default: each case's own, or the folder's)" })
      .option('samples', { type: 'string', describe: 'play the attack so often instead of working it out exactly' }),
  run,
};

async function run(args: OddsArgs): Promise<number> {
  const specs = listOf(args.variant);
  const samples = args.samples === undefined ? null : wholeNumber('samples', args.samples, 1, MOST_SAMPLES);
  const attacks: Odds[][] = [];
  for (const { path, spec } of exampleFiles(args.file.map(pathOf), null)) {
    const file = loadExamples(path);
    for (const example of file.examples) {
      const found: Odds[] = [];
      for (const wanted of specs.length > 0 ? specs : [example.variant ?? spec]) {
        const selection = await loadSelection(wanted);
        const base = { title: example.title, variant: selection.spec };
        if (samples === null) found.push({ ...base, quantities: exactly(example, file, selection, path) });
        else found.push({ ...base, samples, quantities: sampledQuantities(example, file, selection, samples, SEED) });
      }
      attacks.push(found);
    }
  }
  const all = attacks.flat();
  if (args.json) outJson(all.length === 1 ? all[0] : all);
  else out(attacks.map(oddsText).join('\n\n\n'));
  return EXIT.done;
}

/** A bundled attack is called by its name. */
function pathOf(given: string): string {
  const bundled = join(bundledFolder(), 'attacks', `${given}.yaml`);
  return !existsSync(given) && existsSync(bundled) ? bundled : given;
}

function exactly(example: Example, file: ExampleFile, selection: Selection, path: string): Odds['quantities'] {
  try {
    return attackOdds(example, file, selection);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(
      `${path}:${example.line}: ${example.title}: ${error.message}; take fewer models or shots, or play it with --samples 1000000`,
    );
  }
}
