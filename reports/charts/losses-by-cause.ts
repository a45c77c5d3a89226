import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'losses-by-cause',
  question: 'What are points lost to?',
  table: 'losses',
  spec: () => ({
    transform: [{ calculate: "datum.title + ' · ' + datum.army + ' loses'", as: 'loser' }],
    columns: 2,
    facet: { field: 'loser', type: 'nominal', sort: null },
    spec: {
      width: 210,
      height: { step: 15, for: 'offset' },
      encoding: {
        y: { field: 'cause', type: 'nominal', sort: null, title: null, axis: { grid: false }, scale: { paddingInner: 0.35 } },
        yOffset: { field: 'variant', type: 'nominal', sort: null },
        color: { field: 'variant', type: 'nominal', sort: null, scale: { range: 'variant' } },
      },
      layer: [
        {
          mark: { type: 'bar', height: 9, cornerRadiusEnd: 2 },
          encoding: { x: { field: 'points', type: 'quantitative', axis: { tickCount: 5 }, title: 'Points of the army list per game' } },
        },
        {
          mark: { type: 'rule', strokeWidth: 1.5 },
          encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, color: { value: null } },
        },
      ],
    },
  }),
};

export default chart;
