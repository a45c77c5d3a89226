import type { Chart } from 'sandtable/report';
import { findingColour, findingInterval, linesOnAxis, marginBand, SIGNED_AXIS, words, zeroLine } from '../marks/forest.ts';
import { line, signed, withInterval } from '../marks/words.ts';

/** True in the first of the two panels. */
const FIRST = 'datum.measure_place == 0';
/** For a rule that may move nothing, the point at 0 is enough. */
const SAYS_NOTHING = "datum.finding == 'not enough games to tell' && abs(datum.difference) < 0.05";

const chart: Chart = {
  id: 'rule-effects',
  question: 'What does each rule do?',
  hint: 'With the rule minus without it; lines are intervals corrected for their number. Right helps red.',
  table: 'effects',
  spec: () => ({
    transform: [
      // A scenario has a row above its rules, so that all rules share one axis.
      { joinaggregate: [{ op: 'min', field: 'place', as: 'first' }], groupby: ['heading'] },
      { calculate: 'datum.place == datum.first ? [1, 0] : [0]', as: 'heads' },
      { flatten: ['heads'] },
      { calculate: '2 * datum.place - datum.heads', as: 'rank' },
      { calculate: "datum.rank + '\\t' + (datum.heads ? datum.heading : datum.label)", as: 'line' },
      {
        calculate: `datum.low == datum.high ? (${FIRST} ? datum.remark : '') : ${SAYS_NOTHING} ? '' : ${signed('datum.difference')} + (${FIRST} && datum.finding != 'not enough games to tell' ? ' · ' + datum.finding : '')`,
        as: 'words',
      },
      { calculate: withInterval({ estimate: 'difference', low: 'low', high: 'high' }, (value) => signed(value, 2)), as: 'effect' },
    ],
    facet: { column: { field: 'measure', type: 'nominal', sort: { field: 'measure_place', op: 'min' } } },
    resolve: { scale: { x: 'independent' }, axis: { x: 'independent' } },
    spec: {
      width: 180,
      height: { step: 46 },
      encoding: {
        y: {
          field: 'line',
          type: 'nominal',
          sort: { field: 'rank', op: 'min' },
          title: null,
          axis: {
            ...linesOnAxis("split(datum.label, '\\t')[1]"),
            // Ranks of headings are odd.
            labelFontWeight: { condition: { test: 'abs(toNumber(split(datum.label, "\\t")[0])) % 2 == 1', value: 600 }, value: 400 },
          },
          scale: { paddingInner: 0, paddingOuter: 0 },
        },
      },
      layer: [
        marginBand(),
        zeroLine(),
        {
          transform: [{ filter: 'datum.heads == 1' }],
          mark: { type: 'rule', style: 'divider' },
          encoding: {},
        },
        {
          transform: [{ filter: 'datum.heads == 0' }],
          layer: [
            {
              mark: { type: 'bar', height: 11, style: 'tornado' },
              encoding: { x: { field: 'difference', type: 'quantitative' }, x2: { datum: 0 }, color: findingColour },
            },
            findingInterval({
              estimate: 'difference',
              low: 'low',
              high: 'high',
              title: null,
              x: { axis: { ...SIGNED_AXIS, tickCount: 4 } },
              size: 80,
              encoding: {
                tooltip: [
                  line('Rule', 'rule'),
                  line('Title', 'label'),
                  line('Measure', 'measure'),
                  line('Effect', 'effect'),
                  line('Finding', 'remark'),
                  line('As the edition has it', 'default'),
                ],
              },
            }),
            words({ x: { field: 'difference', type: 'quantitative' }, text: { field: 'words' } }, { dy: -14 }),
          ],
        },
      ],
    },
  }),
};

export default chart;
