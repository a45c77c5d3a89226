import { expect, test } from 'vitest';
import { summarise } from '../../../src/analysis/index.ts';
import { BLUE, DRAW, RED } from '../../../src/campaign/result.ts';
import { littleRoom } from '../../../src/report/warnings.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { panelCampaign } from '../../fixtures/panel.ts';

/** A hundred engagements of which red wins and draws so many, under one ruleset. */
function played(won: number, drawn: number) {
  const like = syntheticCampaign({ pairs: 50, scenarios: [{ id: 'duel', title: 'Duel' }], variants: [{ spec: 'classic', effect: 0 }] });
  const columns = {
    ...like.columns[0]![0]!,
    winner: Uint8Array.from({ length: 100 }, (_, i) => (i < won ? RED : i < won + drawn ? DRAW : BLUE)),
  };
  return summarise({ ...like, columns: [[columns]] });
}

test('a score from 15 to 85 % with up to 40 % of draws is nothing to warn of', () => {
  for (const [won, drawn] of [
    [15, 0],
    [85, 0],
    [30, 40],
  ] as const) {
    expect(littleRoom(played(won, drawn))).toEqual([]);
  }
});

test('a one-sided scenario says that there is little room to move', () => {
  expect(littleRoom(played(14, 0))).toEqual([
    'One-sided: blue won 86.0 % in Duel under Classic. Above 85 % there is little room to move, and a rule may do more than the difference shows.',
  ]);
  expect(littleRoom(played(86, 0))[0]).toContain('86.0 % in Duel under Classic');
});

test('draws above 40 % say that they hide effects', () => {
  expect(littleRoom(played(30, 41))).toEqual([
    'Mostly drawn: 41.0 % in Duel under Classic. With more than 40 % of games drawn, wins hide what moves them; look at the victory points.',
  ]);
});

test('of a panel it is the value that counts, not a meeting that nobody brings about', () => {
  const panels = { panels: ['duel'] };
  const level = panelCampaign({
    classic: [
      [0.5, 0.6],
      [0.05, 0.02],
    ],
  });
  expect(littleRoom(summarise(level, panels))).toEqual([]);
  const lost = panelCampaign({
    classic: [
      [0.1, 0.6],
      [0.05, 0.02],
    ],
  });
  expect(littleRoom(summarise(lost, panels))).toEqual([expect.stringContaining('90.0 % in Duel under Classic')]);
});
