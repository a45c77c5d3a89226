import { faultsOfLimit, faultsOfMuster, listRules, type MusterFault, musterOf } from '../compile/muster.ts';
import type { Selection } from '../compile/select.ts';
import { importedWords } from '../scenario/imported.ts';
import { InputError, type InputIssue } from '../scenario/input-error.ts';
import type { ListNotes } from '../scenario/list-notes.ts';
import type { Army, Battle, Datasheet, Source } from '../scenario/types.ts';

/** How a ruleset is loaded that an army list names. */
export type Load = (spec: string) => Promise<Selection>;

const REMEDY = 'correct the list, or play it as it is with --unchecked';

/** What is wrong with the lists of armies, as faults of their files; each army once. */
export async function illegalLists(battles: readonly Battle[], load: Load): Promise<InputIssue[]> {
  const issues = new Map<string, InputIssue>();
  for (const { armies, datasheets, sources } of battles)
    for (const colour of ['red', 'blue'] as const)
      for (const issue of await faultsOfList(armies[colour], datasheets, sources, load, `armies.${colour}.`))
        issues.set(JSON.stringify(issue), issue);
  return [...issues.values()];
}

/**
 * Refuses battles with an illegal list.
 * @throws {InputError} with everything that is wrong with them
 */
export async function refuseIllegal(battles: readonly Battle[], load: Load): Promise<void> {
  const issues = await illegalLists(battles, load);
  if (issues.length > 0) throw new InputError(issues.map((it) => ({ ...it, message: `${it.message}; ${REMEDY}` })));
}

/** Most faults of a list that are told beside results; `validate` tells all. */
const MOST_TOLD = 3;

/** What is told of the lists of battles beside their results. `unchecked`: illegal lists were not refused. */
export async function listNotes(battles: readonly Battle[], unchecked: boolean, load: Load): Promise<ListNotes> {
  const armies = battles.flatMap(({ armies: { red, blue } }) => [red, blue]);
  const broken = new Set<string>();
  for (const { armies: both, datasheets, sources } of unchecked ? battles : [])
    for (const army of [both.red, both.blue]) {
      const wrong = (await faultsOfList(army, datasheets, sources, load, '')).map(({ message }) => message);
      if (wrong.length > 0) broken.add(brokenWords(army.title, wrong));
    }
  return { imported: importedWords(armies), unchecked: [...broken] };
}

function brokenWords(title: string, wrong: readonly string[]): string {
  const more = wrong.length - MOST_TOLD;
  const told = [...wrong.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
  return `${title} is played unchecked, although its list is illegal: ${told.join('; ')}.`;
}

/** What is wrong with the list of an army: under the ruleset that it names, and its limit in other families. `inline` is where it is, if in no file of its own. */
export async function faultsOfList(
  army: Army,
  datasheets: { readonly [id: string]: Datasheet },
  sources: readonly Source[],
  load: Load,
  inline: string,
): Promise<InputIssue[]> {
  const under = army.muster === undefined ? null : await load(army.muster.under);
  const edition = under?.variant.edition ?? null;
  const ruled = under === null || edition === null ? [] : faultsOfMuster(listRules(under), musterOf(army, datasheets, edition));
  const limited = faultsOfLimit(army, edition?.musters === undefined ? null : edition.family);
  const own = sources.find((it) => it.kind === 'army' && it.id === army.id);
  const source = own ?? sources.find((it) => it.kind === 'scenario');
  const at = (key: string, { message, entry }: MusterFault): InputIssue => {
    const path = own === undefined ? inline + key : key;
    const [line, column] = source?.positions[path] ?? [0, 0];
    return { file: source?.path ?? army.id, line, column, path, message: entry === null ? message : `${message} (${entry})` };
  };
  return [...ruled.map((it) => at('muster', it)), ...limited.map((it) => at('limit', it))];
}
