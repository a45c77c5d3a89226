import type { Chart } from 'sandtable/report';
import { cells, cellWords, outlined } from '../marks/cells.ts';
import { SWEPT_WORDS, sweptTooltip } from '../marks/sweeps.ts';
import { line, plain } from '../marks/words.ts';

const TOOLTIP = sweptTooltip([line('One', 'first'), line('Other', 'second')]);

const chart: Chart = {
  id: 'sweep-grid',
  question: 'How do wins depend on both parameters?',
  hint: 'Games won by red in 100, ± half the interval. Red: red is ahead, blue: blue is.\nOutlined: the ruleset as it is. Bold: certainly different.',
  table: 'grid',
  spec: () => ({
    transform: [
      ...SWEPT_WORDS,
      { calculate: "datum.parameter + ' ' + datum.value", as: 'first' },
      { calculate: "datum.other_parameter + ' ' + datum.other", as: 'second' },
    ],
    facet: { row: { field: 'heading', type: 'nominal', sort: { field: 'place', op: 'min' } } },
    spec: {
      width: 460,
      height: { step: 42 },
      encoding: {
        x: {
          field: 'other',
          type: 'nominal',
          sort: { field: 'other_place', op: 'min' },
          title: null,
          axis: { grid: false, labelAngle: 0 },
        },
        y: { field: 'value', type: 'nominal', sort: { field: 'value_place', op: 'min' }, title: null, axis: { grid: false } },
      },
      layer: [
        cells({
          shade: 'shade',
          range: 'sides',
          filter: 'true',
          tooltip: TOOLTIP,
        }),
        outlined('datum.current', TOOLTIP),
        ...cellWords({
          value: plain('100 * datum.score'),
          half: `'±' + ${plain('100 * datum.half')}`,
          sure: "datum.verdict == 'different'",
          tooltip: TOOLTIP,
          filter: 'datum.roomy',
        }),
      ],
    },
  }),
};

export default chart;
