/**
 * Joins the modules of a build into fewer files: Node takes some 0.4 ms to load each, and a command needs hundreds, in each of its threads. What is
 * loaded by name keeps its place; what such files share goes to `chunks` beside them, in which a comment before each module names it.
 * Run after the compiler, in the folder of the package.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join as joinPath, posix } from 'node:path';
import { join } from './join.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const compiled = (folder, module) => posix.join('dist', folder, module.replace(/\.ts$/, '.js'));

/** What others import, what runs as a process or as a thread, and what tests and benches of compiled code open. */
const entries = [
  ...Object.values(read('package.json').exports).flatMap((it) => it.default?.slice(2) ?? []),
  ...['variants/index.json', 'variants/families.json'].flatMap((it) =>
    Object.values(read(it)).map((module) => compiled('variants', module)),
  ),
  ...readdirSync('dist/reports/charts').flatMap((it) => (it.endsWith('.js') ? `dist/reports/charts/${it}` : [])),
  ...['cli', 'cli/guard-thread', 'cli/errors', 'cli/main', 'runner/worker', 'runner/campaign'].map((it) => `dist/src/${it}.js`),
  ...[
    'load/scenarios',
    'load/formats',
    'load/selection',
    'compile/match',
    'engine/play',
    'engine/dice/root-key',
    'engine/dice/addressed',
  ].map((it) => `dist/src/${it}.js`),
];

/** Scripts of pages, which are read as text. */
const PAGES = 'dist/src/replay/page/browser/';

for (const part of ['src', 'variants', 'reports']) {
  const folder = `dist/${part}/`;
  const { metafile } = await join({
    entryPoints: [...new Set(entries)].filter((it) => it.startsWith(folder)),
    outdir: folder,
    outbase: folder,
    allowOverwrite: true,
    metafile: true,
  });
  // `src/load/root.ts` finds the package from where it lies itself.
  for (const [file, { inputs }] of Object.entries(metafile.outputs))
    if (Object.hasOwn(inputs, 'dist/src/load/root.js') && file.split('/').length !== 4)
      throw new Error(`${file}: holds dist/src/load/root.js, which has to be two folders below dist`);
  const written = new Set(Object.keys(metafile.outputs));
  for (const file of readdirSync(folder, { recursive: true }).map((it) => joinPath(folder, it).replaceAll('\\', '/')))
    if (/\.js(\.map)?$/.test(file) && !written.has(file) && !file.startsWith(PAGES)) rmSync(file);
}
