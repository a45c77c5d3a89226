import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  answerOf,
  filesOf,
  ImportError,
  type Imported,
  importRoster,
  lossOf,
  readSizes,
  reportJson,
  summaryOf,
} from '../../import/index.ts';
import { MOST_BYTES, TOO_LARGE } from '../../import/limits.ts';
import { rosterFamilies } from '../../import/roster-families.ts';
import { editionOf } from '../../load/built-in-formats.ts';
import { loadFormats } from '../../load/formats.ts';
import { readPackage } from '../../load/root.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { mayWrite, writeImport } from '../import-folder.ts';
import { listOf, once } from '../numbers.ts';
import { out, outJson, paint } from '../print.ts';

interface ImportArgs {
  readonly file: readonly string[];
  readonly out?: string;
  readonly id?: string;
  readonly bases?: string;
  readonly attach?: string | readonly string[];
  readonly force: boolean;
  readonly muster: boolean;
  readonly strict: boolean;
  readonly json: boolean;
}

export const command: Command<ImportArgs> = {
  takes: '<file..>',
  examples: [
    ['sandtable import my-list.rosz', 'an army and its datasheets in out/import-my-list, with a report of what is not played'],
    ['sandtable import my-list.json --out lists/red --id red', 'a folder and a name of your own'],
    [
      'sandtable import my-list.ros --attach captain:line-troops --bases sizes.yaml',
      'who leads whom, and sizes of bases, are in no roster',
    ],
  ],
  options: (args) =>
    args
      .positional('file', { type: 'string', array: true, demandOption: true, describe: 'rosters of list builders: .ros, .rosz, JSON' })
      .option('out', { type: 'string', describe: 'folder to write (default: out/import-<id>)' })
      .option('id', { type: 'string', describe: 'the id of the army (default: after the name of the list)' })
      .option('bases', { type: 'string', describe: 'YAML file of sizes: names to base, height, stem' })
      .option('attach', { type: 'string', describe: '<leader>:<unit> that it starts with (repeatable)' })
      .option('muster', { type: 'boolean', default: false, describe: 'keep its detachments, and be held to their rules' })
      .option('strict', { type: 'boolean', default: false, describe: 'refuse a list of which a unit cannot be read' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite an import in --out' }),
  run,
};

async function run(args: ImportArgs): Promise<number> {
  const [own, id, bases] = [once('out', args.out), once('id', args.id), once('bases', args.bases)];
  if (args.file.length > 1 && (own !== undefined || id !== undefined))
    throw new UsageError('--out and --id are for one file; each of several gets its own folder');
  if (id !== undefined && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`"${id}" is not an id: use lower case letters, digits and hyphens, a letter first`);
  const attach = listOf(args.attach).map(attachment);
  const sizes = bases === undefined ? undefined : await named(bases, async () => readSizes(await readFile(bases, 'utf8')));
  const formats = await loadFormats();
  const { version } = readPackage();
  const families = await rosterFamilies(formats.families);
  const lists: { readonly imported: Imported; readonly folder: string }[] = [];
  for (const file of args.file) {
    const imported = await named(file, async () =>
      importRoster({
        bytes: await bytesOf(file),
        file: basename(file),
        families,
        attach,
        muster: args.muster,
        ...(id && { id }),
        ...(sizes && { sizes }),
      }),
    );
    const loss = lossOf(imported);
    if (args.strict && loss !== null) throw new ImportError(`${file}: ${loss}`);
    const folder = own ?? join('out', `import-${imported.id}`);
    if (lists.some((it) => it.folder === folder))
      throw new UsageError(`two of the files are of a list "${imported.id}"; import them one by one, with --id`);
    await mayWrite(folder, args.force);
    lists.push({ imported, folder });
  }
  for (const { imported, folder } of lists) await writeImport({ out: folder, files: filesOf(imported, version) }, args.force, formats);
  if (args.json) {
    const reports = lists.map((it) => reportJson(it.imported, version));
    outJson(reports.length === 1 ? reports[0] : reports);
  } else for (const it of lists) tell(it.imported, it.folder);
  return EXIT.done;
}

function tell(imported: Imported, folder: string): void {
  const loss = lossOf(imported);
  const { game, contents, unplayed, assumed, differs } = summaryOf(imported);
  out(loss === null ? game : `${paint('red', loss)}; ${game}`);
  out(differs ? paint('red', contents) : contents);
  out(`${answerOf(imported)} ${unplayed}`);
  out(`${assumed}; ${join(folder, 'import.md')} lists all of it`);
  out(`next: sandtable armies ${imported.id} <another> --data ${folder} --data <its folder> -v ${editionOf(imported.family)}`);
}

function attachment(text: string): readonly [string, string] {
  const [leader = '', unit = '', more] = text.split(':').map((it) => it.trim());
  if (leader === '' || unit === '' || more !== undefined) throw new UsageError(`--attach ${text}: expected <leader>:<unit>`);
  return [leader, unit];
}

async function bytesOf(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new ImportError(TOO_LARGE);
  return readFile(file);
}

const READING: { readonly [code: string]: string } = {
  ENOENT: 'found no such file',
  EISDIR: 'is a folder, expected a roster',
  EACCES: 'no permission to read it',
};

/** Names the file in what is wrong with it. */
async function named<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportError) throw new ImportError(`${file}: ${error.message}`, { cause: error });
    const reason = READING[(error as { code?: string }).code ?? ''];
    throw reason === undefined ? error : new ImportError(`${file}: ${reason}`, { cause: error });
  }
}
