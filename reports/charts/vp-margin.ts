import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'vp-margin',
  question: 'By how many victory points are games decided?',
  table: 'margins',
  spec: () => ({
    columns: 2,
    facet: { field: 'panel', type: 'nominal', sort: null },
    resolve: { scale: { x: 'independent' }, axis: { x: 'independent' } },
    spec: {
      width: 245,
      height: 96,
      layer: [
        {
          transform: [{ calculate: "datum.from + datum.to > 0 ? 'red ahead' : datum.from + datum.to < 0 ? 'blue ahead' : 'close'", as: 'leader' }],
          mark: { type: 'bar', binSpacing: 1 },
          encoding: {
            x: { field: 'from', type: 'quantitative', axis: { grid: false, tickCount: 7 }, title: 'Margin of red in victory points' },
            x2: { field: 'to' },
            y: { field: 'share', type: 'quantitative', axis: { format: '.0%', tickCount: 3 }, title: 'Games' },
            color: {
              field: 'leader',
              type: 'nominal',
              scale: { domain: ['red ahead', 'close', 'blue ahead'], range: 'outcome' },
            },
          },
        },
        {
          transform: [{ aggregate: [{ op: 'max', field: 'mean', as: 'mean' }, { op: 'max', field: 'mean_low', as: 'low' }, { op: 'max', field: 'mean_high', as: 'high' }] }],
          layer: [
            { mark: { type: 'rule', strokeWidth: 2 }, encoding: { x: { field: 'mean', type: 'quantitative' } } },
            {
              mark: { type: 'rule', strokeWidth: 5, opacity: 0.6 },
              encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y: { value: 0 } },
            },
            {
              mark: { type: 'text', align: 'left', dx: 6, dy: -8 },
              encoding: { x: { field: 'mean', type: 'quantitative' }, y: { value: 0 }, text: { field: 'mean', type: 'quantitative', format: '+.1f' } },
            },
          ],
        },
      ],
    },
  }),
};

export default chart;
