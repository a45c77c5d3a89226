import type { Naming } from '../analysis/naming.ts';
import { commandLine } from '../campaign/command-line.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { DRAW, RED, redHalfPoints } from '../campaign/result.ts';
import { scenarioName } from '../scenario/scenario-name.ts';
import type { Battle } from '../scenario/types.ts';
import { type Baseline, changedPairs, pairsOf } from './baseline.ts';
import { type Contract, matchupText } from './contract.ts';
import type { Switched } from './contract-rulesets.ts';
import type { Judged } from './judge.ts';

/** An engagement worth a look, and the command that shows it. */
export interface Look {
  readonly why: string;
  readonly command: string;
  readonly scenario: string;
  readonly doctrines: { readonly red: string; readonly blue: string };
  readonly pair: number;
  readonly seat: 0 | 1;
  /** Rulesets by specification: one to replay, two to compare. */
  readonly variants: readonly string[];
  /** Its page, relative to the folder of the check, once it is written. */
  readonly file?: string;
}

export interface LookInput {
  readonly names: Pick<Naming, 'army' | 'rule'>;
  readonly contract: Contract;
  readonly campaign: Campaign;
  readonly baseline: Baseline | null;
  readonly switched: readonly Switched[];
  /** In the order of the claims. */
  readonly judged: readonly Judged[];
}

/** Number of engagements to name. */
const LOOKS = 3;

/** One engagement, with how far it moved or how lopsided it was. */
interface Candidate {
  readonly matchup: number;
  readonly pair: number;
  readonly seat: number;
  readonly size: number;
  readonly why: string;
  /** Rulesets: one to replay, two to compare. */
  readonly specs: readonly string[];
}

/**
 * The engagements most worth a look: if promises are broken, those that broke them most, in turn; else those that moved most since the
 * baseline; without one, the most lopsided.
 */
export function worthALook(input: LookInput): Look[] {
  const broken = input.judged.filter((it) => it.verdict === 'broken').map((it) => behind(it, input));
  const fallback = [sinceBaseline(input, null), lopsided(input, null, null)];
  const chosen = [...inTurns(broken), ...(fallback.find((it) => it.length > 0 && broken.every((b) => b.length === 0)) ?? [])];
  const unique = new Map(chosen.map((it) => [commandOf(it, input), it]));
  return [...unique].slice(0, LOOKS).map(([command, { matchup, why, pair, seat, specs }]) => {
    const { id, doctrines } = input.contract.matchups[matchup] as Battle;
    return {
      why: `${matchupText(input.contract, matchup)}: ${why}`,
      command,
      scenario: id,
      doctrines: { red: doctrines.red.id, blue: doctrines.blue.id },
      pair,
      seat: seat === 1 ? 1 : 0,
      variants: specs,
    };
  });
}

/** The first of each list, then the second of each, and so on. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: LOOKS }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();

function behind(judged: Judged, input: LookInput): Candidate[] {
  const where = judged.doctrine === undefined ? judged.scenario : `${judged.scenario} (${judged.doctrine})`;
  const claim = input.contract.claims.find((it) => it.line === judged.line && matchupText(input.contract, it.matchup) === where);
  if (claim === undefined) return [];
  if ('unchanged' in claim.body) return sinceBaseline(input, claim.matchup);
  if ('rule' in claim.body) return moved(input, claim.matchup, claim.body.rule);
  const side =
    'score' in claim.body || 'vp-margin' in claim.body
      ? Math.sign(judged.found.estimate - ((judged.from ?? 0) + (judged.to ?? 0)) / 2)
      : null;
  return lopsided(input, claim.matchup, side);
}

const byRow = (columns: EngagementColumns): number[] => Array.from({ length: columns.rows }, (_, row) => row);
const margin = (columns: EngagementColumns, row: number): number => (columns.redVp[row] as number) - (columns.blueVp[row] as number);
/** Says how a game of a matchup went: `Raiders (blue) won, 9 to 1 VP`, the winner's points first. */
function resultsOf({ contract, names }: LookInput, matchup: number): (columns: EngagementColumns, row: number) => string {
  const { id } = contract.matchups[matchup] as Battle;
  return (columns, row) => {
    const [red, blue] = [columns.redVp[row], columns.blueVp[row]];
    if (columns.winner[row] === DRAW) return `a draw, ${red} to ${blue} VP`;
    return columns.winner[row] === RED
      ? `${names.army('red', id)} won, ${red} to ${blue} VP`
      : `${names.army('blue', id)} won, ${blue} to ${red} VP`;
  };
}

/** A changed result counts for more than any change of victory points. */
const RESULT_WEIGHT = 1000;

const largest = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.size - a.size || a.matchup - b.matchup || a.pair - b.pair || a.seat - b.seat).slice(0, LOOKS);

/** Pairs that went differently from the baseline, which stores pairs: the first engagement that differs is shown. */
function sinceBaseline(input: LookInput, only: number | null): Candidate[] {
  const { campaign, baseline, contract, names } = input;
  const spec = campaign.variants[0]?.spec ?? '';
  return largest(
    (baseline?.matchups ?? []).flatMap((before, matchup) => {
      if (only !== null && only !== matchup) return [];
      const columns = campaign.columns[matchup]?.[0] as EngagementColumns;
      const now = pairsOf(columns);
      const [result, red] = [resultsOf(input, matchup), names.army('red', contract.matchups[matchup]?.id ?? '')];
      return changedPairs(now, before).map((pair): Candidate => {
        const points = (now.scores[pair] as number) - (before.scores[pair] as number);
        const vp = (now.margins[pair] as number) - (before.margins[pair] as number);
        const seat = now.digests[2 * pair] === before.digests[2 * pair] ? 1 : 0;
        const why = `${red} won ${(before.scores[pair] as number) * 2} of the 2 games of pair ${pair} in the baseline, ${(now.scores[pair] as number) * 2} now; in this one ${result(columns, 2 * pair + seat)}`;
        const specs = baseline?.spec === spec || baseline === null ? [spec] : [baseline.spec, spec];
        return { matchup, pair, seat, size: Math.abs(points) * RESULT_WEIGHT + Math.abs(vp), why, specs };
      });
    }),
  );
}

/** Engagements that a rule moved most. */
function moved(input: LookInput, matchup: number, rule: string): Candidate[] {
  const { campaign, switched, names } = input;
  const result = resultsOf(input, matchup);
  const at = switched.findIndex((it) => it.rule === rule);
  const [a, b] = [campaign.columns[matchup]?.[0], campaign.columns[matchup]?.[1 + at]] as [EngagementColumns, EngagementColumns];
  const specs = [campaign.variants[0]?.spec ?? '', campaign.variants[1 + at]?.spec ?? ''];
  const [first, second] = switched[at]?.on === true ? ['with', 'without'] : ['without', 'with'];
  return largest(
    byRow(a)
      .slice(0, b.rows)
      .map((row) => {
        const points = redHalfPoints(a.winner[row] as number) - redHalfPoints(b.winner[row] as number);
        const size = Math.abs(points) * RESULT_WEIGHT + Math.abs(margin(a, row) - margin(b, row));
        const why = `pair ${row >> 1}, ${first} ${names.rule(rule)}: ${result(a, row)}; ${second} it: ${result(b, row)}`;
        return { matchup, pair: row >> 1, seat: row & 1, size, why, specs };
      })
      .filter((it) => it.size > 0),
  );
}

/** Engagements with the widest margin: towards red (1), towards blue (-1), or either way (null). */
function lopsided(input: LookInput, only: number | null, side: number | null): Candidate[] {
  const { campaign } = input;
  const spec = campaign.variants[0]?.spec ?? '';
  return largest(
    campaign.columns.flatMap((row, matchup) => {
      const columns = row[0] as EngagementColumns;
      if (only !== null && only !== matchup) return [];
      const result = resultsOf(input, matchup);
      return byRow(columns).map((at): Candidate => {
        const size = side === null ? Math.abs(margin(columns, at)) : side * margin(columns, at);
        return { matchup, pair: at >> 1, seat: at & 1, size, why: `pair ${at >> 1}: ${result(columns, at)}`, specs: [spec] };
      });
    }),
  );
}

function commandOf({ matchup, pair, seat, specs }: Candidate, { contract }: LookInput): string {
  const battle = contract.matchups[matchup] as Battle;
  const { red, blue } = battle.doctrines;
  const chosen = [contract.file.doctrines, ...contract.file.promises.map((it) => it.doctrines ?? {})].some(
    (it) => Object.keys(it).length > 0,
  );
  return commandLine(specs.length > 1 ? 'diff' : 'replay', [scenarioName(battle)], {
    v: specs,
    doctrine: chosen ? `red=${red.id},blue=${blue.id}` : undefined,
    seed: contract.file.seed,
    pair,
    seat,
  });
}
