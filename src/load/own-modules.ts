import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PACKAGE_ROOT, RUNS_SOURCES } from './root.ts';

/** Whether the sources are beside the code that runs: a checkout has them, an installed package has not. */
export const HAS_SOURCES = existsSync(new URL('src/load/own-modules.ts', PACKAGE_ROOT));

/** A module in a file: the only one of a source, one of many that a build has joined. */
interface Module {
  /** Of the module, from the folder of the package, with `/`: `src/engine/play.ts`, or `src/engine/play.js` of compiled code. */
  readonly path: string;
  readonly text: string;
  /** How many lines of the file are before it. */
  readonly before: number;
}

/** A module of this package. */
export interface OwnModule extends Module {
  /** The file that holds it, from the folder of the package, with `/`. */
  readonly file: string;
}

/** What a build writes before each module that it has joined with others; see `.ci/bundle.mjs`. */
const HEADING = /^\/\/ dist\/(.+\.js)$/;

/** The modules that a joined file consists of, in its order, one perhaps in two parts; none if it is none. */
export function modulesIn(text: string): Module[] {
  const found: { path: string; before: number; lines: string[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const path = HEADING.exec(line)?.[1];
    if (path === undefined) found.at(-1)?.lines.push(line);
    else found.push({ path, before: index + 1, lines: [] });
  }
  return found.map(({ lines, ...it }) => ({ ...it, text: lines.join('\n') }));
}

/**
 * All modules below folders of the package, such as `src/engine`, sorted by path.
 * @param sources of the sources, or of what compiled files consist of
 */
export function modulesBelow(folders: readonly string[], sources: boolean = RUNS_SOURCES): OwnModule[] {
  const found = sources
    ? folders.flatMap((it) => filesBelow(it, '.ts')).map(({ file, text }) => ({ path: file, text, before: 0, file }))
    : COMPILED.flatMap((it) => filesBelow(it, '.js')).flatMap(({ file, text }) => modulesIn(text).map((it) => ({ ...it, file })));
  const below = (path: string): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
  return found.filter(({ path }) => below(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

const COMPILED = ['dist/src', 'dist/variants', 'dist/reports'];

function filesBelow(folder: string, ending: string): { readonly file: string; readonly text: string }[] {
  const root = fileURLToPath(new URL(`${folder}/`, PACKAGE_ROOT));
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith(ending));
  return names.map((name) => ({ file: `${folder}/${name.replaceAll('\\', '/')}`, text: readFileSync(root + name, 'utf8') }));
}
