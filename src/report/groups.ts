import type { ChartGroup } from './chart.ts';
import type { Figure } from './figure.ts';

/** The figures of a page, in the order in which they are read. */
export interface Arranged {
  /** The one beside the answer. */
  readonly lead: Figure | undefined;
  /** The others; those of no group come first. These and the first group are open. */
  readonly groups: readonly { readonly group: ChartGroup; readonly figures: readonly Figure[]; readonly open: boolean }[];
}

const OTHERS: Omit<ChartGroup, 'charts'> = { id: 'more', name: 'Charts', says: 'What the numbers look like.' };

/** Puts the first figure beside the answer and the others into their groups; groups without a figure are left out. */
export function arranged(figures: readonly Figure[], groups: readonly ChartGroup[]): Arranged {
  const [lead, ...rest] = figures;
  const grouped = new Set(groups.flatMap(({ charts }) => charts));
  const others = { ...OTHERS, charts: rest.map(({ chart }) => chart.id).filter((id) => !grouped.has(id)) };
  const filled = [others, ...groups]
    .map((group) => ({ group, figures: rest.filter(({ chart }) => group.charts.includes(chart.id)) }))
    .filter((it) => it.figures.length > 0);
  const first = filled.find(({ group }) => group !== others);
  return { lead, groups: filled.map((it) => ({ ...it, open: it === first || it.group === others })) };
}
