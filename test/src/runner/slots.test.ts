import { expect, test } from 'vitest';
import { allocate } from '../../../src/campaign/result.ts';
import { inSlots } from '../../../src/campaign/slots.ts';
import { playCampaign } from '../../../src/runner/campaign.ts';
import { loadScenario } from '../../files.ts';

test('units that a ruleset does not know did nothing in its engagements, and its own keep their numbers', () => {
  const chunk = allocate({ pairs: 1, units: 2, counters: 0 });
  chunk.unitLost.set([1, 2, 3, 4]);
  chunk.unitSurvived.set([1, 0, 0, 1]);
  const wide = inSlots(chunk, [0, 2], 3);
  expect([...wide.unitLost]).toEqual([1, 0, 2, 3, 0, 4]);
  expect([...wide.unitSurvived]).toEqual([1, 0, 0, 0, 0, 1]);
  expect(inSlots(chunk, [0, 1], 2)).toBe(chunk);
  expect(() => inSlots(chunk, [0], 3)).toThrow(RangeError);
});

test('editions that bring different units into play meet in one campaign, in either order', async () => {
  const battles = [loadScenario('psykers')];
  const options = { battles, pairs: 2, seed: 'slots', workers: 0, maps: true };
  const there = await playCampaign({ ...options, specs: ['classic', 'tenth'] });
  const back = await playCampaign({ ...options, specs: ['tenth', 'classic'] });
  const units = there.campaign.scenarios[0]?.units ?? [];
  expect(units.map(({ army, id }) => `${army}/${id}`)).toEqual(
    (back.campaign.scenarios[0]?.units ?? []).map(({ army, id }) => `${army}/${id}`),
  );
  expect(there.campaign.columns[0]?.map((it) => it.units)).toEqual([units.length, units.length]);
  expect(there.campaign.columns[0]?.[1]?.unitLost).toEqual(back.campaign.columns[0]?.[0]?.unitLost);
  expect(there.campaign.columns[0]?.[1]?.map?.fallen.unit).toEqual(back.campaign.columns[0]?.[0]?.map?.fallen.unit);
});
