import { commandLine } from '../campaign/command-line.ts';
import { EngagementError, type PlayedGame } from '../campaign/engagement-error.ts';
import { ExhaustedError, PoolError } from '../campaign/pool.ts';
import type { JobError } from '../campaign/schedule.ts';
import { SHARING_ERROR } from '../campaign/sharing.ts';
import { StuckError } from '../campaign/stuck-error.ts';
import { blameText } from '../load/blame.ts';
import { counted } from '../rules/counted.ts';
import { scenarioName } from '../scenario/scenario-name.ts';
import type { Battle } from '../scenario/types.ts';
import type { LocalWorkload } from './job-player.ts';

/** A campaign that could not be played to its end, with the place where it failed. */
export class CampaignError extends Error {
  override readonly name = 'CampaignError';
  /** The ruleset whose code from outside is at fault, so that the others could be played without it; null if it is no single one's. */
  readonly ruleset: string | null;

  constructor(message: string, cause: unknown, ruleset: string | null = null) {
    super(message, { cause });
    this.ruleset = ruleset;
  }
}

const TIMES = ['', 'once', 'twice'];

/** So many failures are told in full; of the others, how many there are. */
const MOST_TOLD = 8;

/** What jobs failed of, in words: whose code, in which game, and how to see it again. */
export function explain(error: JobError, work: LocalWorkload): CampaignError {
  const one = explained(error, work);
  if (error.also.length === 0) return one;
  const all = [one, ...error.also.slice(0, MOST_TOLD - 1).map((it) => explained(it, work))].map((it) => it.message);
  const more = error.also.length + 1 - all.length;
  return new CampaignError(
    [
      `${counted(error.also.length + 1, 'chunk')} could not be played; the others are finished and kept`,
      ...all,
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join('\n\n'),
    one.cause,
    one.ruleset,
  );
}

/** Whose games cannot be played, if that is a ruleset's fault. */
const rulesetOf = (game: PlayedGame | null, whose: string | null, work: LocalWorkload): string | null =>
  game === null || whose === null ? null : (work.specs[game.variant] ?? null);

function explained(error: JobError, work: LocalWorkload): CampaignError {
  const { cause } = error;
  if (cause instanceof EngagementError)
    return new CampaignError(failed(cause, error, work), cause.cause, rulesetOf(cause.game, cause.whose, work));
  if (cause instanceof StuckError)
    return new CampaignError(stuck(cause, work), cause, rulesetOf(cause.running.game, cause.running.code, work));
  const { firstPair, pairs } = error.job;
  if (cause instanceof Error && cause.name === SHARING_ERROR)
    return new CampaignError(`${placeOf(error.job.scenario, work)}: ${cause.message}`, cause);
  const where = `${underOf(error.job, work)}, pairs ${firstPair} to ${firstPair + pairs - 1}`;
  if (cause instanceof PoolError) return new CampaignError(`${where}: ${cause.message}`, cause);
  const begins = `it begins ${gameOf({ ...error.job, pair: firstPair, seat: 0 }, work)}`;
  if (cause instanceof ExhaustedError) return new CampaignError(`${where}: ${cause.message}\n${begins}`, cause);
  const why = (cause instanceof Error ? blameText(cause) : null) ?? error.message;
  return new CampaignError(`${where}: failed ${TIMES[error.tries] ?? `${error.tries} times`}: ${why}\n${begins}`, cause);
}

function failed({ game, cause, whose, passes }: EngagementError, { job }: JobError, work: LocalWorkload): string {
  const { scenario, firstPair, pairs } = job;
  const own = (): string => `${underOf(job, work)}, pairs ${firstPair} to ${firstPair + pairs - 1}: ${cause.stack ?? cause.message}`;
  // What the border refuses says itself whose code it was; the innermost code on the stack may be another rule's.
  const told = cause.name === 'RuleError' ? cause.message : (blameText(cause) ?? (whose === null ? own() : cause.message));
  const by = whose === null || told.includes(whose) ? '' : `${whose}: `;
  const again = passes
    ? '\nthe same game passes, or ends otherwise, when it is tried again: the code does not do the same each time (a variable that it keeps, a clock, dice of its own)'
    : '';
  return `${by}${told}\n${gameOf({ ...game, scenario }, work)}${again}`;
}

function stuck({ running: { code, game }, seconds }: StuckError, work: LocalWorkload): string {
  const where = game === null ? 'before the first game, while rulesets are loaded' : gameOf(game, work);
  const who = code === null ? '' : `${code}: `;
  const why = code === null ? 'what plays does not come to an end' : 'its code does not come to an end, or keeps play from it';
  return `${who}no game has ended for ${seconds} s (--game-limit): ${why}\n${where}`;
}

interface PlacedGame extends PlayedGame {
  /** Index into the battles of the workload. */
  readonly scenario: number;
}

const placeOf = (scenario: number, work: LocalWorkload): string => {
  const { id, doctrines } = work.battles[scenario] as Battle;
  const several = work.battles.filter((battle) => battle.id === id).length > 1;
  return several ? `${id} (${doctrines.red.id} against ${doctrines.blue.id})` : id;
};

const underOf = ({ scenario, variant }: Pick<PlacedGame, 'scenario' | 'variant'>, work: LocalWorkload): string =>
  `${placeOf(scenario, work)} under ${work.specs[variant]}`;

/** `in a game of duel under classic, pair 7, red in seat 1; to see how it comes to it: sandtable replay ...`. */
function gameOf(game: PlacedGame, work: LocalWorkload): string {
  const { scenario, variant, pair, seat } = game;
  const battle = work.battles[scenario] as Battle;
  const { red, blue } = battle.doctrines;
  const command = commandLine('replay', [scenarioName(battle)], {
    v: work.specs[variant],
    doctrine: `red=${red.id},blue=${blue.id}`,
    seed: work.seed,
    pair,
    seat,
  });
  return `in a game of ${underOf(game, work)}, pair ${pair}, red in seat ${seat}; to see how it comes to it: ${command}`;
}
