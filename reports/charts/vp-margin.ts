import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'vp-margin',
  question: 'By how many victory points are games decided?',
  hint: 'Share of games by the margin of red; the line is the mean, with its interval at the top.',
  table: 'margins',
  spec: () => ({
    columns: 2,
    facet: { field: 'panel', type: 'nominal', sort: { field: 'place', op: 'min' } },
    resolve: { scale: { x: 'independent' }, axis: { x: 'independent' } },
    spec: {
      width: 230,
      height: 110,
      layer: [
        {
          transform: [
            { calculate: "datum.from + datum.to > 0 ? 'red ahead' : datum.from + datum.to < 0 ? 'blue ahead' : 'level'", as: 'leader' },
            { calculate: '0', as: 'floor' },
          ],
          mark: { type: 'rect', stroke: null },
          encoding: {
            x: { field: 'from', type: 'quantitative', axis: { grid: false, tickCount: 5 }, title: 'Margin of red' },
            x2: { field: 'to' },
            y: { field: 'floor', type: 'quantitative', axis: { format: '.0%', tickCount: 3 }, title: 'Games' },
            y2: { field: 'share' },
            color: {
              field: 'leader',
              type: 'nominal',
              scale: { domain: ['red ahead', 'level', 'blue ahead'], range: 'outcome' },
            },
          },
        },
        {
          transform: [
            {
              aggregate: [
                { op: 'max', field: 'mean', as: 'mean' },
                { op: 'max', field: 'mean_low', as: 'low' },
                { op: 'max', field: 'mean_high', as: 'high' },
              ],
            },
            { calculate: "abs(datum.mean) < 0.05 ? '0' : format(datum.mean, '+.1f')", as: 'words' },
          ],
          layer: [
            { mark: { type: 'rule', style: 'interval', strokeDash: [3, 2] }, encoding: { x: { field: 'mean', type: 'quantitative' } } },
            {
              mark: { type: 'rule', strokeWidth: 5 },
              encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y: { value: -5 } },
            },
            {
              mark: { type: 'text', align: 'left', dx: 5, dy: -7 },
              encoding: { x: { field: 'high', type: 'quantitative' }, y: { value: 0 }, text: { field: 'words' } },
            },
          ],
        },
      ],
    },
  }),
};

export default chart;
