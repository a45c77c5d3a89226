import { existsSync } from 'node:fs';
import { checkDeployment } from '../../compile/checkDeployment.ts';
import { formatIssue } from '../../scenario/inputError.ts';
import { loadScenario, locate } from '../../scenario/load.ts';
import type { Battle } from '../../scenario/types.ts';
import { validateFile } from '../../scenario/validate.ts';
import { type Command, EXIT } from '../command.ts';
import { type Kind, kindOf } from '../fileKind.ts';
import { listOf } from '../numbers.ts';
import { out, outJson } from '../print.ts';

interface ValidateArgs {
  readonly file: readonly string[];
  readonly data?: string | readonly string[];
  readonly kind?: string;
  readonly json: boolean;
}

const KINDS: readonly Kind[] = ['scenario', 'army', 'datasheet', 'battlefield', 'mission', 'doctrine', 'examples', 'contract', 'variant'];
/** Bundled scenarios on which variants from outside are tried. */
const TRIALS = ['duel', 'patrol'];

export const command: Command<ValidateArgs> = {
  takes: '<file..>',
  examples: [
    ['sandtable validate my-scenario.yaml armies/reds.yaml', 'data'],
    ['sandtable validate ./my-edition', 'a variant: every switch composes, play keeps the invariants and repeats'],
    ['sandtable validate reds.yaml --kind army', 'where the kind cannot be told from name, folder or content'],
  ],
  options: (args) =>
    args
      .positional('file', { type: 'string', array: true, demandOption: true, describe: 'files, or folders of variants' })
      .option('kind', { type: 'string', choices: KINDS, describe: 'what the files are' })
      .option('data', { type: 'string', describe: 'folder in which names are looked up (repeatable)' }),
  run,
};

async function run(args: ValidateArgs): Promise<number> {
  const results: { file: string; kind: Kind; problems: string[] }[] = [];
  for (const file of args.file) {
    const known = existsSync(file);
    const kind =
      (args.kind as Kind | undefined) ?? (known ? kindOf(file) : /\.ya?ml$/.test(file) ? kindOf(locate('scenario', file)) : 'variant');
    results.push({ file, kind, problems: await problemsOf(file, kind, listOf(args.data)) });
  }
  const bad = results.filter((it) => it.problems.length > 0);
  if (args.json) outJson({ format: 1, results });
  else {
    for (const { file, kind, problems } of results) {
      if (problems.length === 0) out(`${file}: ${kind}, no problem found`);
      for (const problem of problems) process.stderr.write(`${problem}\n`);
    }
  }
  return bad.length > 0 ? EXIT.usage : EXIT.done;
}

async function problemsOf(file: string, kind: Kind, dataDirs: readonly string[]): Promise<string[]> {
  try {
    return await check(file, kind, dataDirs);
  } catch (error) {
    if (error instanceof Error && ['InputError', 'PluginError', 'SpecError', 'ContractError'].includes(error.name))
      return error.message.split('\n');
    throw error;
  }
}

async function check(file: string, kind: Kind, dataDirs: readonly string[]): Promise<string[]> {
  switch (kind) {
    case 'scenario':
      return checkDeployment(loadScenario(file, { dataDirs })).map(formatIssue);
    case 'contract': {
      const { loadContract } = await import('../../study/contract.ts');
      loadContract(file, dataDirs);
      return [];
    }
    case 'variant': {
      const { checkVariant } = await import('../variantChecks.ts');
      const battles: Battle[] = TRIALS.map((it) => loadScenario(it, { dataDirs }));
      return checkVariant(file, battles);
    }
    default:
      validateFile(file, { kind, dataDirs });
      return [];
  }
}
