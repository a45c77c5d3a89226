import { matchNotes, summarise } from '../analysis/index.ts';
import type { PlayedCampaign } from '../campaign/campaign.ts';
import type { Manifest } from '../campaign/manifest.ts';
import { type Campaign, columnsOf, digestOf } from '../campaign/result.ts';
import { formatsFor } from '../editions/formats.ts';
import { listNotes } from '../editions/list-faults.ts';
import { titlesOfRules } from '../editions/rule-titles.ts';
import { selectionOf } from '../editions/selection.ts';
import { bindChart } from '../report/bind.ts';
import { chartFile } from '../report/chart-file.ts';
import { chartTables, withRows } from '../report/chart-tables.ts';
import { figureOf } from '../report/drawing.ts';
import type { Figure } from '../report/figure.ts';
import { pageOfReport } from '../report/html.ts';
import { completed } from '../report/older.ts';
import { type Telling, tellingEngagements } from '../report/telling.ts';
import type { ListNotes } from '../scenario/list-notes.ts';
import { loadScenario } from '../scenario/load.ts';
import { EDITION_IDS } from './bundled.ts';
import { KEPT_EXPLOITS, RUN_CHARTS, RUN_GROUPS } from './bundled-charts.ts';
import { LIBRARIES } from './bundled-libraries.ts';
import type { Calls } from './calls.ts';
import { argsOf } from './command.ts';
import { filmedGame } from './film-call.ts';
import { openOwn } from './own-engine.ts';
import type { Question } from './question.ts';

/**
 * The report of a question whose games are played: the page of `sandtable run`, but for what it says of the run, and its charts. Where play was
 * stopped before the last pair, its intervals are those that hold whenever one looks.
 */
export async function reportOf({ question, played }: Calls['report']['takes']): Promise<Calls['report']['gives']> {
  const { scenario, rulesets, seed, own } = question;
  const { campaign, changed } = played;
  const { files, editions, dataDirs } = openOwn(own);
  const battles = [loadScenario(scenario, { files, dataDirs, formats: await formatsFor(rulesets, editions) })];
  const load = (spec: string) => selectionOf(spec, editions);
  const lists = await listNotes(battles, false, load);
  const found = summarise(campaign, {
    seed,
    method: campaign.pairs < question.pairs ? 'anytime' : 'fixed',
    notes: { ...matchNotes(played.notes), ...lists },
    names: played.names,
    ...(changed !== null && { changed }),
  });
  const { summary, missing } = completed(found);
  const tables = chartTables(campaign, summary, EDITION_IDS);
  const charts = withRows(RUN_CHARTS, tables);
  const figures: Figure[] = [];
  for (const chart of charts) figures.push(await figureOf(chart, tables));
  const telling = tellingEngagements(campaign, summary);
  const replays = new Map<string, string>();
  for (const one of telling) replays.set(one.file, await replayOf(one, question, campaign));
  const page = pageOfReport(
    {
      campaign,
      summary,
      manifest: manifestOf(question, played, lists),
      telling,
      pages: new Set(replays.keys()),
      missing,
      kept: KEPT_EXPLOITS,
      ruleTitles: titlesOfRules([await load(rulesets[0]), await load(rulesets[1])]),
      figures,
      replays,
      groups: RUN_GROUPS,
    },
    LIBRARIES,
  );
  const chartFiles: Record<string, string> = {};
  for (const chart of charts) chartFiles[`charts/${chart.id}.vl.json`] = await chartFile(bindChart(chart, tables));
  return { page, charts: chartFiles };
}

/** @throws Error for a game that is not the one that was played */
async function replayOf({ pair, seat, variants }: Telling, { scenario, seed, own }: Question, campaign: Campaign): Promise<string> {
  const [first = '', second] = variants;
  const rulesets = second === undefined ? ([first] as const) : ([first, second] as const);
  const { page, outcomes } = await filmedGame({ scenario, rulesets, seed, pair, redSeat: seat, own });
  for (const { spec, digest } of outcomes) {
    const at = campaign.variants.findIndex((it) => it.spec === spec);
    if (digestOf(columnsOf(campaign.columns, 0, at), pair * 2 + seat) !== digest)
      throw new Error(
        `Pair ${pair} under ${spec} was another game when it was played again for the report: a rule does not do the same each time.`,
      );
  }
  return page;
}

function manifestOf(question: Question, played: PlayedCampaign, lists: ListNotes): Manifest {
  const { campaign, plan, workers, started, seconds, engagements } = played;
  return {
    ...plan,
    node: null,
    command: argsOf(question, campaign.pairs),
    pairs: campaign.pairs,
    pairsAsked: campaign.pairs,
    workers,
    started: started.toISOString(),
    seconds,
    engagements,
    engagementsPerSecond: engagements / seconds,
    cpuSeconds: 0,
    lists,
  };
}
