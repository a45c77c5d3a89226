import type { Chart } from 'sandtable/report';
import { SIGNED_AXIS } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { panelsBy } from '../marks/rulesets.ts';
import { line, percent, signed, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'vp-margin',
  question: 'By how many victory points are games decided?',
  hint: 'Share of games by the margin of red; the line is the mean, with its interval at the top.',
  table: 'margins',
  spec: () => ({
    transform: [
      { joinaggregate: [{ op: 'max', field: 'high', as: 'top' }], groupby: ['title'] },
      { calculate: withInterval({ estimate: 'share', low: 'low', high: 'high' }, percent), as: 'share_in_words' },
      {
        calculate: withInterval({ estimate: 'mean', low: 'mean_low', high: 'mean_high' }, (value) => signed(value, 2)),
        as: 'mean_in_words',
      },
      // Bins reach half a point beyond the margins that are in them.
      {
        calculate:
          "datum.to - datum.from <= 1 ? format(datum.from + 0.5, '+d') : format(datum.from + 0.5, '+d') + ' to ' + format(datum.to - 0.5, '+d')",
        as: 'bin',
      },
    ],
    ...panelsBy('panel'),
    // By scenario: a duel has few margins and high bars, a large battle the reverse.
    resolve: { scale: { x: 'independent', y: 'independent' }, axis: { x: 'independent', y: 'independent' } },
    spec: {
      width: 205,
      height: 110,
      layer: [
        {
          transform: [
            { calculate: "datum.from + datum.to > 0 ? 'red ahead' : datum.from + datum.to < 0 ? 'blue ahead' : 'level'", as: 'leader' },
            { calculate: '0', as: 'floor' },
            { calculate: '(datum.from + datum.to) / 2', as: 'middle' },
          ],
          layer: [
            {
              params: picksFromLegend('leader'),
              mark: { type: 'rect', stroke: null },
              encoding: {
                x: { field: 'from', type: 'quantitative', axis: { ...SIGNED_AXIS, grid: false }, title: 'Margin of red' },
                x2: { field: 'to' },
                y: { field: 'floor', type: 'quantitative', axis: { format: '.0%', tickCount: 3 }, title: 'Games' },
                y2: { field: 'share' },
                color: {
                  field: 'leader',
                  type: 'nominal',
                  scale: { domain: ['blue ahead', 'level', 'red ahead'], range: 'ahead' },
                },
                opacity: pickable(),
                tooltip: [
                  ...WHERE,
                  line('Margin of red, victory points', 'bin'),
                  line('Games', 'share_in_words'),
                  line('Games', 'engagements', ',d'),
                  line('Mean margin', 'mean_in_words'),
                  line('Middle margin', 'median', '+~f'),
                ],
              },
            },
            {
              transform: [{ filter: 'datum.engagements > 0' }],
              mark: { type: 'rule', style: 'fine' },
              encoding: {
                x: { field: 'middle', type: 'quantitative' },
                y: { field: 'low', type: 'quantitative' },
                y2: { field: 'high' },
                opacity: pickable(),
              },
            },
          ],
        },
        {
          transform: [
            {
              aggregate: [
                { op: 'max', field: 'mean', as: 'mean' },
                { op: 'max', field: 'mean_low', as: 'low' },
                { op: 'max', field: 'mean_high', as: 'high' },
                { op: 'max', field: 'top', as: 'top' },
              ],
            },
            { calculate: `abs(datum.mean) < 1000 ? ${signed('datum.mean')} : ${signed('datum.mean', 0)}`, as: 'words' },
            // On the side with room.
            { calculate: 'datum.mean > 0 ? datum.low : datum.high', as: 'beside' },
          ],
          layer: [
            // Gives all panels of a scenario one height.
            { mark: { type: 'point', opacity: 0 }, encoding: { y: { field: 'top', type: 'quantitative' } } },
            { mark: { type: 'rule', style: 'interval', strokeDash: [3, 2] }, encoding: { x: { field: 'mean', type: 'quantitative' } } },
            {
              mark: { type: 'rule', strokeWidth: 5 },
              encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y: { value: -5 } },
            },
            {
              mark: {
                type: 'text',
                align: { expr: "datum.mean > 0 ? 'right' : 'left'" },
                dx: { expr: 'datum.mean > 0 ? -5 : 5' },
                dy: -7,
              },
              encoding: { x: { field: 'beside', type: 'quantitative' }, y: { value: 0 }, text: { field: 'words' } },
            },
          ],
        },
      ],
    },
  }),
};

export default chart;
