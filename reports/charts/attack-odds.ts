import type { Chart } from 'sandtable/report';
import { words } from '../marks/forest.ts';

/** Outcomes rarer than the one are not drawn; bars rarer than the other have no number, being too small to see. */
const UNSEEN = 0.001;
const RARE = 0.005;

const chart: Chart = {
  id: 'attack-odds',
  question: 'What does the attack achieve?',
  hint: 'Chance of each outcome in per cent; the triangle marks the mean. Under 0.1 % is not drawn.',
  table: 'attacks',
  spec: () => ({
    transform: [
      { filter: `datum.telling && datum.chance >= ${UNSEEN}` },
      { calculate: 'datum.value - 0.42', as: 'from' },
      { calculate: 'datum.value + 0.42', as: 'to' },
      { calculate: "datum.label + '\\nmean ' + format(datum.mean, '.2f')", as: 'row' },
      { calculate: `datum.chance < ${RARE} ? '' : format(100 * datum.chance, '.0f')`, as: 'percent' },
    ],
    facet: {
      row: {
        field: 'row',
        type: 'nominal',
        sort: { field: 'place', op: 'min' },
        header: { labelOrient: 'left', labelAngle: 0, labelAlign: 'left', labelAnchor: 'middle', labelPadding: 12 },
      },
    },
    spacing: 14,
    spec: {
      width: 420,
      height: 84,
      layer: [
        {
          mark: { type: 'bar', cornerRadiusTopLeft: 2, cornerRadiusTopRight: 2 },
          encoding: {
            x: {
              field: 'from',
              type: 'quantitative',
              axis: { tickMinStep: 1, format: 'd', grid: false },
              title: null,
              scale: { zero: false, nice: false },
            },
            x2: { field: 'to' },
            y: { field: 'chance', type: 'quantitative', axis: { format: '.0%', tickCount: 3 }, title: null, scale: { zero: true } },
            y2: { datum: 0 },
            color: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, scale: { range: 'variant' }, legend: null },
            tooltip: [
              { field: 'attack', type: 'nominal', title: 'Attack' },
              { field: 'variant', type: 'nominal', title: 'Variant' },
              { field: 'quantity_words', type: 'nominal', title: 'Counted' },
              { field: 'value', type: 'quantitative', title: 'Outcome' },
              { field: 'chance', type: 'quantitative', format: '.3%', title: 'Chance' },
              { field: 'at_least', type: 'quantitative', format: '.3%', title: 'At least this many' },
              { field: 'mean', type: 'quantitative', format: '.3f', title: 'Mean' },
            ],
          },
        },
        words(
          {
            x: { field: 'value', type: 'quantitative' },
            y: { field: 'chance', type: 'quantitative' },
            text: { field: 'percent', type: 'nominal' },
          },
          { dy: -7 },
        ),
        {
          mark: { type: 'point', shape: 'triangle-up', size: 60, yOffset: 6 },
          encoding: { x: { aggregate: 'mean', field: 'mean', type: 'quantitative' }, y: { datum: 0, type: 'quantitative' } },
        },
      ],
    },
  }),
};

export default chart;
