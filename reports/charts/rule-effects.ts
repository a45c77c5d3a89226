import type { Chart } from 'sandtable/report';

const FINDINGS = ['helps red', 'helps blue', 'equivalent', 'not enough evidence', 'no-op', 'not exercised'];

const chart: Chart = {
  id: 'rule-effects',
  question: 'What does each rule do?',
  hint: 'With the rule, less without it, each interval corrected for their number. Right helps red.',
  table: 'effects',
  spec: () => ({
    facet: {
      row: { field: 'heading', type: 'nominal', sort: { field: 'place', op: 'min' } },
      column: { field: 'measure', type: 'nominal', sort: { field: 'measure_place', op: 'min' } },
    },
    resolve: { scale: { x: 'independent' }, axis: { x: 'independent' } },
    spec: {
      width: 180,
      height: { step: 58 },
      encoding: {
        y: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, title: null, axis: { grid: false, labelOffset: -10 } },
      },
      layer: [
        {
          transform: [
            { filter: 'datum.margin != null' },
            { aggregate: [{ op: 'max', field: 'margin', as: 'upper' }] },
            { calculate: '-datum.upper', as: 'lower' },
          ],
          mark: { type: 'rect', opacity: 0.16, color: '#8a94a3' },
          encoding: { x: { field: 'lower', type: 'quantitative' }, x2: { field: 'upper' }, y: null },
        },
        { mark: { type: 'rule' }, encoding: { x: { datum: 0, type: 'quantitative' }, y: null } },
        {
          encoding: { color: { field: 'finding', type: 'nominal', scale: { domain: FINDINGS, range: 'finding' }, legend: null } },
          layer: [
            {
              mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
              encoding: {
                x: {
                  field: 'low',
                  type: 'quantitative',
                  axis: { grid: true, tickCount: 4, labelExpr: "datum.value == 0 ? '0' : format(datum.value, '+~f')" },
                  title: null,
                },
                x2: { field: 'high' },
              },
            },
            {
              mark: { type: 'point', size: 110 },
              encoding: {
                x: { field: 'difference', type: 'quantitative' },
                shape: {
                  field: 'finding',
                  type: 'nominal',
                  scale: { domain: FINDINGS, range: ['triangle-right', 'triangle-left', 'square', 'circle', 'cross', 'stroke'] },
                  legend: null,
                },
              },
            },
          ],
        },
        {
          transform: [
            {
              calculate:
                "datum.low == datum.high ? (datum.measure_place == 0 ? datum.remark : '') : (abs(datum.difference) < 0.05 ? '0.0' : format(datum.difference, '+.1f')) + (datum.measure_place == 0 && datum.finding != 'not enough evidence' ? ' · ' + datum.finding : '')",
              as: 'words',
            },
          ],
          encoding: { x: { field: 'difference', type: 'quantitative' }, text: { field: 'words' } },
          layer: [{ mark: { type: 'text', dy: -14, style: 'halo' } }, { mark: { type: 'text', dy: -14 } }],
        },
      ],
    },
  }),
};

export default chart;
