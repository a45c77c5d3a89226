/**
 * Removes the declarations of a build that no entry of the package leads to: whoever installs it cannot name them, and they are a tenth of it.
 * Run at the end of `npm run build`, in the folder of the package.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = new Map(
  Object.entries(exports)
    .filter(([, it]) => it.types !== undefined)
    .map(([path, { types }]) => [name + path.slice(1), resolve(types)]),
);

/** The file that an import of another one means; undefined for another package's. */
const declared = (specifier, from) =>
  specifier.startsWith('.') ? resolve(dirname(from), specifier.replace(/\.[jt]s$/, '.d.ts')) : entries.get(specifier);

/** As the compiler writes them: `from '...'`, `import('...')`, `import '...'`. */
const IMPORT = /(?:\bfrom|\bimport\(|\bimport) ?['"]([^'"]+)['"]/g;

const reached = new Set();
const waiting = [...entries.values()];
for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
  if (reached.has(file)) continue;
  if (!existsSync(file)) throw new Error(`${file} is not there, and a declaration that is public needs it`);
  reached.add(file);
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const next = declared(specifier, file);
    if (next !== undefined) waiting.push(next);
  }
}
for (const file of readdirSync('dist', { recursive: true }).map((it) => join('dist', it)))
  if (file.endsWith('.d.ts') && !reached.has(resolve(file))) rmSync(file);
