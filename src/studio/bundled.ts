import type { Editions } from '../editions/editions.ts';
import { PluginError } from '../editions/plugin-error.ts';
import type { FamilyFormat, RulePack, Variant } from '../rules/index.ts';
import type { Files } from '../scenario/files.ts';
import { filesInMemory } from '../scenario/files-in-memory.ts';

/* What travels with the page: files as text, and editions, each of which is fetched when it is first asked for. */

const texts = import.meta.glob<string>(
  ['../../scenarios/*.yaml', '../../scenarios/{armies,datasheets,battlefields,missions,doctrines}/*.yaml'],
  { query: '?raw', import: 'default', eager: true },
);
const lists = import.meta.glob<{ readonly [name: string]: string }>('../../variants/{index,families}.json', {
  eager: true,
  import: 'default',
});
const ids = lists['../../variants/index.json'] ?? {};
const families = lists['../../variants/families.json'] ?? {};
const editions = import.meta.glob<{ readonly default: Variant; readonly [name: string]: unknown }>('../../variants/*/index.ts');
const formats = import.meta.glob<{ readonly format: FamilyFormat }>('../../variants/*/format/format.ts');

/** The bundled files, and what was edited over them, by path: `scenarios/patrol.yaml`. */
export const bundledFiles = (edits: ReadonlyMap<string, string> = new Map()): Files =>
  filesInMemory(new Map(Object.entries(texts).map(([path, text]) => [path.replace('../../', ''), text])), edits);

export const EDITION_IDS: readonly string[] = Object.keys(ids);

/** All that the module of an edition exports: what an own rule imports from `sandtable/classic`. */
export async function editionModule(id: string): Promise<{ readonly default: Variant; readonly [name: string]: unknown }> {
  const open = editions[`../../variants/${id}/index.ts`];
  if (open === undefined) throw new PluginError(id, `there is no such edition here; there are ${EDITION_IDS.join(', ')}`);
  return open();
}

/** The built-in editions. */
export const bundledEditions: Editions = {
  ids: EDITION_IDS,
  families: Object.keys(families),
  load: async (base: string): Promise<Variant | RulePack> => (await editionModule(base)).default,
  async format(family: string): Promise<FamilyFormat | null> {
    const path = Object.hasOwn(families, family) ? families[family] : undefined;
    const open = path === undefined ? undefined : formats[`../../variants/${path.replace('./', '')}`];
    return open === undefined ? null : (await open()).format;
  },
  whereIs: () => null,
};
