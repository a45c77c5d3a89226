import type { Chart } from 'sandtable/report';
import { interval, linesOnAxis, POINTS_AXIS, zeroLine } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { byRuleset, SCENARIO_ROWS } from '../marks/rulesets.ts';
import { line, points, WHERE, withInterval } from '../marks/words.ts';

const KIND = { field: 'kind', type: 'nominal', sort: null } as const;

const chart: Chart = {
  id: 'first-turn',
  question: 'What are the first turn and the seat worth?',
  hint: 'Right of 0: the army that has it wins more than half. Lines are intervals.',
  table: 'advantages',
  spec: () => ({
    transform: [{ calculate: withInterval({ estimate: 'estimate', low: 'low', high: 'high' }, points, ' points'), as: 'words' }],
    facet: SCENARIO_ROWS,
    spec: {
      width: 330,
      height: { step: 17, for: 'offset' },
      encoding: {
        y: { ...byRuleset, title: null, axis: linesOnAxis(), scale: { paddingInner: 0.2, paddingOuter: 0.1 } },
        yOffset: KIND,
      },
      layer: [
        zeroLine(),
        interval({
          estimate: 'estimate',
          low: 'low',
          high: 'high',
          title: 'Score above one half, in percentage points',
          x: { axis: POINTS_AXIS },
          size: 90,
          params: picksFromLegend('kind'),
          encoding: {
            color: { ...KIND, scale: { range: 'plain' } },
            opacity: pickable(),
            tooltip: [...WHERE, line('Of', 'kind'), line('Advantage', 'words')],
          },
          point: { shape: KIND },
        }),
      ],
    },
  }),
};

export default chart;
