import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from '../.ci/join.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file) => JSON.parse(readFileSync(root + file, 'utf8'));

/**
 * What threads of tests load: the sources, joined as a build joins them, in a package of its own that is gone when the tests are through. Otherwise each
 * thread has a thousand modules and more translated one by one, which takes three seconds of processor time instead of half a second.
 */
export default async function setup() {
  const folder = mkdtempSync(joinPath(tmpdir(), 'sandtable-threads-'));
  const { exports, ...others } = read('package.json');
  const named = Object.entries(exports).map(([path, it]) => [path, it.default ?? it]);
  writeFileSync(joinPath(folder, 'package.json'), JSON.stringify({ ...others, exports: Object.fromEntries(named) }));
  for (const it of ['node_modules', 'variants', 'scenarios', 'reports']) symlinkSync(root + it, joinPath(folder, it));
  const entries = [
    'src/runner/worker.ts',
    ...Object.values(exports).flatMap((it) => it['sandtable-source']?.slice(2) ?? []),
    ...['variants/index.json', 'variants/families.json'].flatMap((it) =>
      Object.values(read(it)).map((module) => posix.join('variants', module)),
    ),
  ];
  for (const part of ['src', 'variants'])
    await join({
      absWorkingDir: root,
      entryPoints: [...new Set(entries)].filter((it) => it.startsWith(`${part}/`)),
      outdir: joinPath(folder, 'dist', part),
      outbase: part,
    });
  process.env.SANDTABLE_THREADS = pathToFileURL(joinPath(folder, 'dist/src/runner/worker.js')).href;
  return () => rmSync(folder, { recursive: true });
}
