import type { Chart } from 'sandtable/report';
import { words } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { panelsBy } from '../marks/rulesets.ts';
import { line, percent, plain, withInterval } from '../marks/words.ts';

const WIDTH = 235;
const WORK = ['changed a game', 'changed none', 'not audited'];

const chart: Chart = {
  id: 'rule-exercise',
  question: 'Which rules come up most?',
  hint: 'The 12 switchable rules of each ruleset that came up most; right: audited games changed.',
  table: 'busiest',
  spec: () => ({
    transform: [
      { calculate: "datum.changed == null ? '' : datum.changed + ' of ' + datum.audited", as: 'changed_in_words' },
      { calculate: plain('datum.called_per_engagement', 2), as: 'calls_in_words' },
      {
        calculate: `datum.changed == null ? 'not audited' : ${withInterval({ estimate: 'changed_share', low: 'changed_low', high: 'changed_high' }, percent)}`,
        as: 'share_in_words',
      },
    ],
    ...panelsBy('label'),
    spec: {
      width: WIDTH,
      height: { step: 30 },
      encoding: { y: { field: 'nth', type: 'ordinal', title: null, axis: null } },
      layer: [
        { mark: { type: 'rule', style: 'divider', yOffset: 7 }, encoding: {} },
        {
          params: picksFromLegend('work'),
          mark: { type: 'point', size: 80, yOffset: 7 },
          encoding: {
            x: {
              field: 'called_per_engagement',
              type: 'quantitative',
              scale: { type: 'log', nice: false, padding: 14 },
              axis: { grid: true, values: [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000, 3000, 10000], format: '~s' },
              title: 'Times in a game, logarithmic',
            },
            color: { field: 'work', type: 'nominal', scale: { domain: WORK, range: 'plain' }, legend: { values: WORK.slice(0, 2) } },
            shape: {
              field: 'work',
              type: 'nominal',
              scale: { domain: WORK, range: ['circle', 'diamond', 'square'] },
              legend: { values: WORK.slice(0, 2) },
            },
            opacity: pickable(),
            tooltip: [
              line('Ruleset', 'variant'),
              line('Rule', 'rule'),
              line('Times in a game', 'calls_in_words'),
              line('Games counted', 'counted', ',d'),
              line('Audited games that it changed', 'changed_in_words'),
              line('Their share', 'share_in_words'),
            ],
          },
        },
        words({ text: { field: 'rule' }, x: { value: 0 } }, { align: 'left', yOffset: -7, style: 'name' }),
        words({ text: { field: 'changed_in_words' }, x: { value: WIDTH } }, { align: 'right', yOffset: -7 }),
      ],
    },
  }),
};

export default chart;
