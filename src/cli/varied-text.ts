import type { AttackOdds } from '../odds/attack-table.ts';
import type { Axis } from '../odds/axes.ts';
import type { Measure } from '../odds/measure.ts';
import { percentText } from '../odds/percent-text.ts';
import type { Shooters } from '../odds/shooters.ts';
import { measureText, type Varied } from '../odds/varied-table.ts';
import { paint, table } from './print.ts';

const BAR = 12;

/** One attack at every value of one axis, or of two as a grid for each ruleset. */
export function variedText({ odds, axes, measure }: Varied): string {
  const [first] = odds;
  const [rows, columns] = axes;
  if (first === undefined || rows === undefined) return '';
  const title = paint('bold', `${first.title}: ${measure.words}`);
  const specs = [...new Set(odds.map((it) => it.variant))];
  const at = (spec: string, values: Readonly<Record<string, string>>): AttackOdds | undefined =>
    odds.find((it) => it.variant === spec && Object.entries(values).every(([name, value]) => it.at?.[name] === value));
  const number = (it: AttackOdds | undefined): number | null => (it === undefined ? null : measure.of(it));
  const most = Math.max(...odds.map((it) => number(it) ?? 0));
  if (columns === undefined) {
    const cells = rows.values.map((value) => [
      value,
      ...specs.map((spec) => cellText(number(at(spec, { [rows.name]: value })), measure, most)),
    ]);
    return [title, table([rows.name, ...specs], cells), ...bestText(odds, rows, measure)].join('\n\n');
  }
  const grids = specs.map((spec) =>
    table(
      [`${spec}: ${rows.name}, ${columns.name}`, ...columns.values],
      rows.values.map((row) => [
        row,
        ...columns.values.map((column) => measureText(number(at(spec, { [rows.name]: row, [columns.name]: column })), measure)),
      ]),
      columns.values,
    ),
  );
  return [title, ...grids, ...bestText(odds, columns, measure)].join('\n\n');
}

/** With a bar, the longest for the greatest number of the table. */
function cellText(value: number | null, measure: Measure, most: number): string {
  const bar = '█'.repeat(value === null || most <= 0 ? 0 : Math.round((BAR * value) / (measure.isChance ? 1 : most)));
  return `${measureText(value, measure).padStart(7)} ${paint('cyan', bar)}`.trimEnd();
}

/** Where targets are compared: which is best, under each ruleset. */
function bestText(odds: readonly AttackOdds[], axis: Axis, measure: Measure): string[] {
  if (axis.name !== 'against') return [];
  return [...new Set(odds.map((it) => it.variant))].flatMap((spec) => {
    const [best] = odds.filter((it) => it.variant === spec).sort((a, b) => (measure.of(b) ?? -1) - (measure.of(a) ?? -1));
    if (best === undefined) return [];
    const where = Object.entries(best.at ?? {}).map(([name, value]) => (name === axis.name ? value : `${name} ${value}`));
    return [`Best target under ${spec}: ${where.reverse().join(', ')} (${measureText(measure.of(best), measure)}).`];
  });
}

/** How many it takes, a column for each ruleset. */
export function shootersText(found: readonly Shooters[]): string {
  const [first] = found;
  if (first === undefined) return '';
  const rows = first.needed.map(({ wanted }, k) => [
    `${100 * wanted} %`,
    ...found.map(({ needed }) => {
      const { models, upTo, chance } = needed[k] as Shooters['needed'][number];
      return models === null ? `more than ${upTo} (${upTo}: ${percentText(chance)})` : `${models} (${percentText(chance)})`;
    }),
  ]);
  const aim = first.kill === null ? 'destroy the target' : `kill ${first.kill} or more`;
  const heading = paint('bold', `${first.title}: models that it takes to ${aim}`);
  const refused = found.flatMap(({ variant, needed, refused: it }) =>
    it === null || needed.every(({ models }) => models !== null)
      ? []
      : [`Under ${variant} ${it.models} models and more: ${it.why}; --samples 1000000 plays them.`],
  );
  return [heading, table(['chance', ...found.map((it) => it.variant)], rows), ...refused].join('\n\n');
}
