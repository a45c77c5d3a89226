import type { Chart } from 'sandtable/report';
import { cells, cellWords, outlined } from '../marks/cells.ts';
import { headings, lines, onLine, part, ROWS } from '../marks/lines.ts';
import { line, plain, signed, WHERE, withInterval } from '../marks/words.ts';

const PAIR = `${ROWS} && datum.kind == 'together'`;
const ALONE = `${ROWS} && datum.kind == 'alone'`;
const SURE = "datum.verdict == 'different'";
const SILENT = "(datum.verdict == 'no-op' || datum.verdict == 'not exercised')";
const ROUND = { cornerRadius: 20 };
const TOOLTIP = [
  ...WHERE,
  line('Rule', 'rule_words'),
  line('With', 'other_words'),
  line('Games won by red', 'effect'),
  line('Finding', 'finding'),
  line('P value', 'p', '.3f'),
];

const chart: Chart = {
  id: 'interactions',
  question: 'Which rules affect each other?',
  hint: 'Squares: what two rules add to what each does alone; round: a rule alone. Points of games won by red,\n± half the interval. Red helps red. Bold and outlined: certain; =: too small to matter; ·: nothing changed.',
  table: 'interactions',
  spec: () => ({
    transform: [
      ...lines('rule_place', 'rule', [
        { from: 'datum.rule_place == 0', offset: -0.5 },
        { from: 'datum.rule_place == datum.last', offset: 0.3 },
        // Room for column names.
        { from: 'datum.rule_place == datum.last && datum.other_place == 0', offset: 0.6 },
      ]),
      { calculate: "datum.rule + ' ' + datum.rule_title", as: 'rule_words' },
      { calculate: "datum.kind == 'alone' ? 'nothing else: alone' : datum.other + ' ' + datum.other_title", as: 'other_words' },
      { calculate: withInterval({ estimate: 'estimate', low: 'low', high: 'high' }, signed, ' points'), as: 'effect' },
    ],
    width: { step: 41 },
    height: { step: 41 },
    encoding: { x: { field: 'other_place', type: 'ordinal', axis: null, scale: { paddingInner: 0, paddingOuter: 0 } }, y: onLine },
    layer: [
      cells({ shade: 'shade', range: 'sides', filter: PAIR, tooltip: TOOLTIP }),
      cells({ shade: 'shade', range: 'sides', filter: ALONE, tooltip: TOOLTIP, mark: ROUND }),
      outlined(`${PAIR} && ${SURE}`, TOOLTIP),
      outlined(`${ALONE} && ${SURE}`, TOOLTIP, ROUND),
      ...cellWords({
        value: `${SILENT} ? '·' : ${signed('datum.estimate')}`,
        half: `${SILENT} ? '' : (datum.verdict == 'equivalent' ? '=±' : '±') + ${plain('datum.half')}`,
        sure: SURE,
        tooltip: TOOLTIP,
        filter: ROWS,
      }),
      {
        transform: [part(2)],
        mark: { type: 'text', style: 'tick', align: 'right', baseline: 'top', angle: 320, dx: 4, dy: -16, tooltip: false },
        encoding: { text: { field: 'other' } },
      },
      { transform: [part(3)], mark: { type: 'text', text: '', tooltip: false } },
      ...headings(1, 'title'),
    ],
  }),
};

export default chart;
