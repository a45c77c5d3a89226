import { type ExampleResult, runExampleFile } from '../../testing/example.ts';
import { type Command, EXIT } from '../command.ts';
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
  const results: ExampleResult[] = [];
  const unreadable: string[] = [];
  for (const { path, spec } of files) {
    try {
      results.push(...(await runExampleFile(path, spec, process.cwd(), once('rule', args.rule) ?? null)));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InputError') throw error;
      unreadable.push(error.message);
    }
  }
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
