import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'win-rate',
  question: 'How often does red come out on top?',
  table: 'summary',
  spec: () => ({
    facet: { row: { field: 'title', type: 'nominal', sort: null } },
    spec: {
      width: 380,
      height: { step: 34 },
      encoding: {
        y: { field: 'variant', type: 'nominal', sort: null, title: null, axis: { grid: false } },
        color: { field: 'variant', type: 'nominal', sort: null, scale: { range: 'variant' }, legend: null },
      },
      layer: [
        {
          mark: { type: 'rule', strokeDash: [4, 4] },
          encoding: { x: { datum: 0.5, type: 'quantitative' }, y: null, color: null },
        },
        {
          mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
          encoding: {
            x: {
              field: 'score_low',
              type: 'quantitative',
              scale: { domain: [0, 1] },
              axis: { format: '.0%', tickCount: 5 },
              title: 'Score of red: wins, and draws by half',
            },
            x2: { field: 'score_high' },
          },
        },
        { mark: { type: 'point', size: 110 }, encoding: { x: { field: 'score', type: 'quantitative' } } },
        {
          mark: { type: 'text', align: 'left', dx: 12 },
          encoding: {
            x: { field: 'score_high', type: 'quantitative' },
            text: { field: 'score', type: 'quantitative', format: '.1%' },
            color: { value: null },
          },
        },
      ],
    },
  }),
};

export default chart;
