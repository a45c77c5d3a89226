import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'game-length',
  question: 'How long do games last?',
  table: 'lengths',
  spec: () => ({
    columns: 2,
    facet: { field: 'title', type: 'nominal', sort: null },
    spec: {
      width: { step: 14, for: 'offset' },
      height: 150,
      encoding: {
        x: { field: 'rounds', type: 'ordinal', title: 'Rounds played', axis: { labelAngle: 0, grid: false } },
        xOffset: { field: 'variant', type: 'nominal', sort: null },
        color: { field: 'variant', type: 'nominal', sort: null, scale: { range: 'variant' } },
      },
      layer: [
        {
          mark: { type: 'bar', width: 11, cornerRadiusEnd: 2 },
          encoding: { y: { field: 'share', type: 'quantitative', axis: { format: '.0%', tickCount: 5 }, title: 'Games' } },
        },
        {
          mark: { type: 'rule', strokeWidth: 1.5 },
          encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' }, color: { value: null } },
        },
      ],
    },
  }),
};

export default chart;
