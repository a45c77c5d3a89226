import type { Chart } from 'sandtable/report';
import { cells, cellWords, outlined } from '../marks/cells.ts';
import { headings, lines, onLine, part, ROWS } from '../marks/lines.ts';
import { line, percent, plain, withInterval } from '../marks/words.ts';

const TOOLTIP = [
  line('Ruleset', 'variant'),
  line('Red', 'red'),
  line('Blue', 'blue'),
  line('Games won by red', 'score_words'),
  line('Red lets this one play', 'red_plays', '.0%'),
  line('Blue lets this one play', 'blue_plays', '.0%'),
  line('Pairs', 'pairs', ',d'),
  line('Worth to red', 'worth', '.1%'),
];

const chart: Chart = {
  id: 'players',
  question: 'Who does best against whom?',
  hint: 'Games won by red in 100, ± half the interval: red’s players down, blue’s across, each with how often its side lets it play.\nRed: red is ahead; blue: blue is. Outlined: meetings that the best mixes of both sides bring about.',
  table: 'players',
  numbers: ['red', 'blue', 'score', 'low', 'high', 'red_plays', 'blue_plays', 'pairs'],
  spec: () => ({
    transform: [
      ...lines('red_place', 'red_line', [
        { from: 'datum.red_place == 0 && datum.blue_place == 0', offset: -0.6 },
        { from: 'datum.red_place == 0', offset: -0.3 },
      ]),
      { calculate: withInterval({ estimate: 'score', low: 'low', high: 'high' }, percent), as: 'score_words' },
    ],
    width: { step: 72 },
    height: { step: 40 },
    encoding: {
      x: { field: 'blue_place', type: 'ordinal', axis: null, scale: { paddingInner: 0, paddingOuter: 0 } },
      y: onLine,
    },
    layer: [
      cells({ shade: 'shade', range: 'sides', filter: ROWS, tooltip: TOOLTIP }),
      outlined(`${ROWS} && datum.weight > 0`, TOOLTIP),
      ...cellWords({
        value: plain('100 * datum.score', 0),
        half: `'±' + ${plain('100 * datum.half', 0)}`,
        sure: 'datum.low > 0.5 || datum.high < 0.5',
        tooltip: TOOLTIP,
        filter: `${ROWS} && datum.roomy`,
      }),
      {
        transform: [part(2)],
        mark: { type: 'text', style: 'tick', align: 'left', baseline: 'bottom', angle: 325, dx: -12, dy: 18, tooltip: false },
        encoding: { text: { field: 'blue_line' } },
      },
      ...headings(1, 'heading_line'),
    ],
  }),
};

export default chart;
