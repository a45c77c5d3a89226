import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'game-length',
  question: 'How long do games last?',
  hint: 'Share of games by rounds played, with confidence intervals.',
  table: 'lengths',
  spec: () => ({
    columns: 1,
    facet: { field: 'title', type: 'nominal', sort: { field: 'place', op: 'min' } },
    spec: {
      width: 480,
      height: 130,
      encoding: {
        x: {
          field: 'rounds',
          type: 'ordinal',
          title: 'Rounds played',
          axis: { labelAngle: 0, grid: false },
          scale: { paddingInner: 0.25, paddingOuter: 0.12 },
        },
        xOffset: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, scale: { paddingInner: 0.12 } },
      },
      layer: [
        {
          mark: { type: 'bar', cornerRadiusEnd: 2 },
          encoding: {
            y: { field: 'share', type: 'quantitative', axis: { format: '.0%', tickCount: 4 }, title: 'Games' },
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
          encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
        },
      ],
    },
  }),
};

export default chart;
