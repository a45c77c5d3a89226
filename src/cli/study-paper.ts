import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportOptions } from '../report/index.ts';
import type { Campaign } from '../runner/result.ts';
import type { AblationResult } from '../study/ablation-result.ts';
import type { ArmyStudy } from '../study/army-study.ts';
import type { PriceResult } from '../study/price/result.ts';
import type { SweepResult } from '../study/sweep-result.ts';

/** What a study adds to its report: charts, the tables they are drawn from, and its answer. */
export type StudyPaper = Pick<ReportOptions, 'layout' | 'further' | 'answer'>;

type TitleOf = (scenario: string) => string;

/** Files that studies write into the folders of their runs. */
const ABLATION = 'ablation.json';
const SWEEP = 'sweep.json';
const ARMIES = 'armies.json';
const PRICE = 'price.json';

export const isAblation = (folder: string): boolean => existsSync(join(folder, ABLATION));

/** What the study whose result is in the folder adds to its report; a plain run has only the usual charts. */
export async function studyPaper(folder: string, campaign: Campaign): Promise<StudyPaper> {
  const titles = new Map(campaign.scenarios.map((it) => [it.id, it.title]));
  const titleOf: TitleOf = (id) => titles.get(id) ?? id;
  const found = <Result>(file: string) => read<Result>(join(folder, file));
  if (isAblation(folder)) return ablationPaper(await found<AblationResult>(ABLATION), titleOf);
  if (existsSync(join(folder, SWEEP))) return sweepPaper(await found<SweepResult>(SWEEP), titleOf);
  if (existsSync(join(folder, ARMIES))) return armyPaper(await found<ArmyStudy>(ARMIES));
  if (existsSync(join(folder, PRICE))) return pricePaper(await found<PriceResult>(PRICE));
  return { layout: 'compare' };
}

const read = async <Result>(path: string): Promise<Result> => JSON.parse(await readFile(path, 'utf8')) as Result;

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
