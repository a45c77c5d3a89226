import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'first-turn',
  question: 'What are the first turn and the seat worth?',
  table: 'advantages',
  spec: () => ({
    facet: { row: { field: 'title', type: 'nominal', sort: null } },
    spec: {
      width: 380,
      height: { step: 20, for: 'offset' },
      encoding: {
        y: { field: 'variant', type: 'nominal', sort: null, title: null, axis: { grid: false }, scale: { paddingInner: 0.3 } },
        yOffset: { field: 'kind', type: 'nominal', sort: null },
        color: { field: 'kind', type: 'nominal', sort: null, scale: { range: 'variant' } },
      },
      layer: [
        { mark: { type: 'rule' }, encoding: { x: { datum: 0, type: 'quantitative' }, y: null, yOffset: null, color: null } },
        {
          mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
          encoding: {
            x: {
              field: 'low',
              type: 'quantitative',
              axis: { format: '+.0%', tickCount: 6 },
              title: 'Score above one half of whoever has it',
            },
            x2: { field: 'high' },
          },
        },
        {
          mark: { type: 'point', size: 90 },
          encoding: { x: { field: 'estimate', type: 'quantitative' }, shape: { field: 'kind', type: 'nominal', sort: null } },
        },
      ],
    },
  }),
};

export default chart;
