import type { Chart } from 'sandtable/report';
import { cells, cellWords } from '../marks/cells.ts';
import { headings, lines, onLine, part, ROWS } from '../marks/lines.ts';
import { line, percent, plain, withInterval } from '../marks/words.ts';

const TOOLTIP = [
  line('Ruleset', 'variant'),
  line('Army', 'army_title'),
  line('Against', 'other_title'),
  line('Score', 'score_words'),
  line('Finding', 'finding'),
  line('P value', 'p', '.3f'),
];

const chart: Chart = {
  id: 'army-matchups',
  question: 'Which army beats which?',
  hint: 'Score in 100 of the army on the left against the one above, ± half its interval; the strongest first.\nGreen: the army on the left is ahead; orange: behind. Bold: certain.',
  table: 'matchups',
  spec: () => ({
    transform: [
      ...lines('army_place', 'army_lines', [
        { from: 'datum.army_place == 0 && datum.other_place == 0', offset: -0.6 },
        { from: 'datum.army_place == 0', offset: -0.3 },
      ]),
      { calculate: withInterval({ estimate: 'score', low: 'low', high: 'high' }, percent), as: 'known' },
      { calculate: "datum.score == null ? 'no game against itself' : datum.known", as: 'score_words' },
    ],
    width: 400,
    height: { step: 40 },
    encoding: {
      x: { field: 'other_place', type: 'ordinal', axis: null, scale: { paddingInner: 0, paddingOuter: 0 } },
      y: onLine,
    },
    layer: [
      cells({
        shade: 'shade',
        range: 'lead',
        filter: ROWS,
        tooltip: TOOLTIP,
      }),
      ...cellWords({
        value: `datum.score == null ? '–' : ${plain('100 * datum.score', 0)}`,
        half: `datum.score == null ? '' : '±' + ${plain('100 * datum.half', 0)}`,
        sure: "datum.finding == 'ahead' || datum.finding == 'behind'",
        tooltip: TOOLTIP,
        filter: `${ROWS} && datum.roomy`,
      }),
      {
        transform: [part(2), { filter: '!datum.numbered' }],
        mark: { type: 'text', style: 'tick', align: 'left', baseline: 'bottom', angle: 325, dx: -12, dy: 18, tooltip: false },
        encoding: { text: { field: 'column' } },
      },
      {
        transform: [part(2), { filter: 'datum.numbered' }],
        mark: { type: 'text', style: 'tick', baseline: 'bottom', dy: 14, tooltip: false },
        encoding: { text: { field: 'column' } },
      },
      ...headings(1, 'variant'),
    ],
  }),
};

export default chart;
