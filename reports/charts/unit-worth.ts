import type { Chart } from 'sandtable/report';
import { interval, words } from '../marks/forest.ts';
import { pickable, picksFromLegend } from '../marks/legend.ts';
import { rulesetColour } from '../marks/rulesets.ts';
import { line, percent, plain, WHERE, withInterval } from '../marks/words.ts';

const chart: Chart = {
  id: 'unit-worth',
  question: 'Which units are worth their points?',
  hint: 'Points destroyed per game by each point of the unit. Right of the dashed line: more than its cost.',
  table: 'units',
  spec: () => ({
    transform: [
      { filter: 'datum.worth != null' },
      { joinaggregate: [{ op: 'mean', field: 'worth', as: 'mean_worth' }], groupby: ['title', 'army', 'unit'] },
      {
        joinaggregate: [
          { op: 'min', field: 'place', as: 'first' },
          { op: 'max', field: 'place', as: 'last' },
        ],
        groupby: ['title'],
      },
      { joinaggregate: [{ op: 'min', field: 'place', as: 'first_of_unit' }], groupby: ['title', 'army', 'unit'] },
      {
        window: [{ op: 'dense_rank', as: 'nth' }],
        sort: [
          { field: 'mean_worth', order: 'descending' },
          { field: 'unit', order: 'ascending' },
        ],
        groupby: ['title', 'army'],
      },
      // Both armies share one axis of ranks, the best unit first, scenarios below each other. A rank is for a unit, with a line for its name and
      // one for each ruleset, or for the name of a scenario, which stands in its last line (and
      // takes two ranks where there are few lines).
      {
        calculate:
          'datum.place == datum.first_of_unit ? (datum.nth > 1 ? [-1, 0] : datum.last - datum.first < 2 ? [-3, -2, -1, 0] : [-2, -1, 0]) : [0]',
        as: 'above',
      },
      { flatten: ['above'] },
      { calculate: '1000 * datum.first + (datum.above < -1 ? 2 + datum.above : 2 + datum.nth)', as: 'rank' },
      { calculate: 'datum.above == -2 ? datum.last - datum.first : datum.above < 0 ? -1 : datum.place - datum.first', as: 'line' },
      { calculate: "datum.army == 'red' && datum.above == -2 ? datum.heading : ''", as: 'name' },
      {
        calculate: withInterval({ estimate: 'worth', low: 'worth_low', high: 'worth_high' }, (value) => plain(value, 2)),
        as: 'worth_in_words',
      },
      { calculate: withInterval({ estimate: 'damage', low: 'damage_low', high: 'damage_high' }, plain), as: 'damage_in_words' },
      { calculate: withInterval({ estimate: 'survived', low: 'survived_low', high: 'survived_high' }, percent), as: 'survived_in_words' },
    ],
    facet: { column: { field: 'army', type: 'nominal', sort: 'descending' } },
    spec: {
      width: 245,
      height: { step: 13, for: 'offset' },
      encoding: {
        y: { field: 'rank', type: 'ordinal', title: null, axis: null, scale: { paddingInner: 0, paddingOuter: 0 } },
        yOffset: { field: 'line', type: 'ordinal', scale: { paddingOuter: 0.3 } },
      },
      layer: [
        {
          mark: { type: 'rule', strokeDash: [4, 4] },
          encoding: { x: { datum: 1, type: 'quantitative' }, y: null, yOffset: null },
        },
        {
          transform: [{ filter: 'datum.above == 0' }],
          ...interval({
            estimate: 'worth',
            low: 'worth_low',
            high: 'worth_high',
            title: 'Points destroyed per point',
            x: { scale: { domainMin: 0 }, axis: { grid: true, tickCount: 5, format: '~f' } },
            size: 50,
            params: picksFromLegend('label'),
            encoding: {
              color: rulesetColour(),
              opacity: pickable(),
              tooltip: [
                ...WHERE,
                line('Unit', 'unit'),
                line('Datasheet', 'datasheet'),
                line('Points', 'points', ',d'),
                line('Destroyed per point', 'worth_in_words'),
                line('Destroyed per game', 'damage_in_words'),
                line('Survives', 'survived_in_words'),
              ],
            },
          }),
        },
        words({ x: { value: 0 }, text: { field: 'unit' } }, { align: 'left', style: 'name' }, [{ filter: 'datum.above == -1' }]),
        words(
          { x: { value: 0 }, text: { field: 'name' } },
          { align: 'left', style: 'heading', dy: { expr: "-3 - 17 * (length(split(datum.name, '\\n')) - 1)" } },
          [{ filter: 'datum.above < -1' }],
        ),
      ],
    },
  }),
};

export default chart;
