import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Words that readers who play, and know no statistics and not this program, should not meet; what to say instead is in brackets. */
const FORBIDDEN: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bno-op\b/i, 'no difference at all'],
  [/\bhulled\b/i, 'the section on the method'],
  [/score of red|red’s score|scores? \d/i, 'won ... of the games'],
  [/not enough evidence/i, 'not enough games to tell'],
  [/\bengagements?\b/i, 'game'],
  [/\bbattles?\b/i, 'scenario, game'],
  // The flag, what is written in a contract, and a folder of editions keep the word.
  [/(?<!--|init )\bvariants?\b(?![:/=])/i, 'ruleset, edition'],
  [/differences? of scores/i, 'percentage points of games won'],
  [/\d points\b(?! are odds)/, 'percentage points, army points, victory points'],
  [/makes no difference of more than/i, 'no difference that matters'],
  [/\b(is|are) equivalent\b/i, 'no difference that matters'],
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where what is printed is put into words. */
const PRINTING: readonly (readonly [folder: string, names: RegExp])[] = [
  ['src/cli', /\.ts$/],
  ['src/cli/commands', /\.ts$/],
  ['src/import', /\.ts$/],
  ['src/load', /\.ts$/],
  // The scripts of pages are code.
  ['src/report', /(?<!-script)\.ts$/],
  ['src/study', /-(words|answer|paper|markdown)\.ts$/],
  ['reports/charts', /\.ts$/],
  ['reports/marks', /\.ts$/],
];

/** Comments, and strings and parts of templates. */
const TOKEN = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm;

/** Codes of verdicts as files hold them: no reader sees them, since they are put into words. */
const CODES = ['not enough evidence', 'no-op', 'equivalent', 'not exercised'];

/** Strings of a file that are prose, with their lines. */
function proseOf(file: string): { readonly line: number; readonly text: string }[] {
  const source = readFileSync(ROOT + file, 'utf8');
  return [...source.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const text = token.slice(1, -1);
    if (token.startsWith('/') || !text.includes(' ') || CODES.includes(text)) return [];
    // What is computed within a template, or compared by a chart, is code.
    return [{ line: source.slice(0, index).split('\n').length, text: text.replaceAll(/\$\{[^}]*(\}|$)|datum\.\w+( == '[^']*')?/g, '1') }];
  });
}

const files = PRINTING.flatMap(([folder, names]) =>
  readdirSync(ROOT + folder)
    .filter((file) => names.test(file))
    .map((file) => `${folder}/${file}`),
);

test('the words of what is printed are those of people who play', () => {
  expect(files.length).toBeGreaterThan(160);
  const met = files.flatMap((file) =>
    proseOf(file).flatMap(({ line, text }) =>
      FORBIDDEN.filter(([word]) => word.test(text)).map(([, instead]) => `${file}:${line}: ${text.slice(0, 90)} (say: ${instead})`),
    ),
  );
  expect(met).toEqual([]);
});
