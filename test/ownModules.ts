import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  exports: { [path: string]: string | { source: string } };
};

/** The package's own name means the sources, from wherever it is imported: plugins of the tests lie outside the repository. */
export const ownModules = Object.entries(exports).flatMap(([path, target]) =>
  typeof target === 'string'
    ? []
    : [{ find: new RegExp(`^sandtable${path.slice(1)}$`), replacement: fileURLToPath(new URL(target.source, root)) }],
);
