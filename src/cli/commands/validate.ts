import { existsSync } from 'node:fs';
import { checkDeployment } from '../../compile/check-deployment.ts';
import { loadFormats } from '../../load/formats.ts';
import { loadArmy, loadScenario, locate, validateFile } from '../../load/scenarios.ts';
import { loadSelection } from '../../load/selection.ts';
import { counted } from '../../rules/counted.ts';
import { formatIssue } from '../../scenario/input-error.ts';
import type { Battle } from '../../scenario/types.ts';
import { type Command, EXIT } from '../command.ts';
import { type Kind, kindOf } from '../file-kind.ts';
import { listOf, once } from '../numbers.ts';
import { out, outJson } from '../print.ts';

interface ValidateArgs {
  readonly file: readonly string[];
  readonly data?: string | readonly string[];
  readonly kind?: string;
  readonly variant?: string | readonly string[];
  readonly json: boolean;
}

const KINDS: readonly Kind[] = ['scenario', 'army', 'datasheet', 'battlefield', 'mission', 'doctrine', 'examples', 'contract', 'variant'];
/** Bundled scenarios that external variants are tried on, besides those named with them. */
const TRIALS = ['duel', 'patrol'];

export const command: Command<ValidateArgs> = {
  takes: '<file..>',
  examples: [
    ['sandtable validate my-scenario.yaml armies/reds.yaml', 'data'],
    [
      'sandtable validate ./my-edition',
      'an edition: its worked examples, every switch, and whether play keeps to the rules of the table and repeats',
    ],
    ['sandtable validate ./my-edition datasheets/legion.yaml', 'together with files that have blocks of its family'],
    ['sandtable validate reds.yaml --kind army', 'when name, folder and content do not show the kind'],
  ],
  options: (args) =>
    args
      .positional('file', { type: 'string', array: true, demandOption: true, describe: 'files, or folders of editions' })
      .option('kind', { type: 'string', choices: KINDS, describe: 'what the files are' })
      .option('variant', { alias: 'v', type: 'string', describe: 'ruleset whose family, terrain and options files may use (repeatable)' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' }),
  run,
};

async function run(args: ValidateArgs): Promise<number> {
  const results: ({ file: string; kind: Kind } & Findings)[] = [];
  const given = args.file.map((file) => ({ file, kind: (once('kind', args.kind) as Kind | undefined) ?? kindAt(file) }));
  // A variant being checked supplies its family for the files named with it.
  const variants = given.filter((it) => it.kind === 'variant').map((it) => it.file);
  const trials = [...TRIALS, ...given.filter((it) => it.kind === 'scenario').map((it) => it.file)];
  for (const { file, kind } of given) {
    const specs = [...listOf(args.variant), ...variants.filter((it) => kind !== 'variant' || it === file)];
    results.push({ file, kind, ...(await findingsOf(file, kind, listOf(args.data), specs, trials)) });
  }
  const bad = results.filter((it) => it.problems.length > 0);
  if (args.json) outJson({ format: 1, results });
  else {
    for (const { file, kind, problems, warnings = [], examples = 0 } of results) {
      const passed = examples === 0 ? '' : `, ${counted(examples, 'worked example passes', 'worked examples pass')}`;
      if (problems.length === 0) out(`${file}: ${kind}, no problem found${passed}`);
      for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
      for (const problem of problems) process.stderr.write(`${problem}\n`);
    }
  }
  return bad.length > 0 ? EXIT.usage : EXIT.done;
}

function kindAt(file: string): Kind {
  if (existsSync(file)) return kindOf(file);
  return /\.ya?ml$/.test(file) ? kindOf(locate('scenario', file)) : 'variant';
}

/** Only a variant has examples, and what is allowed and probably not meant. */
interface Findings {
  readonly problems: readonly string[];
  readonly warnings?: readonly string[];
  readonly examples?: number;
}

async function findingsOf(
  file: string,
  kind: Kind,
  dataDirs: readonly string[],
  specs: readonly string[],
  trials: readonly string[],
): Promise<Findings> {
  try {
    return await check(file, kind, dataDirs, specs, trials);
  } catch (error) {
    if (
      error instanceof Error &&
      ['InputError', 'PluginError', 'RuleError', 'SpecError', 'ContractError', 'FormatError'].includes(error.name)
    )
      return { problems: error.message.split('\n') };
    throw error;
  }
}

async function check(
  file: string,
  kind: Kind,
  dataDirs: readonly string[],
  specs: readonly string[],
  trials: readonly string[],
): Promise<Findings> {
  const formats = await loadFormats(specs);
  switch (kind) {
    case 'scenario': {
      const battle = loadScenario(file, { formats, dataDirs });
      const { illegalLists } = await import('../../editions/list-faults.ts');
      return { problems: [...checkDeployment(battle), ...(await illegalLists([battle], loadSelection))].map(formatIssue) };
    }
    case 'army': {
      const { army, datasheets, sources } = loadArmy(file, { formats, dataDirs });
      const { faultsOfList } = await import('../../editions/list-faults.ts');
      return { problems: (await faultsOfList(army, datasheets, sources, loadSelection, '')).map(formatIssue) };
    }
    case 'contract': {
      const { formatsOfContract, loadContract } = await import('../../study/contract.ts');
      loadContract(file, await formatsOfContract(file), dataDirs);
      return { problems: [] };
    }
    case 'variant': {
      const { checkVariant } = await import('../variant-checks.ts');
      const battles: Battle[] = trials.map((it) => loadScenario(it, { formats, dataDirs }));
      return checkVariant(file, battles);
    }
    default:
      validateFile(file, { formats, kind, dataDirs });
      return { problems: [] };
  }
}
