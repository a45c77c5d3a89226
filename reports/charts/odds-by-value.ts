import type { Chart } from 'sandtable/report';
import { words } from '../marks/forest.ts';
import { line } from '../marks/words.ts';

const AT = { field: 'row', type: 'nominal', sort: { field: 'row_place', op: 'min' }, axis: { grid: false, labelAngle: 0 }, title: null };
const VALUE = { field: 'value', type: 'quantitative', scale: { zero: true }, title: null, axis: { tickCount: 5 } };
const TOOLTIP = [
  line('Attack', 'attack'),
  line('Ruleset', 'variant'),
  line('Varied', 'row_name'),
  line('Value', 'row'),
  line('Counted', 'measure'),
  line('Number', 'words'),
];

const chart: Chart = {
  id: 'odds-by-value',
  question: 'What does it change in the attack?',
  hint: 'A line for each ruleset; what is varied is along the bottom.',
  table: 'varied',
  spec: () => ({
    width: 340,
    height: 210,
    encoding: {
      x: AT,
      y: VALUE,
      color: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, scale: { range: 'variant' } },
    },
    layer: [
      { mark: { type: 'line', strokeWidth: 2 } },
      { mark: { type: 'point', filled: true, size: 70, opacity: 1 }, encoding: { tooltip: TOOLTIP } },
      { transform: [{ filter: 'datum.single' }], ...words({ x: AT, y: VALUE, text: { field: 'words' } }, { dy: -12 }) },
    ],
  }),
};

export default chart;
