import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '../campaign/result.ts';
import type { ReportOptions } from '../report/index.ts';
import { readResult } from '../runner/listed.ts';
import type { AblationResult } from '../study/ablation-result.ts';
import type { ArmyStudy } from '../study/army-study.ts';
import type { PriceResult } from '../study/price/result.ts';
import type { SweepResult } from '../study/sweep-result.ts';

/** What a study adds to its report: charts, the tables they are drawn from, and its answer. */
export type StudyPaper = Pick<ReportOptions, 'layout' | 'further' | 'answer'>;

type TitleOf = (scenario: string) => string;

/** Files that studies write into the folders of their runs. */
export const ABLATION = 'ablation.json';
export const SWEEP = 'sweep.json';
export const ARMIES = 'armies.json';
export const PRICE = 'price.json';

export const isAblation = (folder: string): boolean => existsSync(join(folder, ABLATION));

/** What the study whose result is in the folder adds to its report; a plain run has only the usual charts. */
export async function studyPaper(folder: string, campaign: Campaign): Promise<StudyPaper> {
  const titles = new Map(campaign.scenarios.map((it) => [it.id, it.title]));
  const titleOf: TitleOf = (id) => titles.get(id) ?? id;
  if (isAblation(folder)) return ablationPaper(await readAblation(folder), titleOf);
  if (existsSync(join(folder, SWEEP))) return sweepPaper(await readSweep(folder), titleOf);
  if (existsSync(join(folder, ARMIES))) return armyPaper(await readArmies(folder));
  if (existsSync(join(folder, PRICE))) return pricePaper(await readPriced(folder));
  return { layout: 'compare' };
}

/** The results of studies, as their commands left them. @throws OutputError as `readResult` does */
export const readAblation = (folder: string): Promise<AblationResult> => readResult(folder, ABLATION, ['rules', 'effects']);
export const readSweep = (folder: string): Promise<SweepResult> => readResult(folder, SWEEP, ['params', 'scenarios']);
export const readArmies = (folder: string): Promise<ArmyStudy> => readResult(folder, ARMIES, ['armies', 'tables']);
export const readPriced = (folder: string): Promise<PriceResult> => readResult(folder, PRICE, ['opponents', 'fillers']);

async function ablationPaper(result: AblationResult, titleOf: TitleOf): Promise<StudyPaper> {
  const { effectTable } = await import('../study/effect-table.ts');
  const { interactionTable } = await import('../study/interaction-table.ts');
  const { shareTable } = await import('../study/share-table.ts');
  const { ablationAnswer } = await import('../study/ablation-answer.ts');
  const further = {
    effects: effectTable(result, titleOf),
    interactions: interactionTable(result, titleOf),
    shares: shareTable(result, titleOf),
  };
  return { layout: 'ablate', further, answer: ablationAnswer(result, titleOf) };
}

async function sweepPaper(result: SweepResult, titleOf: TitleOf): Promise<StudyPaper> {
  const { sweepChartTables } = await import('../study/sweep-table.ts');
  const { sweepAnswer } = await import('../study/sweep-answer.ts');
  return { layout: 'sweep', further: sweepChartTables(result, titleOf), answer: sweepAnswer(result, titleOf) };
}

async function armyPaper(study: ArmyStudy): Promise<StudyPaper> {
  const { armyChartTables } = await import('../study/army-chart-tables.ts');
  const { armyAnswer } = await import('../study/army-answer.ts');
  return { layout: 'armies', further: armyChartTables(study), answer: armyAnswer(study) };
}

async function pricePaper(result: PriceResult): Promise<StudyPaper> {
  const { priceTables } = await import('../study/price/table.ts');
  const { priceAnswer } = await import('../study/price/answer.ts');
  return { layout: 'price', further: priceTables(result), answer: priceAnswer(result) };
}
