import type { Chart } from 'sandtable/report';

const chart: Chart = {
  id: 'first-turn',
  question: 'What are the first turn and the seat worth?',
  hint: 'Right of 0: whoever has it scores more than one half. Bars are confidence intervals by pair.',
  table: 'advantages',
  spec: () => ({
    facet: { row: { field: 'title', type: 'nominal', sort: { field: 'place', op: 'min' } } },
    spec: {
      width: 360,
      height: { step: 17, for: 'offset' },
      encoding: {
        y: {
          field: 'label',
          type: 'nominal',
          sort: { field: 'place', op: 'min' },
          title: null,
          axis: { grid: false },
          scale: { paddingInner: 0.2, paddingOuter: 0.1 },
        },
        yOffset: { field: 'kind', type: 'nominal', sort: null },
      },
      layer: [
        { mark: { type: 'rule' }, encoding: { x: { datum: 0, type: 'quantitative' }, y: null, yOffset: null } },
        {
          encoding: { color: { field: 'kind', type: 'nominal', sort: null, scale: { range: 'plain' } } },
          layer: [
            {
              mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
              encoding: {
                x: {
                  field: 'low',
                  type: 'quantitative',
                  axis: { grid: true, tickCount: 6, labelExpr: "datum.value == 0 ? '0' : format(100 * datum.value, '+~f')" },
                  title: 'Score above one half, in percentage points',
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
      ],
    },
  }),
};

export default chart;
