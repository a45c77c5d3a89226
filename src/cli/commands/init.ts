import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_ROOT } from '../../load/root.ts';
import { asOutputError } from '../../runner/output-error.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { note, out, outJson } from '../print.ts';
import { TEMPLATES, VARIANT_FILES } from '../templates.ts';

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
  const files = kind === 'variant' ? variantFiles(name) : { [fileName(kind, name)]: yaml(kind as keyof typeof TEMPLATES, name) };
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
  note(next(kind, name));
  return EXIT.done;
}

/** Names are looked up as `<name>.<kind>.yaml` next to a scenario. */
const fileName = (kind: string, name: string): string =>
  kind === 'scenario' ? `${name}.yaml` : `${name}.${kind === 'contract' ? 'balance' : kind}.yaml`;

function yaml(kind: keyof typeof TEMPLATES, name: string): string {
  const schema = relative(process.cwd(), fileURLToPath(new URL(`scenarios/schemas/${kind}.schema.json`, PACKAGE_ROOT)));
  return `# yaml-language-server: $schema=${schema}\n${TEMPLATES[kind].replaceAll('ID', name)}`;
}

const variantFiles = (name: string): { [path: string]: string } =>
  Object.fromEntries(Object.entries(VARIANT_FILES).map(([file, text]) => [join(name, file), text.replaceAll('ID', name)]));

function next(kind: string, name: string): string {
  switch (kind) {
    case 'scenario':
      return `Play it: sandtable run ${name}.yaml -v classic`;
    case 'contract':
      return `Check it: sandtable check ${fileName(kind, name)}`;
    case 'variant':
      return `Check it: sandtable verify ./${name}; play it: sandtable run duel -v classic -v ./${name}`;
    default:
      return `Check it: sandtable validate ${fileName(kind, name)}`;
  }
}
