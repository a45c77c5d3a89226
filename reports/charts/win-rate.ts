import type { Chart } from 'sandtable/report';
import { interval, linesOnAxis, words } from '../marks/forest.ts';
import { byRuleset, rulesetColour, SCENARIO_ROWS } from '../marks/rulesets.ts';
import { line, percent, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'win-rate',
  question: 'How often does red win?',
  hint: 'Draws count half. Lines are intervals: the true share is likely inside.',
  table: 'summary',
  spec: () => ({
    transform: [{ calculate: withInterval({ estimate: 'score', low: 'score_low', high: 'score_high' }, percent), as: 'score_in_words' }],
    facet: SCENARIO_ROWS,
    spec: {
      width: 330,
      height: { step: 36 },
      encoding: { y: { ...byRuleset, title: null, axis: linesOnAxis() } },
      layer: [
        { mark: { type: 'rule', strokeDash: [4, 4] }, encoding: { x: { datum: 0.5, type: 'quantitative' }, y: null } },
        interval({
          estimate: 'score',
          low: 'score_low',
          high: 'score_high',
          title: 'Games won by red',
          x: { scale: { domain: [0, 1] }, axis: { format: '.0%', values: [0, 0.25, 0.5, 0.75, 1], grid: true } },
          encoding: {
            color: rulesetColour(null),
            tooltip: [
              ...WHERE,
              line('Games won by red', 'score_in_words'),
              line('Pairs', 'pairs', ',d'),
              line('Games', 'engagements', ',d'),
            ],
          },
        }),
        words(
          { x: { field: 'score_high', type: 'quantitative' }, text: { field: 'score', type: 'quantitative', format: '.1%' } },
          { align: 'left', dx: 10 },
        ),
      ],
    },
  }),
};

export default chart;
