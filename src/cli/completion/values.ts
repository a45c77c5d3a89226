import { entriesOf } from '../../compile/select.ts';
import { libraryFor } from '../../load/disk.ts';
import { builtIns } from '../../load/resolve.ts';
import { namesOf } from '../../scenario/library.ts';
import type { FileKind } from '../../scenario/types.ts';
import { attackNames } from '../attack-files.ts';
import { leversOf, rulesetsFor, selectionOf } from './rulesets.ts';

/** What a value is completed by. */
export interface Request {
  readonly command: string;
  readonly text: string;
  /** The ruleset that the command line names, or null. */
  readonly ruleset: string | null;
  readonly dataDirs: readonly string[];
}

type Values = (request: Request) => Promise<readonly string[]> | readonly string[];

/** Names of a kind of file. Those in the current folder are paths, which the shell completes. */
const named =
  (kind: FileKind): Values =>
  ({ dataDirs }) =>
    finished(namesOf(libraryFor(null, dataDirs), kind));

const finished = (words: readonly string[]): string[] => words.map((it) => `${it} `);

/** `red=bold,blue=`: the word behind the last sign, with what stands before it. */
const doctrines: Values = (request) => {
  const cut = Math.max(request.text.lastIndexOf('='), request.text.lastIndexOf(',')) + 1;
  const before = request.text.slice(0, cut);
  if (before === '' || before.endsWith(',')) return ['red=', 'blue='].map((it) => before + it);
  return doctrineNames(request).map((it) => before + it);
};
const doctrineNames = ({ dataDirs }: Request): string[] => namesOf(libraryFor(null, dataDirs), 'doctrine');

const players: Values = (request) => {
  const before = request.text.slice(0, request.text.lastIndexOf(',') + 1);
  return [...(before === '' ? ['own', 'panel'] : []), ...doctrineNames(request)].map((it) => before + it);
};

const rulesets: Values = ({ text }) => rulesetsFor(text);

const rules: Values = async ({ ruleset }) => {
  const specs = ruleset === null ? Object.keys(builtIns()) : [ruleset];
  const found = await Promise.all(specs.map((it) => selectionOf(it)));
  return finished(found.flatMap((it) => (it === null ? [] : entriesOf(it.variant, it.packs).map(({ id }) => id))));
};

const seams: Values = async ({ ruleset }) => {
  const selection = await selectionOf(ruleset ?? 'classic');
  return finished(['list', ...Object.keys(selection?.variant.edition.procedures ?? {})]);
};

const params: Values = async ({ ruleset }) => {
  const selection = await selectionOf(ruleset ?? 'classic');
  return selection === null ? [] : leversOf(selection);
};

const attacks: Values = () => finished(attackNames());

/** By option or positional argument; the others take paths or numbers. */
const VALUES: { readonly [name: string]: Values } = {
  scenario: named('scenario'),
  '--on': named('scenario'),
  army: named('army'),
  variant: rulesets,
  '--variant': rulesets,
  '--doctrine': doctrines,
  '--players': players,
  '--rule': rules,
  '--where': rules,
  '--seam': seams,
  '--param': params,
};

/** What a value can be; nothing where it is a path, a number or free text. */
export async function valuesFor(of: string, request: Request): Promise<readonly string[]> {
  const values = of === 'file' && request.command === 'odds' ? attacks : VALUES[of];
  return (await values?.(request)) ?? [];
}
