import { runExampleFile } from '../../testing/example.ts';
import type { ExampleResult } from '../../testing/play-file.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { exampleFiles } from '../example-files.ts';
import { exampleWords, wordsText } from '../example-words.ts';
import { once } from '../numbers.ts';
import { note, out, outJson, paint } from '../print.ts';

interface VerifyArgs {
  readonly path?: readonly string[];
  readonly variant?: string;
  readonly rule?: string;
  readonly words?: boolean;
}

export const command: Command<VerifyArgs> = {
  takes: '[path..]',
  examples: [
    ['sandtable verify', 'all examples of the built-in editions'],
    ['sandtable verify variants/classic/shooting/ledger.yaml', 'one file'],
    ['sandtable verify my-article.yaml --variant classic', 'examples of your own'],
    ['sandtable verify --rule CLS-SHOOT-03', 'the examples of one rule'],
    ['sandtable verify --words --variant tenth', 'what an example can say under a ruleset'],
  ],
  options: (args) =>
    args
      .positional('path', { type: 'string', array: true, describe: 'files or folders (default: those of the built-in editions)' })
      .option('variant', { alias: 'v', type: 'string', describe: "ruleset for cases that name none (default: the folder's edition)" })
      .option('rule', { type: 'string', describe: 'only the examples of this rule' })
      .option('words', { type: 'boolean', describe: 'list the words that examples can use under the ruleset' }),
  run,
};

async function run(args: VerifyArgs & { readonly json: boolean }): Promise<number> {
  if (args.words === true) {
    const words = await exampleWords(once('variant', args.variant) ?? 'classic');
    if (args.json) outJson(words);
    else out(wordsText(words));
    return EXIT.done;
  }
  const files = exampleFiles(args.path ?? [], once('variant', args.variant) ?? null);
  const only = once('rule', args.rule) ?? null;
  const results: ExampleResult[] = [];
  const unreadable: string[] = [];
  for (const { path, spec } of files) {
    try {
      results.push(...(await runExampleFile(path, spec, process.cwd(), only)));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InputError') throw error;
      unreadable.push(error.message);
    }
  }
  if (results.length === 0 && unreadable.length === 0) throw await nothingToRun(args.path ?? [], only);
  const failed = results.filter((it) => it.problems.length > 0);
  for (const message of unreadable) process.stderr.write(`${message}\n`);
  if (args.json) outJson({ format: 1, passed: results.length - failed.length, failed: failed.length, unreadable, results });
  else {
    for (const it of failed)
      out(
        `${paint('red', 'failed')} ${it.file}:${it.line} ${it.rule} ${it.title} (${it.spec})\n${it.problems.map((p) => `  ${p}`).join('\n')}`,
      );
    if (unreadable.length > 0) note(`${unreadable.length} of ${files.length} files could not be read`);
    out(`${results.length - failed.length} passed, ${failed.length + unreadable.length} failed`);
  }
  if (unreadable.length > 0) return EXIT.usage;
  return failed.length > 0 ? EXIT.broken : EXIT.done;
}

/** That no example passed is no success. */
async function nothingToRun(paths: readonly string[], rule: string | null): Promise<UsageError> {
  const where = paths.length === 0 ? 'of the built-in editions' : `in ${paths.join(', ')}`;
  if (rule === null) return new UsageError(`there are no worked examples ${where}`);
  const { loadExamples } = await import('../../load/scenarios.ts');
  const { loadFormats } = await import('../../load/formats.ts');
  const { didYouMean } = await import('../../scenario/nearest.ts');
  const rules = new Set<string>();
  for (const { path, spec } of exampleFiles(paths, null))
    for (const example of loadExamples(path, await loadFormats([spec])).examples) rules.add(example.rule);
  return new UsageError(`--rule ${rule}: no worked example ${where} is of this rule${didYouMean(rule, [...rules])}`);
}
