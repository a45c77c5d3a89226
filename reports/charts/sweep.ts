import type { Chart } from 'sandtable/report';
import { findingColour, findingShape, words } from '../marks/forest.ts';
import { SWEPT_WORDS, sweptTooltip } from '../marks/sweeps.ts';
import { line, percent } from '../marks/words.ts';

/** Pixels beside the first value and the last. */
const PADDING = 26;
const AT = { field: 'at', type: 'quantitative', scale: { zero: false, nice: false, padding: PADDING }, axis: null };
const SCORE = {
  type: 'quantitative',
  scale: { domain: [0, 1] },
  axis: { format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], grid: true },
  title: 'Games won by red',
};
/** Pixels between values for each to have its label. */
const LABEL_WIDTH = 35;
const NUMERIC = { filter: 'datum.numeric' };
const TOOLTIP = sweptTooltip([line('Parameter', 'parameter'), line('Value', 'value')]);

const chart: Chart = {
  id: 'sweep',
  question: 'How do wins depend on the parameter?',
  hint: 'Bars and band: intervals by pair. Triangles: certainly better for red or for blue than as it is.\nThe thick part of the dashed line is where the armies may be even.',
  table: 'sweep',
  spec: () => ({
    transform: [
      ...SWEPT_WORDS,
      { window: [{ op: 'row_number', as: 'nth' }], groupby: ['heading'], sort: [{ field: 'at' }] },
      { calculate: 'datum.current ? datum.nth : 0', as: 'own_nth' },
      {
        joinaggregate: [
          { op: 'count', as: 'values' },
          { op: 'max', field: 'own_nth', as: 'current_nth' },
        ],
        groupby: ['heading'],
      },
      // A chart that is made narrower has fewer labels.
      { calculate: `max(1, ceil((datum.values - 1) * ${LABEL_WIDTH} / (child_width - ${2 * PADDING})))`, as: 'every' },
      { calculate: 'datum.every == 1', as: 'roomy' },
      { calculate: `datum.roomy ? ${percent('datum.score')} : ''`, as: 'value_words' },
      {
        calculate:
          "datum.current ? [datum.value, 'as it is'] : abs(datum.nth - datum.current_nth) % datum.every == 0 ? [datum.value] : ['']",
        as: 'tick_lines',
      },
    ],
    facet: { row: { field: 'heading', type: 'nominal', sort: { field: 'place', op: 'min' } } },
    spec: {
      width: 480,
      height: 210,
      layer: [
        {
          transform: [{ filter: 'datum.current' }],
          mark: { type: 'rule', style: 'guide' },
          encoding: { x: AT },
        },
        { mark: { type: 'rule', strokeDash: [4, 4] }, encoding: { y: { datum: 0.5, type: 'quantitative' } } },
        {
          transform: [
            { filter: 'datum.even_low != null' },
            {
              aggregate: [
                { op: 'min', field: 'even_low', as: 'from' },
                { op: 'max', field: 'even_high', as: 'to' },
              ],
            },
          ],
          mark: { type: 'rule', style: 'extent' },
          encoding: { x: { ...AT, field: 'from' }, x2: { field: 'to' }, y: { datum: 0.5, type: 'quantitative' } },
        },
        {
          transform: [NUMERIC],
          mark: { type: 'area', style: 'band' },
          encoding: { x: AT, y: { ...SCORE, field: 'low' }, y2: { field: 'high' } },
        },
        { transform: [NUMERIC], mark: { type: 'line' }, encoding: { x: AT, y: { ...SCORE, field: 'score' } } },
        {
          transform: [{ filter: '!datum.current' }],
          encoding: { x: AT, color: findingColour, tooltip: TOOLTIP },
          layer: [
            {
              mark: { type: 'rule', style: 'interval' },
              encoding: {
                y: { ...SCORE, field: 'low' },
                y2: { field: 'high' },
                // Not by a filter: a scale needs a row from each layer.
                opacity: { condition: { test: 'datum.roomy || !datum.numeric', value: 1 }, value: 0 },
              },
            },
            {
              mark: { type: 'point' },
              encoding: {
                y: { ...SCORE, field: 'score' },
                shape: findingShape,
                size: { condition: { test: 'datum.roomy', value: 120 }, value: 45 },
              },
            },
          ],
        },
        {
          transform: [{ filter: 'datum.current' }],
          encoding: { x: AT, tooltip: TOOLTIP },
          layer: [
            { mark: { type: 'rule', style: 'interval' }, encoding: { y: { ...SCORE, field: 'low' }, y2: { field: 'high' } } },
            { mark: { type: 'point', size: 100 }, encoding: { y: { ...SCORE, field: 'score' } } },
          ],
        },
        {
          transform: [{ filter: 'datum.even != null' }, { aggregate: [{ op: 'min', field: 'even', as: 'pass' }] }],
          mark: { type: 'point', shape: 'diamond', size: 90 },
          encoding: { x: { ...AT, field: 'pass' }, y: { datum: 0.5, type: 'quantitative' } },
        },
        words({ x: AT, y: { ...SCORE, field: 'high' }, text: { field: 'value_words' } }, { dy: -10 }),
        {
          mark: { type: 'text', style: 'tick', baseline: 'top', dy: 8 },
          encoding: { x: AT, y: { value: 'height' }, text: { field: 'tick_lines' } },
        },
        {
          transform: [{ aggregate: [{ op: 'max', field: 'parameter', as: 'name' }] }],
          mark: { type: 'text', style: 'axis-words', baseline: 'top', dy: 42 },
          encoding: { x: { value: { expr: 'child_width / 2' } }, y: { value: 'height' }, text: { field: 'name' } },
        },
      ],
    },
  }),
};

export default chart;
