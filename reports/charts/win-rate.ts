import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'win-rate',
  question: 'How often does red come out on top?',
  hint: 'Score of red: a win counts 1, a draw one half. Bars are confidence intervals by pair.',
  table: 'summary',
  spec: () => ({
    facet: { row: { field: 'title', type: 'nominal', sort: { field: 'place', op: 'min' } } },
    spec: {
      width: 360,
      height: { step: 36 },
      encoding: { y: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, title: null, axis: { grid: false } } },
      layer: [
        { mark: { type: 'rule', strokeDash: [4, 4] }, encoding: { x: { datum: 0.5, type: 'quantitative' }, y: null } },
        {
          encoding: {
            color: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, scale: { range: 'variant' }, legend: null },
          },
          layer: [
            {
              mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
              encoding: {
                x: {
                  field: 'score_low',
                  type: 'quantitative',
                  scale: { domain: [0, 1] },
                  axis: { format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], grid: true },
                  title: 'Score of red',
                },
                x2: { field: 'score_high' },
              },
            },
            { mark: { type: 'point', size: 110 }, encoding: { x: { field: 'score', type: 'quantitative' } } },
          ],
        },
        {
          mark: { type: 'text', align: 'left', dx: 10 },
          encoding: { x: { field: 'score_high', type: 'quantitative' }, text: { field: 'score', type: 'quantitative', format: '.1%' } },
        },
      ],
    },
  }),
};

export default chart;
