import type { Chart } from 'sandtable/report';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { byRuleset, panelsBy, rulesetColour, withoutIdle } from '../marks/rulesets.ts';
import { line, plain, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'losses-by-cause',
  question: 'What are points lost to?',
  hint: 'Mean points of the army list that are destroyed in a game, with confidence intervals.',
  table: 'losses',
  spec: () => ({
    transform: [
      ...withoutIdle('points'),
      { calculate: "datum.heading + '\\n' + datum.army + ' loses'", as: 'loser' },
      { calculate: "datum.place * 2 + (datum.army == 'blue' ? 1 : 0)", as: 'rank' },
      { calculate: withInterval({ estimate: 'points', low: 'low', high: 'high' }, plain), as: 'words' },
    ],
    ...panelsBy('loser', { field: 'rank', op: 'min' }),
    spec: {
      width: 205,
      height: { step: 14, for: 'offset' },
      encoding: {
        y: {
          field: 'cause',
          type: 'nominal',
          sort: { field: 'order', op: 'min' },
          title: null,
          axis: { grid: false },
          scale: { paddingInner: 0.25, paddingOuter: 0.1 },
        },
        yOffset: byRuleset,
        tooltip: [...WHERE, line('Army', 'army'), line('Lost to', 'cause'), line('Points a game', 'words')],
      },
      layer: [
        {
          params: picksFromLegend('label'),
          mark: { type: 'bar', height: 10, cornerRadiusEnd: 2 },
          encoding: {
            x: { field: 'points', type: 'quantitative', axis: { tickCount: 5, grid: true }, title: 'Points a game' },
            color: rulesetColour(),
            opacity: pickable(),
          },
        },
        {
          mark: { type: 'rule', style: 'interval' },
          encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, opacity: pickable() },
        },
      ],
    },
  }),
};

export default chart;
