import type { Block } from '../study/army-paper.ts';
import { folded, paint, table } from './print.ts';

/** Columns of a terminal of unknown width. */
const WIDTH = 100;

/** Blocks for a terminal. A table that is too wide continues below, repeating the columns that identify a row. */
export function blockText(blocks: readonly Block[], width: number = process.stdout.columns ?? WIDTH): string {
  return blocks
    .map((block) => {
      if ('heading' in block) return paint('bold', block.heading);
      if ('text' in block) return folded(block.text, width);
      return columnGroups(block, width)
        .map((columns) =>
          table(
            columns.map((c) => block.heads[c] as string),
            block.rows.map((row) => columns.map((c) => row[c] ?? '')),
            block.right,
            Number.POSITIVE_INFINITY,
          ),
        )
        .join('\n\n');
    })
    .join('\n\n');
}

/** The columns that fit side by side. */
function columnGroups({ heads, rows, kept }: Extract<Block, { heads: unknown }>, width: number): number[][] {
  const widths = heads.map((head, c) => 2 + Math.max(head.length, ...rows.map((row) => row[c]?.length ?? 0)));
  const first = heads.map((_, c) => c).slice(0, kept);
  const room = width - first.reduce((sum, c) => sum + (widths[c] ?? 0), 0) + 2;
  const groups: number[][] = [];
  let left = 0;
  for (let c = kept; c < heads.length; c++) {
    const needed = widths[c] ?? 0;
    if (groups.length === 0 || needed > left) {
      groups.push([...first]);
      left = room;
    }
    groups[groups.length - 1]?.push(c);
    left -= needed;
  }
  return groups;
}
