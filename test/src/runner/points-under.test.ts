import { expect, test } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { unitsUnder } from '../../../src/campaign/result.ts';
import { dataTable } from '../../../src/campaign/tables.ts';
import { playCampaign } from '../../../src/runner/campaign.ts';
import { loadScenario } from '../../files.ts';
import { tablesOf } from '../../tables.ts';

test('each ruleset has its own points of units, in tables and results', async () => {
  const specs = ['classic', 'classic@red.line-1.models=12', 'classic@veterans-1.points=100'];
  const { campaign } = await playCampaign({ battles: [loadScenario('duel')], specs, pairs: 1, seed: 'points', workers: 0 });
  const [scenario] = campaign.scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  // 19 soldiers of 6 points and a gunner of 15, or eight soldiers fewer; 8 veterans of 16.
  const points = [
    [129, 128],
    [81, 128],
    [129, 100],
  ];
  expect(Object.keys(scenario.pointsUnder ?? {})).toEqual(specs.slice(1));
  expect(specs.map((spec) => unitsUnder(scenario, spec).map((it) => it.points))).toEqual(points);
  const { units } = tablesOf(campaign, summarise(campaign));
  expect(units?.['points']).toEqual(points.flat());
  const { points: each } = dataTable(campaign, 'units');
  if (!(each instanceof Int32Array)) throw new Error('no whole numbers');
  // Two games of each.
  expect([...each]).toEqual(points.flatMap((it) => [...it, ...it]));
});
