import type { Chart } from 'sandtable/report';
import { interval, SIGNED_AXIS, zeroLine } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { byRuleset, panelsBy, rulesetColour, withoutIdle } from '../marks/rulesets.ts';
import { line, signed, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'loss-shifts',
  question: 'Do losses move between shooting, assault and morale?',
  hint: 'Points lost in a game, less those under the baseline. Right of 0: more is lost to this.',
  table: 'loss_shifts',
  spec: () => ({
    transform: [
      ...withoutIdle('difference'),
      { calculate: "datum.heading + '\\n' + datum.army + ' loses'", as: 'loser' },
      { calculate: "datum.place * 2 + (datum.army == 'blue' ? 1 : 0)", as: 'rank' },
      { calculate: withInterval({ estimate: 'difference', low: 'low', high: 'high' }, signed), as: 'words' },
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
      },
      layer: [
        zeroLine(),
        interval({
          estimate: 'difference',
          low: 'low',
          high: 'high',
          title: 'Change in points a game',
          x: { axis: { ...SIGNED_AXIS, tickCount: 4 } },
          size: 60,
          params: picksFromLegend('label'),
          encoding: {
            color: rulesetColour(),
            opacity: pickable(),
            tooltip: [
              ...WHERE,
              line('Baseline', 'baseline'),
              line('Army', 'army'),
              line('Lost to', 'cause'),
              line('Change in points a game', 'words'),
            ],
          },
        }),
      ],
    },
  }),
};

export default chart;
