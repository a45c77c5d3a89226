import { summarise } from '../analysis/summarise.ts';
import type { Summary } from '../analysis/summary.ts';
import { type CampaignSetting, playOn } from '../campaign/campaign.ts';
import { EngagementError } from '../campaign/engagement-error.ts';
import { namesOf } from '../campaign/names.ts';
import { prepare } from '../campaign/prepare.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { JobError } from '../campaign/schedule.ts';
import { seamTitle } from '../compile/lever-words.ts';
import { formatsFor } from '../editions/formats.ts';
import { refuseIllegal } from '../editions/list-faults.ts';
import { selectionOf } from '../editions/selection.ts';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import { answer } from '../report/answer.ts';
import { loadScenario } from '../scenario/load.ts';
import { locate } from '../scenario/locate.ts';
import { armyNames } from './army-names.ts';
import { DeskPlayers } from './desk-players.ts';
import { digestOfGames } from './digest-of.ts';
import { readFielded } from './fielded.ts';
import { inMemory } from './kept-games.ts';
import type { Request, RuleLine, Told, ToldOfPlay, Turn } from './messages.ts';
import { openOwn } from './own-engine.ts';
import { type OwnFiles, onlyThese } from './own-files.ts';
import { PagePool } from './page-pool.ts';
import type { Question } from './question.ts';
import { scenarioList } from './scenario-list.ts';
import { textsOf } from './told-texts.ts';
import { wholeGames } from './whole-games.ts';

/* The engine of a page, apart from what draws it: reads, compiles, has games played and does the statistics. */

/** Few, so that the first answer is there after seconds: 32 games. */
const CHUNK_PAIRS = 8;

const post = (told: Told, transfer: Transferable[] = []): void => self.postMessage(told, { transfer });
const players = new DeskPlayers((call, transfer) => post({ tell: 'player', call }, transfer));
const pool = new PagePool(Math.max(1, navigator.hardwareConcurrency || 1), players.start);

interface Readied {
  readonly asked: Pick<CampaignSetting, 'battles' | 'specs' | 'pairs' | 'seed' | 'prepared' | 'openPool'>;
  /** The own files that its games depend on. */
  readonly needed: OwnFiles;
  readonly controller: AbortController;
}

/** Chunks of the last question, so that play goes on where it was stopped, or with other pairs. */
let kept: { readonly key: string; readonly chunks: Map<string, EngagementColumns> } | null = null;
let running: AbortController | null = null;
/** What the last answer was read from. */
let standing: { readonly campaign: Campaign; readonly summary: Summary } | null = null;

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.ask === 'stop') running?.abort();
  else if (data.ask === 'failed') players.failed(data.failure);
  else
    void answered(data).catch((error: unknown) => post({ tell: 'wrong', turn: 'turn' in data ? data.turn : null, words: wordsOf(error) }));
});

/** What is wrong, in the words of whoever found it: not in which job of ours. */
function wordsOf(error: unknown): string {
  if ((error instanceof JobError || error instanceof EngagementError) && error.cause instanceof Error) return wordsOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}

async function answered(request: Exclude<Request, { ask: 'stop' | 'failed' }>): Promise<void> {
  if (request.ask === 'scenarios') tellScenarios(request.own);
  else if (request.ask === 'scenario') await tellScenario(request.id, request.own);
  else if (request.ask === 'rules') await tellRules(request);
  else if (request.ask === 'chart') await tellChart(request);
  else if (request.ask === 'whole') await playWhole(request);
  else await play(request);
}

function tellScenarios(own: OwnFiles): void {
  const { files, editions } = openOwn(own);
  post({ tell: 'scenarios', scenarios: scenarioList(files), editions: editions.ids });
}

async function tellScenario(id: string, own: OwnFiles): Promise<void> {
  const engine = openOwn(own);
  const { files, editions, dataDirs } = engine;
  const { title, armies, battlefield, terrainKinds } = loadScenario(id, { files, dataDirs, formats: await formatsFor([], editions) });
  const { width, height, terrain, objectives } = battlefield;
  const tints = new Map(terrainKinds.map(({ name, look }) => [name, look?.tint]));
  post({
    tell: 'scenario',
    id,
    title,
    red: armies.red.title ?? armies.red.id,
    blue: armies.blue.title ?? armies.blue.id,
    armies: await armyNames(readFielded(id).field, engine),
    text: files.read(locate('scenario', readFielded(id).field, { files, dataDirs })),
    board: {
      width,
      height,
      terrain: terrain.map(({ kind, polygon }) => ({ kind, polygon, tint: tints.get(kind) ?? 'plain' })),
      objectives: objectives.map(({ x, y, radius }) => ({ x, y, radius })),
    },
  });
}

async function tellRules({ spec, own, texts }: Extract<Request, { ask: 'rules' }>): Promise<void> {
  const { rules, variant } = await selectionOf(spec, openOwn(own).editions);
  const told = texts ? await textsOf(variant) : null;
  const lines = rules
    .filter(({ lever, rule }) => lever === undefined && !rule.fixed)
    .map(
      ({ rule, on, values, pack }): RuleLine => ({
        id: rule.id,
        title: rule.title,
        text: told?.ofRule(rule) ?? (pack === null ? '' : rule.text),
        on,
        pack,
        numbers: Object.entries(rule.params ?? {}).flatMap(([name, param]) =>
          param.kind !== 'integer'
            ? []
            : [
                {
                  name,
                  text: param.text,
                  min: param.min,
                  max: param.max,
                  value: Number(values[name] ?? param.default),
                  unit: param.unit ?? '',
                },
              ],
        ),
      }),
    );
  const levers = Object.entries(variant.edition.procedures ?? {}).flatMap(([name, { gives }]) =>
    gives === null ? [] : [{ name, title: seamTitle(name, gives) }],
  );
  post({ tell: 'rules', spec, title: variant.title, rules: lines, levers });
}

/** Tells of the play that was asked for in a turn. */
const tellerOf =
  (turn: Turn) =>
  (told: ToldOfPlay): void =>
    post({ turn, ...told });

/** A question, read and compiled. Null where it was stopped, or another one has taken its place meanwhile. */
async function readied({ scenario, rulesets, pairs, seed, own }: Question): Promise<Readied | null> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { files, editions, dataDirs, used } = openOwn(own);
  const specs = [...rulesets];
  const battles = [loadScenario(scenario, { files, dataDirs, formats: await formatsFor(specs, editions) })];
  await refuseIllegal(battles, (it) => selectionOf(it, editions));
  const prepared = await prepare({ battles, specs, pairs, seed, editions, header: HEADER, plugins: [] });
  if (controller.signal.aborted) return null;
  const needed = onlyThese(own, used());
  return {
    asked: { battles, specs, pairs, seed, prepared, openPool: (work) => Promise.resolve(pool.open(work, needed)) },
    needed,
    controller,
  };
}

/** A chart of the last answer. */
async function tellChart({ id, theme }: Extract<Request, { ask: 'chart' }>): Promise<void> {
  if (standing === null) return;
  const { chartOf } = await import('./chart-of.ts');
  post({ tell: 'chart', chart: chartOf(standing.campaign, standing.summary, id, theme) });
}

async function play({ turn, question }: Extract<Request, { ask: 'play' }>): Promise<void> {
  const tell = tellerOf(turn);
  const ready = await readied(question);
  if (ready === null) {
    tell({ tell: 'ended', ended: 'interrupted' });
    return;
  }
  const { asked, needed, controller } = ready;
  const { battles, prepared, seed } = asked;
  const key = JSON.stringify(question);
  if (kept?.key !== key) kept = { key, chunks: new Map() };
  const names = namesOf(battles, prepared.selections);
  const tellStanding = (campaign: Campaign): void => {
    const summary = summarise(campaign, { method: 'anytime', seed, names });
    const [one] = summary.comparisons;
    if (one === undefined) return;
    standing = { campaign, summary };
    const percent = ({ low, estimate, high }: { low: number; estimate: number; high: number }) => ({
      low: low * 100,
      estimate: estimate * 100,
      high: high * 100,
    });
    tell({
      tell: 'standing',
      standing: {
        pairs: campaign.pairs,
        sentence: answer(summary)
          .sentences.map(({ text }) => text)
          .join(' '),
        difference: percent({ low: one.score.low, estimate: one.score.difference, high: one.score.high }),
        scores: summary.results.map((it) => ({ name: names.rulesets[it.variant] ?? it.variant, ...percent(it.score) })),
        digest: digestOfGames(campaign, campaign.pairs, needed),
        used: Object.keys(needed),
        verdict: one.verdict,
        red: names.armies[battles[0]?.id ?? '']?.red ?? 'red',
      },
    });
  };
  const played = await playOn({
    ...asked,
    chunkPairs: CHUNK_PAIRS,
    kept: inMemory(kept.chunks),
    signal: controller.signal,
    onProgress: ({ engagements, perSecond }) => tell({ tell: 'progress', games: engagements, perSecond }),
    enough: (soFar) => {
      if (!controller.signal.aborted) tellStanding(soFar);
      return false;
    },
  });
  // Another question may have taken this one's place.
  if (running !== controller) return;
  if (played.ended === 'interrupted') pool.stop();
  if (played.campaign.pairs > 0) tellStanding(played.campaign);
  tell({ tell: 'ended', ended: played.ended });
}

/** The games of an answer as a report needs them. */
async function playWhole({ turn, question, pairs }: Extract<Request, { ask: 'whole' }>): Promise<void> {
  const tell = tellerOf(turn);
  const ready = await readied({ ...question, pairs });
  if (ready === null) return;
  const { asked, controller } = ready;
  const played = await wholeGames({
    ...asked,
    signal: controller.signal,
    chunks: kept?.key === JSON.stringify(question) ? kept.chunks : new Map(),
    chunkPairs: CHUNK_PAIRS,
    tell: (games, of) => tell({ tell: 'whole', games, of }),
  });
  if (running !== controller) return;
  if (played.ended === 'interrupted') pool.stop();
  else tell({ tell: 'played', played });
}

/** A page plays with the code that it was built from. */
const HEADER = { format: 1, sandtable: __SANDTABLE__, diceVersion: DICE_VERSION, code: __CODE__, commit: null } as const;

post({ tell: 'ready' });
