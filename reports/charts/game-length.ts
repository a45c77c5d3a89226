import type { Chart } from 'sandtable/report';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { BY_PLACE, byRuleset, rulesetColour } from '../marks/rulesets.ts';
import { line, percent, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'game-length',
  question: 'How long do games last?',
  hint: 'Share of games by rounds played, with intervals.',
  table: 'lengths',
  spec: () => ({
    transform: [{ calculate: withInterval({ estimate: 'share', low: 'low', high: 'high' }, percent), as: 'words' }],
    columns: 1,
    facet: { field: 'headline', type: 'nominal', sort: BY_PLACE },
    spec: {
      width: 480,
      height: 130,
      encoding: {
        x: {
          field: 'rounds',
          type: 'ordinal',
          title: 'Rounds played',
          axis: { labelAngle: 0, grid: false },
          scale: { paddingInner: 0.25, paddingOuter: 0.12 },
        },
        xOffset: { ...byRuleset, scale: { paddingInner: 0.12 } },
        tooltip: [...WHERE, line('Rounds', 'rounds', 'd'), line('Games', 'words')],
      },
      layer: [
        {
          params: picksFromLegend('label'),
          mark: { type: 'bar', cornerRadiusEnd: 2 },
          encoding: {
            y: { field: 'share', type: 'quantitative', axis: { format: '.0%', tickCount: 4 }, title: 'Games' },
            color: rulesetColour(),
            opacity: pickable(),
          },
        },
        {
          mark: { type: 'rule', style: 'interval' },
          encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' }, opacity: pickable() },
        },
      ],
    },
  }),
};

export default chart;
