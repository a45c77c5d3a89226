import type { parse as Parse } from 'es-module-lexer';
import { PluginError } from '../editions/plugin-error.ts';
import { EDITION_IDS, editionModule } from './bundled.ts';
import type { OwnFiles } from './own-files.ts';

/* Own rules as modules of this worker. They import the parts of the package that travel with the page, and each other, and nothing else. */

interface Exported {
  readonly [name: string]: unknown;
}

const PARTS: { readonly [name: string]: () => Promise<Exported> } = {
  'sandtable/rules': () => import('../rules/index.ts'),
  'sandtable/kit': () => import('../kit/index.ts'),
  ...Object.fromEntries(EDITION_IDS.map((id) => [`sandtable/${id}`, () => editionModule(id)])),
};

/** Where modules made from text find a part that they import: they have no other way to what is bundled. */
const shelfOf = (name: string): string => `sandtable part ${name}`;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Own rules of one project; each is loaded once. */
export class OwnCode {
  readonly #own: OwnFiles;
  readonly #read: (path: string) => void;
  readonly #addresses = new Map<string, Promise<string>>();

  /** @param read is told of each file that is read */
  constructor(own: OwnFiles, read: (path: string) => void) {
    this.#own = own;
    this.#read = read;
  }

  /**
   * What a rule file exports.
   * @param path `own/rules/mine.mjs`
   * @throws PluginError for one that cannot be loaded
   */
  async load(path: string): Promise<Exported> {
    const address = await this.#address(path, []);
    try {
      return (await import(/* @vite-ignore */ address)) as Exported;
    } catch (error) {
      throw error instanceof PluginError ? error : new PluginError(`./${path}`, `could not be loaded: ${wordsOf(error)}`, error);
    }
  }

  #address(path: string, importers: readonly string[]): Promise<string> {
    const known = this.#addresses.get(path);
    if (known !== undefined) return known;
    const made = this.#make(path, [...importers, path]);
    this.#addresses.set(path, made);
    return made;
  }

  async #make(path: string, importers: readonly string[]): Promise<string> {
    const refuse = (words: string): PluginError => new PluginError(`./${path}`, words);
    const text = Object.hasOwn(this.#own, path) ? this.#own[path] : undefined;
    if (text === undefined) throw refuse('there is no such file among your own');
    this.#read(path);
    // Fetched where there are own rules, which is seldom.
    const { init, parse } = await import('es-module-lexer');
    await init;
    let imports: ReturnType<typeof Parse>[0];
    try {
      [imports] = parse(text, path);
    } catch (error) {
      throw refuse(`could not be read: ${wordsOf(error)}`);
    }
    let code = '';
    let done = 0;
    for (const it of imports) {
      if (it.type === 'import-meta') continue;
      const line = text.slice(0, it.start).split('\n').length;
      if (it.type === 'dynamic') throw refuse(`line ${line}: import() is not to be had here; write import … from at the top`);
      code += `${text.slice(done, it.start)}${await this.#addressOf(it.specifier, { path, line, importers })}`;
      done = it.end;
    }
    return address(code + text.slice(done));
  }

  #addressOf(name: string, at: { readonly path: string; readonly line: number; readonly importers: readonly string[] }): Promise<string> {
    if (Object.hasOwn(PARTS, name)) return partAddress(name);
    const [, file] = /^\.\/([a-z][a-z0-9-]*\.mjs)$/.exec(name) ?? [];
    const beside = `own/rules/${file}`;
    if (file === undefined || !Object.hasOwn(this.#own, beside))
      throw new PluginError(
        `./${at.path}`,
        `line ${at.line} imports ${JSON.stringify(name)}, which is not to be had here; there are ${Object.keys(PARTS).join(', ')}, and ./other.mjs for another of your own rules`,
      );
    if (at.importers.includes(beside)) throw new PluginError(`./${at.path}`, `line ${at.line} imports ./${file}, which imports this file`);
    return this.#address(beside, at.importers);
  }
}

const address = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/** The address of a module that exports a part of the package. */
async function partAddress(name: string): Promise<string> {
  const part = await PARTS[name]?.();
  if (part === undefined) throw new Error(`there is no ${name}`);
  Reflect.set(globalThis, Symbol.for(shelfOf(name)), part);
  const names = Object.keys(part).filter((it) => it !== 'default' && NAME.test(it));
  const lines = [
    `const $part = globalThis[Symbol.for(${JSON.stringify(shelfOf(name))})];`,
    'export default $part.default;',
    ...names.map((it) => `export const ${it} = $part.${it};`),
  ];
  return address(lines.join('\n'));
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
