import type { Chart } from 'sandtable/report';
import { SIGNED_AXIS, words, zeroLine } from '../marks/forest.ts';
import { headings, lines, onLine, ROWS } from '../marks/lines.ts';
import { line, signed, WHERE, withInterval } from '../marks/words.ts';

const POSITION = { type: 'quantitative', axis: SIGNED_AXIS, title: 'Games won by red, percentage points' };

const chart: Chart = {
  id: 'shares',
  question: 'How much of the whole effect does each rule explain?',
  hint: 'Each bar is a rule’s fair share, with its interval, and begins where the bar above it ends.\nRight helps red, left helps blue; in full colour where that is certain.',
  table: 'shares',
  spec: () => ({
    transform: [
      ...lines('step', 'label', [{ from: 'datum.step == 0', offset: -0.5 }]),
      { calculate: signed('datum.estimate'), as: 'value' },
      { calculate: withInterval({ estimate: 'estimate', low: 'low', high: 'high' }, signed, ' points'), as: 'known' },
      { calculate: "datum.low == null ? datum.value + ' points' : datum.known", as: 'share' },
      { calculate: "replace(datum.label, /\\n/g, ' ')", as: 'rule_words' },
      { calculate: `datum.vp == null ? '' : ${signed('datum.vp', 2)}`, as: 'vp_words' },
      { calculate: "datum.kind == 'whole' ? 'whole' : datum.estimate > 0 ? 'red' : 'blue'", as: 'side' },
      { calculate: "datum.kind == 'whole' || datum.verdict == 'different' ? 0.85 : 0.3", as: 'weight' },
      { calculate: 'max(datum.to, datum.from, datum.high_at == null ? datum.to : datum.high_at)', as: 'end' },
    ],
    width: 310,
    height: { step: 50 },
    encoding: { y: onLine },
    layer: [
      zeroLine(),
      {
        transform: [{ filter: `${ROWS} && datum.step > 0 && datum.kind != 'whole'` }],
        mark: { type: 'tick', orient: 'vertical', style: 'guide', thickness: 1, size: 30, yOffset: -25 },
        encoding: { x: { field: 'from', ...POSITION } },
      },
      {
        transform: [{ filter: ROWS }],
        mark: { type: 'bar', height: { band: 0.46 } },
        encoding: {
          x: { field: 'from', ...POSITION },
          x2: { field: 'to' },
          color: {
            field: 'side',
            type: 'nominal',
            scale: { domain: ['red', 'whole', 'blue'], range: 'outcome' },
            legend: null,
          },
          fillOpacity: { field: 'weight', type: 'quantitative', scale: null },
          tooltip: [
            ...WHERE,
            line('Rule', 'rule_words'),
            line('Share of the score', 'share'),
            line('Victory points', 'vp_words'),
            line('Finding', 'finding'),
            line('P value', 'p', '.3f'),
          ],
        },
      },
      {
        transform: [{ filter: `${ROWS} && datum.low_at != null` }],
        mark: { type: 'rule', style: 'interval' },
        encoding: { x: { field: 'low_at', ...POSITION }, x2: { field: 'high_at' } },
      },
      words({ x: { field: 'end', ...POSITION }, text: { field: 'value' } }, { align: 'left', dx: 8 }, [{ filter: ROWS }]),
      ...headings(1, 'title'),
    ],
  }),
};

export default chart;
