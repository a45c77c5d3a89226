import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'losses-by-cause',
  question: 'What are points lost to?',
  hint: 'Mean points of the army list that are destroyed in a game, with confidence intervals.',
  table: 'losses',
  spec: () => ({
    transform: [
      { calculate: "datum.heading + '\\n' + datum.army + ' loses'", as: 'loser' },
      { calculate: "datum.place * 2 + (datum.army == 'blue' ? 1 : 0)", as: 'rank' },
    ],
    columns: 2,
    facet: { field: 'loser', type: 'nominal', sort: { field: 'rank', op: 'min' } },
    spec: {
      width: 215,
      height: { step: 15, for: 'offset' },
      encoding: {
        y: {
          field: 'cause',
          type: 'nominal',
          sort: { field: 'order', op: 'min' },
          title: null,
          axis: { grid: false },
          scale: { paddingInner: 0.25, paddingOuter: 0.1 },
        },
        yOffset: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' } },
      },
      layer: [
        {
          mark: { type: 'bar', height: 10, cornerRadiusEnd: 2 },
          encoding: {
            x: { field: 'points', type: 'quantitative', axis: { tickCount: 5, grid: true }, title: 'Points per game' },
            color: {
              field: 'label',
              type: 'nominal',
              sort: { field: 'place', op: 'min' },
              scale: { range: 'variant' },
              legend: { columns: 2 },
            },
          },
        },
        {
          mark: { type: 'rule', style: 'interval' },
          encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' } },
        },
      ],
    },
  }),
};

export default chart;
