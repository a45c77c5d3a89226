import type { Chart } from 'sandtable/report';

const FINDINGS = ['helps red', 'helps blue', 'equivalent', 'not enough evidence', 'no-op'];

const chart: Chart = {
  id: 'difference-from-baseline',
  question: 'What changes against the baseline?',
  hint: 'Right of 0 helps red, left helps blue. The shaded band is too small to matter.',
  table: 'differences',
  spec: () => ({
    facet: { row: { field: 'matchup', type: 'nominal', sort: { field: 'place', op: 'min' } } },
    spec: {
      width: 360,
      height: { step: 48 },
      encoding: { y: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, title: null, axis: { grid: false } } },
      layer: [
        {
          transform: [{ aggregate: [{ op: 'max', field: 'margin', as: 'upper' }] }, { calculate: '-datum.upper', as: 'lower' }],
          mark: { type: 'rect', opacity: 0.16, color: '#8a94a3' },
          encoding: { x: { field: 'lower', type: 'quantitative' }, x2: { field: 'upper' }, y: null },
        },
        { mark: { type: 'rule' }, encoding: { x: { datum: 0, type: 'quantitative' }, y: null } },
        {
          encoding: {
            color: { field: 'finding', type: 'nominal', scale: { domain: FINDINGS, range: 'finding' }, legend: null },
          },
          layer: [
            {
              mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
              encoding: {
                x: {
                  field: 'low',
                  type: 'quantitative',
                  axis: { grid: true, tickCount: 6, labelExpr: "datum.value == 0 ? '0' : format(100 * datum.value, '+~f')" },
                  title: 'Change of red’s score in percentage points',
                },
                x2: { field: 'high' },
              },
            },
            {
              mark: { type: 'point', size: 130 },
              encoding: {
                x: { field: 'difference', type: 'quantitative' },
                shape: {
                  field: 'finding',
                  type: 'nominal',
                  scale: { domain: FINDINGS, range: ['triangle-right', 'triangle-left', 'square', 'circle', 'cross'] },
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
                "(datum.finding == 'no-op' ? '' : format(100 * datum.difference, '+.1f') + ' · ') + datum.finding + (datum.different_bases ? ' · another game' : '')",
              as: 'words',
            },
          ],
          encoding: { x: { field: 'difference', type: 'quantitative' }, text: { field: 'words' } },
          layer: [{ mark: { type: 'text', dy: -15, style: 'halo' } }, { mark: { type: 'text', dy: -15 } }],
        },
      ],
    },
  }),
};

export default chart;
