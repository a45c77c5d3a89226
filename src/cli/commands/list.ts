import { loadFormats } from '../../load/formats.ts';
import { builtIns } from '../../load/resolve.ts';
import { loadSelection } from '../../load/selection.ts';
import { counted } from '../../rules/counted.ts';
import { type Command, EXIT } from '../command.ts';
import { listFiles } from '../listing/files.ts';
import { LEDGER_LISTS, type LedgerList, listLedgers } from '../listing/ledgers.ts';
import { FILE_KINDS, type FileList, type Listed, matches } from '../listing/listed.ts';
import { listText } from '../listing/text.ts';
import { listOf, once } from '../numbers.ts';
import { note, out, outJson } from '../print.ts';

interface ListArgs {
  readonly what: FileList | LedgerList;
  readonly text?: string;
  readonly variant?: string;
  readonly data?: string | readonly string[];
}

export const LISTS: readonly ListArgs['what'][] = [...(Object.keys(FILE_KINDS) as FileList[]), ...LEDGER_LISTS];

export const command: Command<ListArgs> = {
  takes: '<what> [text]',
  examples: [
    ['sandtable list scenarios', 'what can be played: bundled, and in this folder'],
    ['sandtable list datasheets jump -v tenth', 'datasheets with "jump" in them that a ruleset has profiles for'],
    ['sandtable list rules charge', 'rules of all built-in editions that speak of charges'],
    ['sandtable list seams -v tenth', 'procedures of an edition that rules and switches change'],
    ['sandtable list armies --data my-data --json', 'as data, with a folder of your own'],
  ],
  options: (args) =>
    args
      .positional('what', { type: 'string', choices: LISTS, demandOption: true, describe: 'what to list' })
      .positional('text', { type: 'string', describe: 'only what has these words in its name, title or description' })
      .option('variant', { alias: 'v', type: 'string', describe: 'only what this ruleset has, or can play' })
      .option('data', { type: 'string', describe: 'folder to look up names in (repeatable)' }),
  run,
};

async function run(args: ListArgs & { readonly json: boolean }): Promise<number> {
  const spec = once('variant', args.variant) ?? null;
  const { text } = args;
  const all = await listed(args.what, spec, listOf(args.data));
  const found = text === undefined ? all : all.filter((it) => matches(it, text));
  if (args.json) outJson(found);
  else if (found.length > 0) out(listText(found));
  if (found.length < all.length || found.length === 0) note(`${found.length} of ${counted(all.length, args.what.slice(0, -1), args.what)}`);
  return EXIT.done;
}

async function listed(what: ListArgs['what'], spec: string | null, dataDirs: readonly string[]): Promise<Listed[]> {
  const selections = spec === null ? null : [await loadSelection(spec)];
  if (isFileList(what)) {
    const [selection] = selections ?? [];
    return listFiles(what, dataDirs, selection === undefined ? null : { selection, formats: await loadFormats([selection.spec]) });
  }
  return listLedgers(what, selections ?? (await Promise.all(Object.keys(builtIns()).map((it) => loadSelection(it)))), spec);
}

const isFileList = (what: string): what is FileList => what in FILE_KINDS;
