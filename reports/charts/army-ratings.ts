import type { Chart } from 'sandtable/report';
import { linesOnAxis, words } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { line, percent, plain, signed, withInterval } from '../marks/words.ts';

const elo = (value: string) => plain(value, 0);
const moved = (value: string) => signed(value, 0);
const RATING = { type: 'quantitative', scale: { zero: false, nice: true }, axis: { grid: true, tickCount: 6, format: 'd' } };

const chart: Chart = {
  id: 'army-ratings',
  question: 'How strong is each army, and what moves it?',
  hint: 'Ratings against this field, whose mean is 1500; 100 points are odds of 1.8 to 1. Lines are intervals.\nNumbers: how far a rating certainly moved against the first ruleset.',
  table: 'ratings',
  spec: () => ({
    width: 310,
    height: { step: 20, for: 'offset' },
    transform: [
      { calculate: withInterval({ estimate: 'rating', low: 'low', high: 'high' }, elo), as: 'rating_words' },
      { calculate: withInterval({ estimate: 'score', low: 'score_low', high: 'score_high' }, percent), as: 'score_words' },
      { calculate: withInterval({ estimate: 'change', low: 'change_low', high: 'change_high' }, moved), as: 'known' },
      { calculate: "datum.change == null ? 'the baseline' : datum.known", as: 'change_words' },
      { calculate: `datum.verdict == 'different' ? datum.change_words : ''`, as: 'moved' },
    ],
    encoding: {
      y: {
        field: 'army_lines',
        type: 'nominal',
        sort: { field: 'army_place', op: 'min' },
        title: null,
        axis: linesOnAxis(),
        scale: { paddingInner: 0.3, paddingOuter: 0.15 },
      },
      yOffset: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' } },
    },
    layer: [
      { mark: { type: 'rule' }, encoding: { x: { datum: 1500, type: 'quantitative' }, y: null, yOffset: null } },
      {
        encoding: {
          color: { field: 'label', type: 'nominal', sort: { field: 'place', op: 'min' }, scale: { range: 'variant' } },
          opacity: pickable(),
          tooltip: [
            line('Army', 'army_title'),
            line('Ruleset', 'variant'),
            line('Rank', 'rank', 'd'),
            line('Rating', 'rating_words'),
            line('Score against the field', 'score_words'),
            line('Moved by', 'change_words'),
            line('Finding', 'verdict'),
          ],
        },
        layer: [
          {
            mark: { type: 'rule', style: 'extent' },
            encoding: { x: { field: 'low', ...RATING, title: 'Rating, Elo points' }, x2: { field: 'high' } },
          },
          { params: picksFromLegend('label'), mark: { type: 'point', size: 100 }, encoding: { x: { field: 'rating', ...RATING } } },
        ],
      },
      words({ x: { field: 'high', ...RATING }, text: { field: 'moved' } }, { align: 'left', dx: 8 }),
    ],
  }),
};

export default chart;
