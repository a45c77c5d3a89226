import type { Chart } from 'sandtable/report';
import { findingInterval, linesOnAxis, marginBand, POINTS_AXIS, words, zeroLine } from '../marks/forest.ts';
import { BY_PLACE, byRuleset } from '../marks/rulesets.ts';
import { line, points, signed, WHERE, withInterval } from '../marks/words.ts';

/** Pixels of a panel with room for words in one line. */
const WIDE = 250;

const chart: Chart = {
  id: 'difference-from-baseline',
  question: 'What changes from the baseline?',
  hint: 'Right of 0 helps red, left helps blue. The shaded band is too small to matter.',
  table: 'differences',
  spec: () => ({
    transform: [
      {
        calculate: `(datum.finding == 'no difference at all' ? '' : ${points('datum.difference')} + ' · ') + datum.finding + (datum.different_bases ? ' · a different game' : '')`,
        as: 'in_one_line',
      },
      // In a narrow panel the numbers are in a line of their own.
      {
        calculate: `child_width < ${WIDE} && length(split(datum.in_one_line, ' · ')) > 1 ? [replace(datum.in_one_line, ' · ' + datum.finding, ''), datum.finding] : [datum.in_one_line]`,
        as: 'words',
      },
      { calculate: withInterval({ estimate: 'difference', low: 'low', high: 'high' }, points, ' points'), as: 'score_in_words' },
      {
        calculate: withInterval({ estimate: 'vp_difference', low: 'vp_low', high: 'vp_high' }, (value) => signed(value, 2)),
        as: 'vp_in_words',
      },
    ],
    facet: { row: { field: 'matchup', type: 'nominal', sort: BY_PLACE } },
    spec: {
      width: 330,
      height: { step: 48 },
      encoding: { y: { ...byRuleset, title: null, axis: linesOnAxis() } },
      layer: [
        marginBand(),
        zeroLine(),
        findingInterval({
          estimate: 'difference',
          low: 'low',
          high: 'high',
          title: 'Change of games won by red, percentage points',
          x: { axis: POINTS_AXIS },
          size: 130,
          encoding: {
            tooltip: [
              ...WHERE,
              line('Baseline', 'baseline'),
              line('Finding', 'finding'),
              line('Games won by red', 'score_in_words'),
              line('Victory points', 'vp_in_words'),
              line('P value', 'p', '.3f'),
              line('Identical pairs', 'identical_pairs', ',d'),
            ],
          },
        }),
        words(
          { x: { field: 'difference', type: 'quantitative' }, text: { field: 'words' } },
          { dy: { expr: '-15 - 14 * (length(datum.words) - 1)' } },
        ),
      ],
    },
  }),
};

export default chart;
