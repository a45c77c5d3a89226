import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Data, writtenRoster } from '../../import/index.ts';
import { rosterFamilies } from '../../import/roster-families.ts';
import { dataFolderOf, libraryFor, readText, shownPath } from '../../load/disk.ts';
import { loadFormats } from '../../load/formats.ts';
import { locate, validateFile } from '../../load/scenarios.ts';
import { writeAtomic } from '../../runner/files.ts';
import { asOutputError, OutputError } from '../../runner/output-error.ts';
import { find } from '../../scenario/library.ts';
import { readYaml } from '../../scenario/yaml-file.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { listOf, once } from '../numbers.ts';
import { out } from '../print.ts';

interface ExportArgs {
  readonly kind: string;
  readonly id: string;
  readonly format: string;
  readonly family?: string;
  readonly data?: string | readonly string[];
  readonly out?: string;
  readonly force: boolean;
}

export const command: Command<ExportArgs> = {
  takes: '<kind> <id>',
  examples: [
    [
      'sandtable export army armour --format json --out armour.json',
      'a list that programs for army lists show, and sandtable import takes back',
    ],
    ['sandtable export army mine --data out/import-mine --family modern', 'to stdout'],
  ],
  options: (args) =>
    args
      .positional('kind', { type: 'string', choices: ['army'], demandOption: true, describe: 'what to export' })
      .positional('id', { type: 'string', demandOption: true, describe: 'name or path of the army' })
      .option('format', { type: 'string', choices: ['json'], default: 'json', describe: 'form of the file' })
      .option('family', { type: 'string', describe: 'whose stat lines to show (default: the first that all of its datasheets have)' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' })
      .option('out', { type: 'string', describe: 'file to write (default: stdout)' })
      .option('force', { type: 'boolean', default: false, describe: 'overwrite the file' }),
  run,
};

async function run(args: ExportArgs): Promise<number> {
  const [wanted, file] = [once('family', args.family), once('out', args.out)];
  if (file !== undefined && !args.force && existsSync(file)) throw new OutputError(file, 'already exists; overwrite with --force');
  const dataDirs = listOf(args.data);
  const formats = await loadFormats();
  const path = locate('army', args.id, { dataDirs });
  validateFile(path, { formats, kind: 'army', dataDirs });
  const army = dataOf(path);
  const library = libraryFor(dataFolderOf(path), dataDirs);
  const names = [...new Set((army['units'] as readonly { readonly datasheet: string }[]).map((it) => it.datasheet))];
  // Found before, when the army was checked.
  const datasheets = names.map((name) => dataOf(find(library, 'datasheet', name) as string));
  const families = (await rosterFamilies(formats.families)).filter(
    ({ name, roster }) => roster.writer !== undefined && datasheets.every((it) => it[name] !== undefined),
  );
  const chosen = wanted === undefined ? families[0] : families.find((it) => it.name === wanted);
  if (chosen?.roster.writer === undefined)
    throw new UsageError(
      noFamily(
        args.id,
        wanted,
        families.map((it) => it.name),
      ),
    );
  const { name: family, roster } = chosen;
  const text = `${JSON.stringify(writtenRoster({ army, datasheets, family, writer: chosen.roster.writer, leadsKey: roster.leadsKey ?? null, modeKey: roster.modeKey ?? null }), null, 2)}\n`;
  if (file === undefined) out(text.trimEnd());
  else
    await writeAtomic(resolve(file), text).catch((error: unknown) => {
      throw asOutputError(dirname(file), error);
    });
  return EXIT.done;
}

const dataOf = (path: string): Data => readYaml(shownPath(path), readText(path)).data as Data;

function noFamily(id: string, wanted: string | undefined, families: readonly string[]): string {
  if (families.length === 0) return `no family of rules has stat lines of all units of "${id}" that a roster can hold`;
  return `--family ${wanted}: expected one that all datasheets of "${id}" have: ${families.join(' or ')}`;
}
