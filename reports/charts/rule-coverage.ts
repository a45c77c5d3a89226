import type { Chart } from 'sandtable/report';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { panelsBy } from '../marks/rulesets.ts';
import { line } from '../marks/words.ts';

const STATES = ['changed a game', 'came up', 'never came up'];

const chart: Chart = {
  id: 'rule-coverage',
  question: 'Which rules came up in these games?',
  hint: 'Rules and procedures of each area, as named in their IDs, in the first games of all scenarios.',
  table: 'coverage',
  spec: () => ({
    transform: [{ joinaggregate: [{ op: 'sum', field: 'rules', as: 'in_area' }], groupby: ['area'] }],
    ...panelsBy('label'),
    spec: {
      width: 190,
      height: { step: 19 },
      params: picksFromLegend('state'),
      mark: { type: 'bar', height: 12, style: 'outlined' },
      encoding: {
        y: {
          field: 'area',
          type: 'nominal',
          sort: { field: 'in_area', op: 'max', order: 'descending' },
          title: null,
          axis: { grid: false },
        },
        x: { field: 'rules', type: 'quantitative', stack: 'zero', axis: { grid: true, tickCount: 5 }, title: 'Rules' },
        order: { field: 'order', type: 'quantitative' },
        color: { field: 'state', type: 'nominal', scale: { domain: STATES, range: 'work' } },
        opacity: pickable(),
        tooltip: [
          line('Ruleset', 'variant'),
          line('Area', 'area'),
          line('State', 'state'),
          line('Rules', 'rules', ',d'),
          line('Of', 'of', ',d'),
          line('Games counted', 'counted', ',d'),
        ],
      },
    },
  }),
};

export default chart;
