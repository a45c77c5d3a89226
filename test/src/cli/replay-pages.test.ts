import { expect, test } from 'vitest';
import { replayPages } from '../../../src/cli/replay-pages.ts';
import { playCampaign } from '../../../src/runner/campaign.ts';
import { CampaignError } from '../../../src/runner/explain.ts';
import { loadScenario } from '../../files.ts';

const battles = [loadScenario('duel')];
const { campaign } = await playCampaign({ battles, specs: ['classic', 'calixtus'], pairs: 2, seed: 'pages', workers: 1 });
const { red, blue } = battles[0]?.doctrines ?? { red: { id: '' }, blue: { id: '' } };
const told = {
  scenario: 'duel',
  doctrines: { red: red.id, blue: blue.id },
  pair: 1,
  seat: 1,
  variants: ['classic', 'calixtus'],
} as const;

test('a page shows the games that were played, and is refused where one of them is another', async () => {
  const page = replayPages(battles, 'pages', campaign);
  expect(await page(told)).toContain('<!doctype html>');
  const digests = campaign.columns[0]?.[1]?.digestLo ?? new Uint32Array();
  // Row 3: pair 1 with red in seat 1.
  digests[3] = (digests[3] ?? 0) ^ 1;
  await expect(page(told)).rejects.toThrow(CampaignError);
  await expect(page(told)).rejects.toThrow(
    'duel under calixtus, pair 1, red in seat 1: the same game was not the same when it was played again for its page',
  );
  expect(await page({ ...told, seat: 0 })).toContain('<!doctype html>');
});
