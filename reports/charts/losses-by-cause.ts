import type { Chart } from 'sandtable/report';
import { byCause } from '../marks/causes.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { rulesetColour } from '../marks/rulesets.ts';
import { line, plain, WHERE } from '../marks/words.ts';

const chart: Chart = {
  id: 'losses-by-cause',
  question: 'What are points lost to?',
  hint: 'Mean points of the army list that are destroyed in a game, with intervals.',
  table: 'losses',
  spec: () =>
    byCause('points', plain, {
      encoding: { tooltip: [...WHERE, line('Army', 'army'), line('Lost to', 'cause'), line('Points a game', 'words')] },
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
    }),
};

export default chart;
