import type { Chart } from 'sandtable/report';
import { words } from '../marks/forest.ts';
import { line, percent, signed, withInterval } from '../marks/words.ts';

/** Pixels beside the first price and the last. */
const PADDING = 26;
/** Pixels between prices for each to have its label. */
const LABEL_WIDTH = 37;

const PRICE = {
  field: 'price',
  type: 'quantitative',
  scale: { zero: false, nice: false, padding: PADDING },
  axis: { title: 'Price in army points', grid: false },
};
const WINS = {
  type: 'quantitative',
  scale: { domain: [0, 1] },
  axis: { format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], grid: true },
  title: 'Games won (draws count half)',
};
const TOOLTIP = [
  line('Unit', 'unit'),
  line('Price in army points', 'price_words'),
  line('What it leaves buys', 'fill'),
  line('Games won', 'score_words'),
  line('More than without it', 'gain_words'),
];
/** The columns that are the same in every row, once. */
const once = (...fields: readonly string[]) => ({ aggregate: fields.map((field) => ({ op: 'max', field, as: field })) });

const chart: Chart = {
  id: 'price',
  question: 'What should the unit cost?',
  hint: 'Line: games won with the unit at this price. Band across: without it, its points spent on fillers.\nDiamond and thick line: where both win as much. Upright line: what it costs now.',
  table: 'prices',
  spec: () => ({
    width: 480,
    height: 260,
    transform: [
      { calculate: withInterval({ estimate: 'score', low: 'low', high: 'high' }, percent), as: 'score_words' },
      { calculate: withInterval({ estimate: 'gain', low: 'gain_low', high: 'gain_high' }, signed, ' percentage points'), as: 'gain_words' },
      { calculate: "format(datum.price, ',~r')", as: 'price_words' },
      { window: [{ op: 'row_number', as: 'nth' }], sort: [{ field: 'price' }] },
      { joinaggregate: [{ op: 'count', as: 'prices' }] },
      // A chart that is made narrower has fewer labels.
      { calculate: `max(1, ceil((datum.prices - 1) * ${LABEL_WIDTH} / (width - ${2 * PADDING})))`, as: 'every' },
      { calculate: `(datum.nth - 1) % datum.every == 0 ? ${percent('datum.score')} : ''`, as: 'value_words' },
    ],
    layer: [
      {
        transform: [once('without_low', 'without_high')],
        mark: { type: 'rect', style: 'band' },
        encoding: { y: { ...WINS, field: 'without_low' }, y2: { field: 'without_high' } },
      },
      {
        transform: [once('without')],
        mark: { type: 'rule', strokeDash: [4, 4] },
        encoding: { y: { ...WINS, field: 'without' } },
      },
      {
        transform: [once('now'), { filter: 'datum.now != null' }],
        mark: { type: 'rule', style: 'guide' },
        encoding: { x: { ...PRICE, field: 'now' } },
      },
      { mark: { type: 'line' }, encoding: { x: PRICE, y: { ...WINS, field: 'score' } } },
      {
        encoding: { x: PRICE, tooltip: TOOLTIP },
        layer: [
          { mark: { type: 'rule', style: 'interval' }, encoding: { y: { ...WINS, field: 'low' }, y2: { field: 'high' } } },
          { mark: { type: 'point', size: 90 }, encoding: { y: { ...WINS, field: 'score' } } },
        ],
      },
      {
        transform: [{ filter: 'datum.fair_low != null' }, once('fair_low', 'fair_high', 'without')],
        mark: { type: 'rule', style: 'extent' },
        encoding: { x: { ...PRICE, field: 'fair_low' }, x2: { field: 'fair_high' }, y: { ...WINS, field: 'without' } },
      },
      {
        transform: [{ filter: 'datum.fair != null' }, once('fair', 'without')],
        mark: { type: 'point', shape: 'diamond', size: 110 },
        encoding: { x: { ...PRICE, field: 'fair' }, y: { ...WINS, field: 'without' } },
      },
      words({ x: PRICE, y: { ...WINS, field: 'high' }, text: { field: 'value_words' } }, { align: 'left', dx: 5, dy: -4 }),
    ],
  }),
};

export default chart;
