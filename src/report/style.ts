import { FONT, PALETTES, type Theme } from '../page/index.ts';
import type { Spec } from './chart.ts';

/** Ends of diverging scales: pale enough for ink to be readable on them. */
const SIDES = {
  light: { red: '#e08f80', blue: '#7fb0d8', ahead: '#6fbba6', behind: '#e2a965' },
  dark: { red: '#8d4a3d', blue: '#3a6589', ahead: '#1f705d', behind: '#85602f' },
} as const;

/**
 * The house style as a Vega-Lite `config`. Charts name colours by range: `army`, `outcome`, `ahead`, `variant`, `finding`, `plain`.
 * @param slots of the palette for the rulesets of a chart, in its order; default: those of the palette
 */
export function houseStyle(theme: Theme, slots?: readonly number[]): Spec {
  const { paper, ink, muted, grid, red, blue, variants, ramp, grounds } = PALETTES[theme];
  const sides = SIDES[theme];
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
      titleColor: muted,
      titleFontSize: 12,
      titleFontWeight: 500,
      symbolSize: 90,
      offset: 12,
      columns: 3,
      columnPadding: 18,
      rowPadding: 4,
    },
    view: { stroke: null },
    facet: { spacing: 26 },
    mark: { color: ink },
    // Charts refer to these by name.
    style: {
      /** An interval over a bar. */
      interval: { color: ink, strokeWidth: 1.75 },
      /** An interval over many narrow bars. */
      fine: { color: ink, strokeWidth: 1, strokeOpacity: 0.55 },
      /** An interval that is the mark itself, with a point on it. */
      extent: { strokeWidth: 3, strokeCap: 'round' },
      /** A bar behind an interval, from zero to its estimate. */
      tornado: { fillOpacity: 0.3 },
      /** Beside a heading within a panel. */
      divider: { color: grid, strokeWidth: 1 },
      /** Stacked bars, one of them hollow. */
      outlined: { stroke: muted, strokeWidth: 1 },
      /** What is too small to matter, behind the marks. */
      band: { color: muted, opacity: 0.14 },
      /** Words in a cell of a heat map: on a pale background, on a strong one, and at the head of a row or column. */
      chance: { color: ink, fontSize: 11 },
      'strong-chance': { color: paper, fontSize: 11 },
      'chance-label': { color: muted, fontSize: 12 },
      /** What a row within a panel is about. */
      name: { color: ink },
      /** A map of the table: its edge, a piece of terrain, a marker. */
      board: { fillOpacity: 0, fill: paper, stroke: muted, strokeWidth: 0.75 },
      terrain: { stroke: muted, strokeOpacity: 0.55 },
      objective: { stroke: ink, strokeWidth: 1.25, size: 45 },
      /** Clears the background behind words. */
      halo: { stroke: paper, strokeWidth: 5, strokeJoin: 'round', fill: paper },
      /** A cell of a matrix, a line around one, and what is written in it. */
      square: { stroke: grid, strokeWidth: 1 },
      outline: { filled: false, stroke: ink, strokeWidth: 2 },
      'cell-value': { color: ink, fontSize: 12 },
      'cell-strong': { color: ink, fontSize: 12, fontWeight: 700 },
      'cell-note': { color: ink, fontSize: 9.5 },
      /** A label of an axis that is drawn as a mark, and a thin line that leads to it. */
      tick: { color: muted, fontSize: 12, lineHeight: 15 },
      'axis-words': { color: muted, fontSize: 12, fontWeight: 500 },
      heading: { color: ink, fontSize: 13, fontWeight: 600, lineHeight: 17 },
      guide: { color: grid, strokeWidth: 2 },
    },
    text: { color: muted, fontSize: 12 },
    rule: { color: muted },
    line: { strokeWidth: 2.25, strokeCap: 'round', strokeJoin: 'round' },
    area: { line: false },
    point: { size: 70, filled: true, opacity: 1 },
    range: {
      category: variants,
      army: [red, blue],
      outcome: [red, muted, blue],
      ahead: [blue, muted, red],
      variant: slots === undefined ? variants : slots.map((slot) => variants[slot % variants.length]),
      finding: [red, blue, variants[3], muted, muted, muted],
      plain: [ink, muted],
      work: [ink, muted, paper],
      ramp,
      terrain: grounds,
      diverging: [blue, paper, red],
      sides: [sides.blue, paper, sides.red],
      lead: [sides.behind, paper, sides.ahead],
    },
  };
}
