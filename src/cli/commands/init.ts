import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_ROOT } from '../../load/root.ts';
import { asOutputError } from '../../runner/output-error.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { note, out, outJson } from '../print.ts';
import { type Step, TEMPLATES } from '../templates/files.ts';
import { VARIANT_FILES, VARIANT_NEXT } from '../templates/variant.ts';

interface InitArgs {
  readonly kind: string;
  readonly name: string;
  readonly force: boolean;
  readonly json: boolean;
}

const KINDS = [...Object.keys(TEMPLATES), 'variant'];

export const command: Command<InitArgs> = {
  takes: '<kind> <name>',
  examples: [
    ['sandtable init scenario crossing', 'writes crossing.yaml; play it with sandtable run crossing.yaml -v classic'],
    ['sandtable init variant my-rules', 'writes a folder; play it with -v ./my-rules'],
    ['sandtable init attack rush', 'writes rush.attack.yaml; its odds: sandtable odds rush.attack.yaml -v classic'],
    ['sandtable init chart lengths', 'writes lengths.js; draw it with sandtable report <folder> --chart ./lengths.js'],
  ],
  options: (args) =>
    args
      .positional('kind', { type: 'string', choices: KINDS, demandOption: true, describe: 'what to write' })
      .positional('name', { type: 'string', demandOption: true, describe: 'its id, and the name of the file' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite' }),
  run,
};

async function run({ kind, name, force, json }: InitArgs): Promise<number> {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new UsageError(`"${name}" is not an id: use lower case letters, digits and hyphens, a letter first`);
  const { files, next } = written(kind, name);
  for (const [path, text] of Object.entries(files)) {
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text, { flag: force ? 'w' : 'wx' });
    } catch (error) {
      if ((error as { code?: string }).code === 'EEXIST') throw new UsageError(`${path} exists already; --force overwrites it`);
      throw asOutputError(path, error);
    }
  }
  if (json) outJson({ written: Object.keys(files) });
  else for (const path of Object.keys(files)) out(path);
  for (const { say, run: line } of next) note(line === undefined ? say : `${say}: sandtable ${line}`);
  return EXIT.done;
}

/** The files of a kind by path, and what to do next. */
function written(kind: string, name: string): { readonly files: { readonly [path: string]: string }; readonly next: readonly Step[] } {
  const named = (text: string): string => text.replaceAll('ID', name);
  const about = ({ say, run: line }: Step): Step => ({ say: named(say), ...(line !== undefined && { run: named(line) }) });
  const template = TEMPLATES[kind];
  if (template === undefined) {
    const files = Object.entries(VARIANT_FILES).map(([file, text]): [string, string] => [join(name, file), named(text)]);
    return { files: Object.fromEntries(files), next: VARIANT_NEXT.map(about) };
  }
  const { ending, schema, text, next } = template;
  return { files: { [`${name}${ending}`]: `${schemaLine(schema)}${named(text)}` }, next: next.map(about) };
}

/** What tells editors how to complete and check a file. */
function schemaLine(schema: string | null): string {
  if (schema === null) return '';
  const path = fileURLToPath(new URL(`scenarios/schemas/${schema}.schema.json`, PACKAGE_ROOT));
  return `# yaml-language-server: $schema=${relative(process.cwd(), path).split(sep).join('/')}\n`;
}
