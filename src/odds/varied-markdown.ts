import { measureText, type Varied } from './varied-table.ts';

/** An attack at several values as text for an article; `chart` is the name of its picture without the extension, if it has one. */
export function variedMarkdown(varied: readonly Varied[], chartOf: (varied: Varied) => string | undefined): string {
  return `# Odds\n\n${varied.map((it) => section(it, chartOf(it))).join('\n\n')}\n`;
}

function section(varied: Varied, chart: string | undefined): string {
  const { odds, axes, measure } = varied;
  const [rows, columns] = axes;
  const title = odds[0]?.title ?? '';
  const specs = [...new Set(odds.map((it) => it.variant))];
  const cell = (spec: string, row: string, column: string | undefined): string => {
    const found = odds.find(
      ({ variant, at }) =>
        variant === spec && at?.[rows?.name ?? ''] === row && (column === undefined || at[columns?.name ?? ''] === column),
    );
    return measureText(found === undefined ? null : measure.of(found), measure);
  };
  const table = (corner: string, heads: readonly string[], of: (row: string, k: number) => string): string =>
    [
      `| ${[corner, ...heads].join(' | ')} |`,
      `|---|${heads.map(() => '---:|').join('')}`,
      ...(rows?.values ?? []).map((row) => `| ${[row, ...heads.map((_, k) => of(row, k))].join(' | ')} |`),
    ].join('\n');
  const tables =
    columns === undefined
      ? [table(rows?.name ?? '', specs, (row, k) => cell(specs[k] ?? '', row, undefined))]
      : specs.map((spec) =>
          table(`${spec}: ${rows?.name}, ${columns.name}`, columns.values, (row, k) => cell(spec, row, columns.values[k])),
        );
  return [
    `## ${title}: ${measure.words}`,
    ...(chart === undefined ? [] : [`![${title}: ${measure.words}](charts/${chart}.svg)`]),
    ...tables,
  ].join('\n\n');
}
