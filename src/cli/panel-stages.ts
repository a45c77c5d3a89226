import type { PanelStages } from '../analysis/index.ts';
import { nextLook } from '../campaign/looks.ts';
import { chunksOf } from '../campaign/plan.ts';
import { type Campaign, CHUNK_PAIRS } from '../campaign/result.ts';
import type { Stages } from '../campaign/stages.ts';
import type { CampaignSettings } from './campaign.ts';

export interface StagedRun {
  readonly settings: CampaignSettings;
  /** Ids of scenarios. */
  readonly panels: readonly string[];
  readonly margin: number;
  /** Whether a panel stops as soon as it is decided; else only when its effects are known well enough to be worth reporting. */
  readonly stopsEarly: boolean;
  /** Whether everything that no panel plays is decided; absent where that is played to its end. */
  readonly judge?: (soFar: Campaign) => boolean;
}

export interface Staged {
  readonly stages: Stages;
  /** What the panels may cost, in words. */
  readonly cost: string;
  /** Pairs of each scenario where every panel spends all it has at once, the same on each meeting. */
  readonly evenly: readonly number[];
  /** How the panels ended, once they have. */
  readonly ends: PanelStages['ends'];
}

/** The stages of a run in which panels play: the panels by what their meetings have shown, other scenarios at once, or chunk by chunk until they are decided. */
export async function panelStages({ settings, panels, margin, stopsEarly, judge }: StagedRun): Promise<Staged> {
  const { firstLook, panelPlan, PanelStages, PRECISION } = await import('../analysis/index.ts');
  const { battles, pairs, confidence, seed } = settings;
  const grids = panels.map((id) => {
    const meetings = battles.filter((it) => it.id === id);
    const names = (side: 'red' | 'blue'): string[] => [...new Set(meetings.map(({ doctrines }) => doctrines[side].id))];
    return { players: { red: names('red'), blue: names('blue') } };
  });
  const chunkPairs = firstLook(grids, pairs);
  const looks = new PanelStages(
    { confidence, seed, margin, panels, baseline: 0, pairs, ...(!stopsEarly && { precision: PRECISION }) },
    chunkPairs,
  );
  const others = (soFar: Campaign): number => {
    if (judge === undefined) return pairs;
    const alone = soFar.scenarios.findIndex(({ id }) => !panels.includes(id));
    const played = (soFar.columns[alone]?.[0]?.rows ?? 0) / 2;
    return played > 0 && judge(soFar) ? played : Math.min(pairs, nextLook(chunksOf(played)) * CHUNK_PAIRS);
  };
  const wanted = (soFar: Campaign) => {
    const apart = others(soFar);
    return looks.wanted(soFar).map((row) => row ?? soFar.variants.map(() => apart));
  };
  const meetings = grids.reduce((sum, { players }) => sum + players.red.length * players.blue.length, 0);
  const most = grids.reduce((sum, grid) => sum + panelPlan(grid, pairs, chunkPairs).budget, 0);
  const cost = `panels of players: ${meetings} meetings, together at most ${most} pairs under each ruleset (--players own plays one meeting of each scenario)`;
  const shares = grids.map((grid) =>
    Math.ceil(panelPlan(grid, pairs, chunkPairs).budget / (grid.players.red.length * grid.players.blue.length)),
  );
  const evenly = battles.map(({ id }) => shares[panels.indexOf(id)] ?? pairs);
  return { stages: { chunkPairs, wanted }, cost, evenly, ends: looks.ends };
}
