import type { Spec } from 'sandtable/report';
import type { Estimated } from './words.ts';

/** Possible findings about a difference, in the order of the range `finding`. */
export const FINDINGS = [
  'helps red',
  'helps blue',
  'no difference that matters',
  'not enough games to tell',
  'no difference at all',
  'never came up',
] as const;

const SHAPES = ['triangle-right', 'triangle-left', 'square', 'circle', 'cross', 'stroke'];

/** Colour of a mark by its finding (column `finding`). */
export const findingColour: Spec = {
  field: 'finding',
  type: 'nominal',
  scale: { domain: FINDINGS, range: 'finding' },
  legend: null,
};

/** Shape of a point by its finding, so that colour is not the only cue. */
export const findingShape: Spec = {
  field: 'finding',
  type: 'nominal',
  scale: { domain: FINDINGS, range: SHAPES },
  legend: null,
};

/** Axis of differences of shares, in percentage points: `−10  0  +10`. */
export const POINTS_AXIS: Spec = {
  grid: true,
  tickCount: 6,
  labelExpr: "datum.value == 0 ? '0' : format(100 * datum.value, '+~f')",
};

/** Axis of differences in their own unit: `−1.5  0  +1.5`. */
export const SIGNED_AXIS: Spec = { grid: true, tickCount: 5, labelExpr: "datum.value == 0 ? '0' : format(datum.value, '+,~f')" };

/**
 * An axis of names of one or more lines, each centred at its place; Vega would put the first line there.
 * @param label expression of the name
 */
export function linesOnAxis(label = 'datum.label'): Spec {
  return { grid: false, labelExpr: label, labelOffset: { expr: "-7.5 * (length(split(datum.label, '\\n')) - 1)" } };
}

/** A line across the whole panel at `value`: where nothing differs. */
export function zeroLine(value = 0): Spec {
  return { mark: { type: 'rule' }, encoding: { x: { datum: value, type: 'quantitative' }, y: null, yOffset: null } };
}

/** The band of differences too small to matter. If `margin` is null it has no width: a scale needs at least one row. */
export function marginBand(margin = 'margin'): Spec {
  return {
    transform: [
      { calculate: `datum.${margin} == null ? 0 : datum.${margin}`, as: 'margin_or_none' },
      { aggregate: [{ op: 'max', field: 'margin_or_none', as: 'upper' }] },
      { calculate: '-datum.upper', as: 'lower' },
    ],
    mark: { type: 'rect', style: 'band' },
    encoding: { x: { field: 'lower', type: 'quantitative' }, x2: { field: 'upper' }, y: null },
  };
}

export interface Interval extends Estimated {
  /** What the axis measures, with its unit. */
  readonly title: string | null;
  /** Further properties of the position, such as `axis` and `scale`. */
  readonly x?: Spec;
  /** Encodings that line and point share: colour, opacity, tooltip. */
  readonly encoding?: Spec;
  /** Encodings of the point alone, such as its shape. */
  readonly point?: Spec;
  /** Parameters of the layer, such as those of a legend. */
  readonly params?: readonly Spec[];
  readonly size?: number;
}

/** An interval as a line along x with its estimate as a point. */
export function interval({ estimate, low, high, title, x, encoding = {}, point = {}, params, size = 110 }: Interval): Spec {
  return {
    encoding,
    layer: [
      // First, since Vega-Lite takes legend clicks from the first layer with a colour. The point is just as visible below its line.
      {
        ...(params === undefined ? {} : { params }),
        mark: { type: 'point', size },
        encoding: { x: { field: estimate, type: 'quantitative', title, ...x }, ...point },
      },
      {
        mark: { type: 'rule', style: 'extent' },
        encoding: { x: { field: low, type: 'quantitative' }, x2: { field: high } },
      },
    ],
  };
}

/** The interval of a difference in the colour and shape of its finding, with a tooltip. */
export function findingInterval({ encoding, point, ...rest }: Interval): Spec {
  return interval({
    ...rest,
    encoding: { color: findingColour, ...encoding },
    point: { shape: findingShape, ...point },
  });
}

/**
 * Words that stay readable over lines: once as a halo in the background colour, once in ink.
 * @param mark properties of the text, such as `dy`, `align` and the `style` of its letters
 */
export function words(encoding: Spec, mark: Spec = {}, transform: readonly Spec[] = []): Spec {
  return {
    ...(transform.length > 0 && { transform }),
    encoding,
    layer: [{ mark: { type: 'text', ...mark, style: [...[mark['style'] ?? []].flat(), 'halo'] } }, { mark: { type: 'text', ...mark } }],
  };
}
