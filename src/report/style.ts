import type { Spec } from './chart.ts';

export type Theme = 'light' | 'dark';

/** Colours of one theme. Pairs that have to be told apart differ in lightness too. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  readonly red: string;
  readonly blue: string;
  /** By place of the variant in the run; the baseline first. */
  readonly variants: readonly string[];
}

/** Okabe & Ito (2008), "Color universal design", shifted for contrast on each ground. */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: '#ffffff',
    ink: '#1c2430',
    muted: '#5b6675',
    grid: '#e4e8ee',
    red: '#c8442b',
    blue: '#1f6fb4',
    variants: ['#7a8696', '#d1730b', '#0b7fb8', '#0a8a68', '#b5548c', '#8a6d00', '#6a51a3', '#7a4a2b'],
  },
  dark: {
    paper: '#14181f',
    ink: '#e8ebf0',
    muted: '#a0aab8',
    grid: '#2b323d',
    red: '#f2765a',
    blue: '#63b1f0',
    variants: ['#b4bfcc', '#f2a03d', '#56b4e9', '#35c79a', '#e08fc0', '#e3cf4f', '#b3a2e6', '#cc9a78'],
  },
};

export const FONT = 'Inter, system-ui, "Segoe UI", sans-serif';

/** The house style as a Vega-Lite `config`. Charts name colours by range: `army`, `outcome`, `variant`, `finding`, `plain`. */
export function houseStyle(theme: Theme): Spec {
  const { paper, ink, muted, grid, red, blue, variants } = PALETTES[theme];
  return {
    background: paper,
    font: FONT,
    padding: 18,
    lineBreak: '\n',
    title: {
      anchor: 'start',
      frame: 'bounds',
      fontSize: 17,
      fontWeight: 600,
      color: ink,
      offset: 16,
      limit: 0,
      subtitleColor: muted,
      subtitleFontSize: 12,
      subtitlePadding: 6,
    },
    axis: {
      labelLimit: 0,
      titleLimit: 0,
      labelColor: muted,
      labelFontSize: 12,
      labelPadding: 6,
      labelFlush: false,
      labelLineHeight: 15,
      titleColor: muted,
      titleFontSize: 12,
      titleFontWeight: 500,
      titlePadding: 10,
      gridColor: grid,
      domain: false,
      tickColor: grid,
      ticks: false,
    },
    axisY: { labelColor: ink },
    header: {
      labelFontSize: 13,
      labelFontWeight: 600,
      labelColor: ink,
      labelLimit: 0,
      titleLimit: 0,
      labelAnchor: 'start',
      labelLineHeight: 17,
      labelOrient: 'top',
      labelPadding: 6,
      title: null,
    },
    legend: {
      labelLimit: 0,
      titleLimit: 0,
      orient: 'top',
      direction: 'horizontal',
      labelColor: ink,
      labelFontSize: 12,
      title: null,
      symbolSize: 90,
      offset: 12,
      columns: 3,
      columnPadding: 18,
      rowPadding: 4,
    },
    view: { stroke: null },
    facet: { spacing: 26 },
    mark: { color: ink },
    // An interval over a bar, and words over lines: charts ask for them by name.
    style: { interval: { color: ink, strokeWidth: 1.75 }, halo: { stroke: paper, strokeWidth: 5, strokeJoin: 'round', fill: paper } },
    bar: { fillOpacity: 0.82 },
    text: { color: muted, fontSize: 12 },
    rule: { color: muted },
    line: { strokeWidth: 2.25, strokeCap: 'round', strokeJoin: 'round' },
    area: { line: false },
    point: { size: 70, filled: true, opacity: 1 },
    range: {
      category: variants,
      army: [red, blue],
      outcome: [red, muted, blue],
      variant: variants,
      finding: [red, blue, variants[3], muted, muted, muted],
      plain: [ink, muted],
    },
  };
}
