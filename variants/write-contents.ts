import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** `shooting/14-crossfire.ts`, and `shooting/ledger.ts`. */
const RULE = /^([a-z-]+)\/(\d{2,})-[a-z0-9-]+\.ts$/;
const LEDGER = /^([a-z-]+)\/ledger\.ts$/;

const camel = (words: string): string => words.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The module that imports every rule and every ledger table of a variant's folder: `contents.ts` beside its `index.ts`. */
export function contentsOf(variant: string): string {
  const names = readdirSync(join(FOLDER, variant), { recursive: true, encoding: 'utf8' })
    .map((it) => it.replaceAll('\\', '/'))
    .sort();
  const rules = names.flatMap((name) => {
    const [, area, number] = RULE.exec(name) ?? [];
    return area === undefined ? [] : [{ name, local: `${camel(area)}${number}` }];
  });
  const ledgers = names.flatMap((name) => {
    const [, area] = LEDGER.exec(name) ?? [];
    return area === undefined ? [] : [{ name, local: camel(area) }];
  });
  const imports = [
    ...rules.map(({ name, local }) => ({ name, line: `import ${local} from './${name}';` })),
    ...ledgers.map(({ name, local }) => ({ name, line: `import { ledger as ${local} } from './${name}';` })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Written by `npm run contents`: every rule of this folder, and every entry of its ledger that is none.',
    "import type { AnyRule, LedgerEntry } from 'sandtable/rules';",
    ...imports.map(({ line }) => line),
    '',
    'export const rules: readonly AnyRule[] = [',
    ...rules.map(({ local }) => `  ${local},`),
    '];',
    '',
    `export const entries: readonly LedgerEntry[] = [${ledgers.map(({ local }) => `...${local}`).join(', ')}];`,
    '',
  ].join('\n');
}

/** Variants whose folders are listed so. */
export const listed = (): string[] =>
  Object.values(JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as { readonly [id: string]: string }).map(
    (module) => module.replace(/^\.\//, '').split('/')[0] as string,
  );

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const variant of listed()) writeFileSync(join(FOLDER, variant, 'contents.ts'), contentsOf(variant));
