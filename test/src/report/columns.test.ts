import { describe, expect, it } from 'vitest';
import { bindChart, builtInCharts, type Chart, loadChart, type Spec, type Tables } from '../../../src/report/index.ts';
import { chartTables } from '../../fixtures/chart-tables.ts';

const tables: Tables = { lengths: { rounds: [1, 2], share: [0.25, 0.75] } };
const bound = (spec: Spec) => {
  const chart: Chart = { id: 'mine', question: 'Mine?', table: 'lengths', spec: () => spec };
  return () => bindChart(chart, tables);
};
const at = (field: string): Spec => ({ mark: 'bar', encoding: { x: { field, type: 'quantitative' } } });

describe('a column that is not there', () => {
  it('is an error that names chart, column, table, the nearest and all of them', () => {
    expect(bound(at('roundss'))).toThrow(
      'chart mine: no column "roundss" in table "lengths"; did you mean "rounds"? The columns are rounds, share',
    );
  });

  it('is found wherever a chart may name one', () => {
    const wrong: readonly Spec[] = [
      { layer: [at('rounds'), at('x')] },
      { hconcat: [at('rounds'), at('x')] },
      { encoding: { y: { field: 'x' } }, layer: [at('rounds')] },
      { facet: { row: { field: 'x' } }, spec: at('rounds') },
      { mark: 'bar', encoding: { x: { field: 'rounds', sort: { field: 'x' } } } },
      { mark: 'bar', encoding: { color: { condition: { test: 'true', field: 'x' }, value: 'red' } } },
      { ...at('rounds'), params: [{ name: 'picked', select: { type: 'point', fields: ['x'] } }] },
      ...[
        { calculate: 'datum.x + 1', as: 'y' },
        { calculate: "datum['x']", as: 'y' },
        { filter: 'datum.x > 1' },
        { filter: { not: { field: 'x', equal: 1 } } },
        { aggregate: [{ op: 'max', field: 'x', as: 'y' }] },
        { joinaggregate: [{ op: 'max', field: 'rounds', as: 'y' }], groupby: ['x'] },
        { window: [{ op: 'rank', as: 'y' }], sort: [{ field: 'x' }] },
        { fold: ['rounds', 'x'] },
        { flatten: ['x'] },
      ].map((transform) => ({ transform: [transform], ...at('rounds') })),
      // What an aggregate leaves out is there no more.
      { transform: [{ aggregate: [{ op: 'max', field: 'rounds', as: 'x2' }] }], ...at('share') },
      // A sibling's column is not one's own.
      { layer: [{ transform: [{ calculate: '1', as: 'x' }], ...at('x') }, at('x')] },
    ];
    for (const spec of wrong) expect(bound(spec), JSON.stringify(spec)).toThrow(/no column "(?:x|share)" in table "lengths"/);
  });
});

describe('what a transform makes', () => {
  it.each<readonly [string, Spec]>([
    ['made', { calculate: 'datum.rounds + 1', as: 'made' }],
    ['made', { aggregate: [{ op: 'max', field: 'rounds', as: 'made' }], groupby: ['share'] }],
    ['share', { aggregate: [{ op: 'max', field: 'rounds', as: 'made' }], groupby: ['share'] }],
    ['made', { joinaggregate: [{ op: 'max', field: 'rounds', as: 'made' }] }],
    ['share', { joinaggregate: [{ op: 'max', field: 'rounds', as: 'made' }] }],
    ['made', { window: [{ op: 'row_number', as: 'made' }] }],
    ['key', { fold: ['rounds', 'share'] }],
    ['made', { fold: ['rounds', 'share'], as: ['what', 'made'] }],
    ['made', { flatten: ['rounds'], as: ['made'] }],
    ['made', { bin: true, field: 'rounds', as: 'made' }],
    ['made_end', { bin: true, field: 'rounds', as: ['made', 'made_end'] }],
    ['made', { stack: 'share', groupby: ['rounds'], as: ['made', 'more'] }],
    ['density', { density: 'rounds' }],
    ['prob', { quantile: 'rounds' }],
    ['share', { regression: 'rounds', on: 'share' }],
    ['made', { lookup: 'rounds', from: { data: { values: [] }, key: 'rounds', fields: ['made'] } }],
    ['anything', { pivot: 'rounds', value: 'share' }],
    ['share', { filter: { and: ['datum.rounds > 1', { field: 'share', gt: 0 }] } }],
  ])('%s is there after %j', (field, transform) => {
    expect(bound({ transform: [transform], ...at(field) })).not.toThrow();
  });

  it('is there for channels of the layers around, and for what is within', () => {
    const made = { transform: [{ calculate: '1', as: 'made' }] };
    expect(bound({ ...made, facet: { row: { field: 'made' } }, spec: { layer: [at('made')] } })).not.toThrow();
    expect(bound({ encoding: { y: { field: 'made' } }, layer: [{ ...made, ...at('rounds') }] })).not.toThrow();
  });
});

it('rows of its own may hold anything, and every bundled chart names columns that are there', async () => {
  expect(bound({ layer: [at('rounds'), { data: { values: [{ a: 1 }] }, ...at('a') }] })).not.toThrow();
  const all = chartTables();
  for (const id of await builtInCharts()) bindChart(await loadChart(id), all);
});
