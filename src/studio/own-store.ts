import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { type OwnFiles, ownFilesIn } from './own-files.ts';

/** Own files under a name. */
export interface Project {
  readonly name: string;
  readonly files: OwnFiles;
}

/** Longest name of a project, in letters. */
export const LONGEST_NAME = 60;

/** Whether a project can be called so: it is a folder in what is saved of all. */
export const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u.test(name);

/** A name that is not taken: `My files 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  const numbered = Array.from({ length: taken.length }, (_, i) => `${name.slice(0, LONGEST_NAME - 5)} ${i + 2}`);
  return [name, ...numbered].find((it) => !taken.includes(it)) ?? name;
}

/** Projects as this browser keeps them. They leave it only in what the reader saves or sends. */
export class OwnStore {
  readonly #store: UseStore = createStore('sandtable-studio', 'projects');
  readonly #open: UseStore = createStore('sandtable-studio-open', 'open');

  /** All projects by name. What is not as this studio wrote it is left out. */
  async all(): Promise<readonly Project[]> {
    const kept: [unknown, unknown][] = await entries(this.#store);
    return kept.flatMap(([name, files]) => {
      try {
        return typeof name === 'string' ? [{ name, files: ownFilesIn(files) }] : [];
      } catch {
        return [];
      }
    });
  }

  /** The name of the project that was last open; null for none. */
  async open(): Promise<string | null> {
    const name: unknown = await get('name', this.#open);
    return typeof name === 'string' ? name : null;
  }

  setOpen(name: string | null): Promise<void> {
    return name === null ? del('name', this.#open) : set('name', name, this.#open);
  }

  keep({ name, files }: Project): Promise<void> {
    return set(name, files, this.#store);
  }

  remove(name: string): Promise<void> {
    return del(name, this.#store);
  }
}
