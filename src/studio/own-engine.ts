import { oursOf } from '../editions/check-plugin.ts';
import type { Editions } from '../editions/editions.ts';
import type { Files } from '../scenario/files.ts';
import { bundledEditions, bundledFiles } from './bundled.ts';
import { OwnCode } from './own-code.ts';
import { OWN_FOLDER, type OwnFiles } from './own-files.ts';

/** Files and editions as the engine takes them, somebody's own over those of the page. */
export interface OwnEngine {
  readonly files: Files;
  readonly editions: Editions;
  /** Folders where names are looked up before the bundled ones. */
  readonly dataDirs: readonly string[];
  /** Paths of the own files that were read since it was opened: what is played depends on no other. */
  readonly used: () => string[];
}

const IN_MEMORY = new RegExp(`^(?:.*/)?(${OWN_FOLDER}/(?:[a-z]+/)?[a-z0-9-]+\\.yaml)$`);

/** To be opened anew for each question, so that it is known what the question depends on. */
export function openOwn(own: OwnFiles): OwnEngine {
  const read = new Set<string>();
  const note = (path: string): void => {
    if (Object.hasOwn(own, path)) read.add(path);
  };
  const memory = bundledFiles(new Map(Object.entries(own)));
  const files: Files = {
    ...memory,
    read: (path) => {
      note(IN_MEMORY.exec(path)?.[1] ?? '');
      return memory.read(path);
    },
  };
  const code = new OwnCode(own, note);
  const whereIs = (word: string, plugins: readonly string[]): string | null => placeOf(word, plugins, own);
  const editions: Editions = {
    ...bundledEditions,
    async load(base) {
      const path = base.replace(/^\.\//, '');
      if (path === base || !Object.hasOwn(own, path)) return bundledEditions.load(base);
      return oursOf(base, (await code.load(path))['default'], (word) => whereIs(word, [base]));
    },
    whereIs,
  };
  return { files, editions, dataDirs: [OWN_FOLDER], used: () => [...read].sort() };
}

/** The first line of own rules with a word, as `own/rules/mine.mjs:12`. */
function placeOf(word: string, plugins: readonly string[], own: OwnFiles): string | null {
  const wanted = new RegExp(`(?<![\\w$])${word.replaceAll(/[^\w]/g, '\\$&')}(?![\\w$])`);
  for (const path of plugins.map((it) => it.replace(/^\.\//, ''))) {
    const at = (own[path] ?? '').split('\n').findIndex((it) => wanted.test(it));
    if (at >= 0) return `${path}:${at + 1}`;
  }
  return null;
}
