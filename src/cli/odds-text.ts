import { answerLines, isAnswered } from '../odds/answer-words.ts';
import { atLeast } from '../odds/at-least.ts';
import type { AttackOdds } from '../odds/attack-table.ts';
import { isFinal, quantityWords, unitOf } from '../odds/quantity-words.ts';
import { paint, table } from './print.ts';

const NONE = '–';
const BAR = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
/** Values less likely than this under every ruleset are merged. */
const RARE = 0.0005;

/**
 * An attack under one ruleset, or several side by side: a table for each uncertain quantity.
 * @param names what rulesets are called, by specification
 */
export function oddsText(odds: readonly AttackOdds[], names: ReadonlyMap<string, string>): string {
  const [first] = odds;
  if (first === undefined) return '';
  const quantities = [...new Set(odds.flatMap((it) => Object.keys(it.quantities)))].filter((name) => !isAnswered(name));
  const open = quantities.filter((name) => odds.some((it) => valuesOf(it, name).length > 1));
  const settled = quantities.filter((name) => !open.includes(name));
  const befalling = open.filter((name) => unitOf(name) !== '' && !isFinal(name));
  const counted = open.filter((name) => !befalling.includes(name));
  const lines = [
    [paint('bold', first.title), ...called(odds, names)].join('\n'),
    ...answersText(odds),
    ...counted.map((name) => quantityText(name, odds)),
    ...befallingText(befalling, odds),
  ];
  if (settled.length > 0)
    lines.push(`Certain: ${settled.map((name) => `${quantityWords(name)}: ${valuesOf(first, name)[0] ?? 0}`).join(', ')}.`);
  if (first.samples !== undefined) lines.push(sampledNote(first.samples));
  return lines.join('\n\n');
}

/** What players ask of it. */
function answersText(odds: readonly AttackOdds[]): string[] {
  const lines = answerLines(odds);
  return lines.length === 0 ? [] : [table(['the attack', ...odds.map((it) => it.variant)], lines)];
}

/** What may become of units besides their losses: one line each. */
function befallingText(names: readonly string[], odds: readonly AttackOdds[]): string[] {
  if (names.length === 0) return [];
  const rows = names.map((name) => [
    quantityWords(name),
    ...odds.map((it) => (counts(it, name) ? chanceText(atLeast(it.quantities[name], 1), 1) : NONE)),
  ]);
  return [table(['at least once', ...odds.map((it) => it.variant)], rows)];
}

/** `classic@hitOn+1: Classic with “To Hit: 1 harder”`, of each ruleset that is more than an edition. */
const called = (odds: readonly AttackOdds[], names: ReadonlyMap<string, string>): string[] =>
  [...new Set(odds.map((it) => it.variant))].flatMap((spec) => {
    const name = names.get(spec) ?? spec;
    return name.toLowerCase() === spec.toLowerCase() ? [] : [`${spec}: ${name}`];
  });

const valuesOf = (odds: AttackOdds, name: string): number[] => Object.keys(odds.quantities[name]?.distribution ?? { 0: 1 }).map(Number);
/** Whether it can happen under the ruleset: its odds leave out what cannot. */
const counts = (odds: AttackOdds, name: string): boolean => odds.quantities[name] !== undefined;
const chanceOf = (odds: AttackOdds, name: string, value: number): number =>
  odds.quantities[name]?.distribution[value] ?? (odds.quantities[name] === undefined && value === 0 ? 1 : 0);

function quantityText(name: string, odds: readonly AttackOdds[]): string {
  const values = [...new Set(odds.flatMap((it) => valuesOf(it, name)))].sort((a, b) => a - b);
  const seen = values.filter((value) => odds.some((it) => chanceOf(it, name, value) >= RARE));
  const most = Math.max(...odds.flatMap((it) => values.map((value) => chanceOf(it, name, value))));
  const rows = [
    ['mean', ...odds.map((it, k) => meanText(it, name, k === 0 ? null : (odds[0] as AttackOdds)))],
    ['most likely', ...odds.map((it) => (counts(it, name) ? String(likeliest(it, name, values)) : NONE))],
    ...seen.map((value) => [String(value), ...odds.map((it) => (counts(it, name) ? chanceText(chanceOf(it, name, value), most) : ''))]),
  ];
  if (seen.length < values.length)
    rows.push([
      'others',
      ...odds.map((it) =>
        chanceText(
          values.reduce((sum, v) => sum + (seen.includes(v) ? 0 : chanceOf(it, name, v)), 0),
          most,
        ),
      ),
    ]);
  return table([quantityWords(name), ...odds.map((it) => it.variant)], rows);
}

const likeliest = (odds: AttackOdds, name: string, values: readonly number[]): number =>
  values.reduce((best, value) => (chanceOf(odds, name, value) > chanceOf(odds, name, best) ? value : best), values[0] ?? 0);

function meanText(odds: AttackOdds, name: string, base: AttackOdds | null): string {
  if (!counts(odds, name)) return NONE;
  const mean = odds.quantities[name]?.mean ?? 0;
  if (base === null || !counts(base, name)) return mean.toFixed(3);
  const more = mean - (base.quantities[name]?.mean ?? 0);
  return `${mean.toFixed(3)} (${more < -0.0005 ? '−' : '+'}${Math.abs(more).toFixed(3)})`;
}

/** A chance with a bar, the longest for the greatest chance of the table. */
function chanceText(chance: number, most: number): string {
  const eighths = Math.round((8 * BAR * chance) / most);
  const bar = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] as string);
  return `${(100 * chance).toFixed(1).padStart(5)} % ${paint('cyan', bar)}`.trimEnd();
}

/** Half the width of a 99 % interval of a chance near one half, the widest possible. */
const sampledNote = (samples: number): string =>
  `Sampled, not exact: ${samples.toLocaleString('en-GB')} attacks each; every chance is accurate to ${((100 * 2.576 * 0.5) / Math.sqrt(samples)).toFixed(2)} percentage points (99 %).`;
