import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Procedure, type Procedures, QUANTITIES, type Quantity, type Subject } from 'sandtable/rules';
import { listed } from './write-contents.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
export const CORE = join(FOLDER, '../src/rules/seams.ts');

const INTERFACE = /^(?:export )?interface \w*Seams(?:<[^>]*>)? .*?^\}/gms;
const DECLARED = /^(?: {2,4}\/\*\*((?:(?!\*\/).)*)\*\/\n)? {2,4}(\w+): \((.*?)\) => ([^;]+);$/gms;

/** A procedure in an interface, with the comment before it; empty if it has none. */
export interface Declared {
  readonly name: string;
  readonly comment: string;
  readonly args: string;
  readonly returns: string;
}

/** What each interface of procedures in a text declares, in order. */
export const declaredIn = (text: string): Declared[][] =>
  [...text.matchAll(INTERFACE)].map(([block]) =>
    [...block.matchAll(DECLARED)].map(([, comment = '', name = '', args = '', returns = '']) => ({
      name,
      comment: comment.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
      args,
      returns,
    })),
  );

/** The procedures of a text. One without a comment goes with the one before it. */
function proceduresIn(text: string): [string, Procedure][] {
  return declaredIn(text).flatMap((block) => {
    let about = '';
    return block.map(({ name, comment, args, returns }): [string, Procedure] => {
      if (comment !== '') about = comment;
      const list = argumentsOf(args);
      return [
        name,
        { about, signature: `(${list.slice(1).join(', ')}) => ${plain(returns)}`, gives: givenBy(returns, about), whom: whomOf(list) },
      ];
    });
  });
}

/** The TypeScript files of a variant's folder. */
export const filesOf = (variant: string): string[] =>
  readdirSync(join(FOLDER, variant), { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts'))
    .map((it) => join(FOLDER, variant, it));

/** Types without their arguments: which family they are of is plain from the edition. */
const plain = (text: string): string => text.replace(/<\w+>/g, '').replace(/\s+/g, ' ').trim();

const argumentsOf = (text: string): string[] =>
  plain(text)
    .split(/, (?=\w+\??:)/)
    .map((it) => it.replace(/,$/, ''))
    .filter((it) => it !== '');

/** A yes or no can be set if it answers a question; where it tells whether something was done, another answer would be a lie. */
function givenBy(returns: string, about: string): Quantity | null {
  const found = QUANTITIES.find((it) => it === returns);
  if (found !== undefined) return found;
  return returns === 'boolean' && /^(Whether|The same)\b/.test(about) ? 'Flag' : null;
}

/** The model that a procedure is about, else the unit, the attack, the side. */
function whomOf(list: readonly string[]): Subject | null {
  const at = (pattern: RegExp): number => list.findIndex((it, k) => k > 0 && pattern.test(it));
  for (const [is, pattern] of [
    ['model', /^(model|m): ModelId$/],
    ['model', /: ModelId$/],
    ['unit', /: (Unit|U)( \| null)?$/],
    ['attack', /: Attack$/],
    ['side', /: SideId$/],
  ] as const) {
    const argument = at(pattern);
    if (argument > 0) return { is, argument };
  }
  return null;
}

/** The procedures that a variant's folder declares, by name, and those of every edition if it builds on no other one. */
export function proceduresOf(variant: string): Procedures {
  const builds = readFileSync(join(FOLDER, variant, 'edition.ts'), 'utf8').includes("/edition.ts'");
  return Object.fromEntries(
    [...(builds ? [] : [CORE]), ...filesOf(variant)]
      .flatMap((it) => proceduresIn(readFileSync(it, 'utf8')))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const moduleOf = (all: Procedures): string =>
  [
    '// Written by `npm run contents`: the procedures that rules of this folder can change, from their declarations.',
    "import type { Procedures } from 'sandtable/rules';",
    '',
    `export const procedures: Procedures = ${JSON.stringify(all, null, 2)};`,
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const variant of listed()) writeFileSync(join(FOLDER, variant, 'procedures.ts'), moduleOf(proceduresOf(variant)));
