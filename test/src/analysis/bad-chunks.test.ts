import { describe, expect, it } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { RED } from '../../../src/campaign/result.ts';
import { chunkWarnings, fewDistinct } from '../../../src/report/warnings.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

const campaign = syntheticCampaign({ scenarios: [{ id: 'duel', title: 'Duel' }], pairs: 640 });

describe('chunks', () => {
  it('of a sound run are alike', () => {
    const summary = summarise(campaign);
    expect(summary.badChunks).toEqual([]);
    expect(summary.results.map(({ chunks }) => chunks.groups)).toEqual([10, 10, 10]);
    expect(chunkWarnings(summary)).toEqual([]);
  });

  it('that were played otherwise are named, with a pair to look at', () => {
    const [first, second, third] = campaign.columns[0];
    const winner = second.winner.slice();
    winner.fill(RED, 2 * 192, 2 * 256);
    const summary = summarise({ ...campaign, columns: [[first, { ...second, winner }, third]] }, { seed: "it's" });
    expect(summary.badChunks).toHaveLength(1);
    expect(summary.badChunks[0]).toMatchObject({
      scenario: 'duel',
      variant: 'calixtus',
      firstPair: 192,
      lastPair: 255,
      score: 1,
      pair: 192,
    });
    const [warning] = chunkWarnings(summary);
    expect(warning).toContain('pairs 192 to 255 differ from the others');
    expect(warning).toMatch(/sandtable replay duel -v calixtus --seed 'it'\\''s' --pair 192$/);
  });
});

describe('few distinct engagements', () => {
  it('are said', () => {
    const [columns] = campaign.columns[0];
    const same = { ...columns, digestHi: columns.digestHi.slice().fill(1), digestLo: columns.digestLo.slice().fill(2) };
    const alone = { ...campaign, variants: campaign.variants.slice(0, 1), columns: [[same]] };
    expect(fewDistinct(summarise(alone))).toEqual([expect.stringContaining('Only 1 of 1280 games of Duel under Classic')]);
    expect(fewDistinct(summarise(campaign))).toEqual([]);
  });
});
