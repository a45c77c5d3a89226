import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

const [folders, run, volley] = [...read('src/README.md').matchAll(/```mermaid\n(.*?)```/gs)].map(([, text]) => text as string) as [
  string,
  string,
  string,
];

/** Sources in folders of `src`; what lies at its top ties them together for users. */
const sources = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((it) => `src/${it.replaceAll('\\', '/')}`)
  .filter((it) => /^src\/[\w-]+\/.*\.(?:ts|mjs|js)$/.test(it))
  .map((path) => ({ path, folder: path.split('/')[1] as string, text: read(path) }));

/** Code of editions, without what writes their lists. */
const variants = readdirSync(`${ROOT}variants`, { recursive: true, encoding: 'utf8' })
  .map((it) => `variants/${it.replaceAll('\\', '/')}`)
  .filter((it) => it.endsWith('.ts') && !/^variants\/write-/.test(it))
  .map((path) => ({ path, text: read(path) }));

/** The folder of `src` that an import of a file leads to. */
const folderOf = (from: string, specifier: string): string =>
  normalize(`${dirname(from)}/${specifier}`)
    .replaceAll('\\', '/')
    .split('/')[1] as string;

/** `from 'x'`, `import('x')` and `import 'x'`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const imports = sources.flatMap(({ path, folder, text }) =>
  [...text.matchAll(IMPORT)].map(([, specifier]) => ({ path, from: folder, to: folderOf(path, specifier as string) })),
);

const names = (list: string): string[] => list.split('&').map((it) => it.trim());
const edges = [...folders.matchAll(/^ +(.+) --> (.+)$/gm)].flatMap(([, from, to]) =>
  names(from as string).flatMap((a) => names(to as string).map((b) => [a, b] as const)),
);

/** Everything that arrows lead to from a folder. */
function reach(from: string, found = new Set<string>()): Set<string> {
  for (const [a, b] of edges) {
    if (a !== from || found.has(b)) continue;
    found.add(b);
    reach(b, found);
  }
  return found;
}

describe('the picture of the folders', () => {
  test('has every folder of src', () => {
    expect([...new Set(edges.flat())].sort()).toEqual([...new Set(sources.map((it) => it.folder))].sort());
  });

  test('has or implies every import', () => {
    expect(imports.length).toBeGreaterThan(1000);
    const missing = imports.filter(({ from, to }) => from !== to && !reach(from).has(to));
    expect(missing).toEqual([]);
  });

  test('has no arrow without an import', () => {
    const real = new Set(imports.map(({ from, to }) => `${from} --> ${to}`));
    expect(edges.map(([a, b]) => `${a} --> ${b}`).filter((it) => !real.has(it))).toEqual([]);
  });

  test('goes one way', () => {
    for (const [from] of edges) expect(reach(from), from).not.toContain(from);
  });

  test('allows what the linter allows', () => {
    const rules = [...read('biome.json').matchAll(/"src\/(\w+) (?:may import ([^"]+) only|imports no other folder)\."/g)];
    expect(rules.length).toBeGreaterThan(10);
    for (const [, folder, allowed] of rules) {
      const beyond = (allowed?.split(/, | and /) ?? []).filter((it) => !reach(folder as string).has(it));
      expect(beyond, folder).toEqual([]);
    }
  });
});

/** Arrows of a sequence diagram, and the notes between them, in order. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  /** What is called, or what a note says. */
  readonly what: string;
  readonly isNote: boolean;
}
const arrowsOf = (diagram: string): Arrow[] =>
  [...diagram.matchAll(/^ +(?:(Note over) (\w+),(\w+)|(\w+)->>(\w+)): (.+)$/gm)].map(([, note, over, and, from, to, what]) => ({
    from: (over ?? from) as string,
    to: (and ?? to) as string,
    what: what as string,
    isNote: note !== undefined,
  }));

/** Every arrow starts where the first did or an earlier one arrived. */
function expectUnbroken(arrows: readonly Arrow[]): void {
  const reached = new Set([arrows[0]?.from]);
  for (const { from, to, what } of arrows) {
    expect(reached, what).toContain(from);
    reached.add(to);
  }
}

/** The names that a source takes from a folder: `import { a, b } from` and `const { a, b } = await import(`. */
const taken = (path: string, text: string, folder: string): string[] =>
  [...text.matchAll(/\b(?:import|const) \{([^}]*)\} (?:from|= await import\()\s*'(\.[^']+)'/g)]
    .filter(([, , specifier]) => folderOf(path, specifier as string) === folder)
    .flatMap(([, list]) => (list as string).split(',').map((it) => it.trim()));

test('where a module lies is asked of one module, since a build joins them: load/root.ts', () => {
  const asks = [...sources, ...variants]
    .filter(({ text }) => /\bimport\.meta\.(url|dirname|filename)\b/.test(text))
    .map(({ path }) => path);
  // Who names a hook's parent may name any module, and the studio is built by another builder.
  expect(asks.filter((it) => !it.startsWith('src/studio/')).sort()).toEqual([
    'src/load/imports.ts',
    'src/load/root.ts',
    'src/load/self.ts',
  ]);
});

test('the picture of a run calls what folders import from each other', () => {
  const arrows = arrowsOf(run);
  expect(arrows.length).toBeGreaterThan(8);
  expectUnbroken(arrows);
  for (const { from, to, what } of arrows) {
    const name = what.split('(')[0] as string;
    const callers = sources.filter(
      ({ path, folder, text }) => folder === from && taken(path, text, to).includes(name) && text.includes(`${name}(`),
    );
    expect(callers, `${from} calls ${name} of ${to}`).not.toEqual([]);
  }
});

test('the picture of a volley calls procedures, and plain functions, that the files have', () => {
  const files = new Map(
    [...volley.matchAll(/^ +participant (\w+) as (.+)$/gm)].map(([, id, path]) => [id as string, read(path as string)]),
  );
  const arrows = arrowsOf(volley);
  expect(arrows.length).toBeGreaterThan(12);
  expectUnbroken(arrows);
  for (const { from, to, what, isNote } of arrows) {
    const said = `${from} calls ${what} of ${to}`;
    if (isNote) for (const [, node] of what.matchAll(/"(\w+)"/g)) expect(files.get(to), said).toContain(`'${node}',`);
    else if (files.get(to)?.includes(`export function ${what}(`))
      expect(files.get(from), said).toMatch(new RegExp(`(?<!function )\\b${what}\\(`));
    else {
      expect(files.get(from), said).toContain(`.${what}(`);
      expect(files.get(to), said).toMatch(new RegExp(`^ +${what}(?:: )?\\(`, 'm'));
    }
  }
});

/** Files in the first column of the table of an edition in CONTRIBUTING.md: `family.ts`, or `turn/sequence.ts` of an area. */
const [, tableOfEdition = ''] = /\| file \| holds \|\n[|-]+\n(\| `family\.ts`.*?)\n\n/s.exec(read('CONTRIBUTING.md')) ?? [];
const partsOfEdition = [...tableOfEdition.matchAll(/^\|([^|]*)\|([^\n]*)/gm)];

test.each(Object.keys(JSON.parse(read('variants/index.json')) as object))(
  'what stands at the top of %s is in the table of CONTRIBUTING.md',
  (id) => {
    const allowed = new Set(
      partsOfEdition.flatMap(([, files]) => [...(files as string).matchAll(/`([\w-]+\.ts)`/g)].map(([, name]) => name)),
    );
    const there = readdirSync(`${ROOT}variants/${id}`, { withFileTypes: true }).filter((it) => it.isFile() && it.name !== 'README.md');
    expect(there.length).toBeGreaterThan(6);
    expect(there.map((it) => it.name).filter((it) => !allowed.has(it))).toEqual([]);
  },
);

test('the table of an edition in CONTRIBUTING.md names nothing that no edition has', () => {
  const named = partsOfEdition.flatMap(([row]) => [...row.matchAll(/`((?:[\w-]+\/)?[\w-]+\.ts)`/g)].map(([, name]) => name as string));
  expect(named.length).toBeGreaterThan(15);
  const editions = Object.keys(JSON.parse(read('variants/index.json')) as object);
  expect(named.filter((it) => !editions.some((id) => existsSync(`${ROOT}variants/${id}/${it}`)))).toEqual([]);
});
