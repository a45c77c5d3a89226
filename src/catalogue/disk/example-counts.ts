import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIns } from '../../load/resolve.ts';
import { PACKAGE_ROOT } from '../../load/root.ts';
import { countCases } from '../cases.ts';

/** Numbers of worked examples by rule: those of the built-in variants, and those in these folders. */
export const exampleCounts = (folders: readonly string[] = []): Map<string, number> => countCases(textsIn(folders));

function* textsIn(folders: readonly string[]): Generator<string> {
  const builtIn = Object.values(builtIns()).map((module) => join(fileURLToPath(new URL('variants/', PACKAGE_ROOT)), dirname(module)));
  for (const folder of new Set([...builtIn, ...folders])) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.ya?ml$/.test(file) && !file.includes('node_modules')) yield readFileSync(join(folder, file), 'utf8');
  }
}
