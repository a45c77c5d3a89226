import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pairHalfPoints, pairMeans } from '../analysis/pair-values.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import { shownPath } from '../load/disk.ts';
import { item } from '../rules/item.ts';
import { writeAtomic } from '../runner/files.ts';
import { checkWith } from '../scenario/check.ts';
import { InputError, type InputIssue } from '../scenario/input-error.ts';
import { type BaselineFile, baselineFile } from '../scenario/schema/baseline.ts';
import { readYaml } from '../scenario/yaml-file.ts';
import type { Contract } from './contract.ts';
import type { Provenance, RuleState } from './provenance.ts';

/** What the baseline stores about the pairs of one matchup. */
export interface PairsOfBaseline {
  /** Score of red in each pair, 0 to 1. */
  readonly scores: Float64Array;
  /** Red's margin in victory points in each pair, the mean of its engagements. */
  readonly margins: Float64Array;
  /** First 16 bits of the digest of each engagement. */
  readonly digests: Uint16Array;
}

/** The results of a contract's campaign when it was last accepted. */
export interface Baseline extends Provenance {
  readonly contract: string;
  readonly seed: string;
  readonly spec: string;
  readonly pairs: number;
  /** In the order of the contract's matchups. */
  readonly matchups: readonly (PairsOfBaseline & { readonly scenario: string; readonly red: string; readonly blue: string })[];
}

/** `x.balance.yaml` has its baseline in `x.baseline.json` next to it. */
export const baselinePath = (contract: string): string => contract.replace(/(\.balance)?\.ya?ml$/, '.baseline.json');

const MEND = 'restore it from version control, or make a new one with `check --accept`';

/**
 * Reads a baseline; null if there is none.
 * @throws InputError for one that is damaged, or of a newer format, with the remedy
 */
export function readBaseline(path: string): Baseline | null {
  if (!existsSync(path)) return null;
  const issues: InputIssue[] = [];
  // JSON is YAML too, and this reader knows the line of everything.
  const yaml = readYaml(shownPath(path), readFileSync(path, 'utf8'));
  const file = checkWith(baselineFile, yaml, issues);
  const fail = (found: readonly InputIssue[]): never => {
    throw new InputError(
      found.map((it) => ({ ...it, message: it.path === 'format' ? it.message : `${it.message}; the baseline is damaged: ${MEND}` })),
    );
  };
  if (file === null) return fail(issues);
  const whole = { file: yaml.path, line: 0, column: 0, path: '' };
  if (checksumOf(file) !== file.checksum) return fail([{ ...whole, message: 'the checksum does not match the content' }]);
  const { format: _, checksum: __, matchups, rules, ...rest } = file;
  return {
    ...rest,
    rules: mapped(rules, (it): RuleState => (typeof it === 'string' ? { code: it } : it)),
    matchups: matchups.map(({ scenario, red, blue, ...packed }) => {
      const pairs = unpack(packed);
      const lengths = [pairs.scores.length, pairs.margins.length, pairs.digests.length / 2];
      if (lengths.some((it) => it !== file.pairs)) {
        fail([{ ...whole, message: `found ${lengths.join(', ')} pairs of ${scenario}, expected ${file.pairs}` }]);
      }
      return { scenario, red, blue, ...pairs };
    }),
  };
}

/** Why a baseline cannot be compared pair by pair with what a contract plays; null if it can. */
export function mismatch(baseline: Baseline, { file, matchups }: Contract): string | null {
  if (baseline.seed !== file.seed) return `was made with the seed "${baseline.seed}", the contract has "${file.seed}"`;
  if (baseline.diceVersion !== DICE_VERSION)
    return `was made with version ${baseline.diceVersion} of the dice, these are version ${DICE_VERSION}`;
  const told = (list: readonly { scenario: string; red: string; blue: string }[]): string =>
    list.map((it) => `${it.scenario} (${it.red} against ${it.blue})`).join(', ');
  const now = told(matchups.map(({ id, doctrines }) => ({ scenario: id, red: doctrines.red.id, blue: doctrines.blue.id })));
  const before = told(baseline.matchups);
  if (now !== before) return `covers ${before}, the contract plays ${now}`;
  return baseline.pairs < file.pairs ? `holds ${baseline.pairs} pairs, the contract may play ${file.pairs}` : null;
}

/**
 * The baseline of a contract; null if there is none and none is needed.
 * @throws InputError when something is promised against a baseline that is missing, damaged, or has other pairs
 */
export function usableBaseline(path: string, contract: Contract): Baseline | null {
  const store = baselinePath(path);
  const baseline = readBaseline(store);
  const line = contract.claims.find(({ body }) => 'unchanged' in body)?.line;
  if (line === undefined) return baseline;
  const fail = (message: string): never => {
    throw new InputError([{ file: contract.path, line, column: 1, path: 'unchanged', message }]);
  };
  if (baseline === null) return fail(`there is no baseline (${shownPath(store)}); make one with --accept`);
  const why = mismatch(baseline, contract);
  return why === null ? baseline : fail(`the baseline ${shownPath(store)} ${why}; look at what changed and make a new one with --accept`);
}

/** Writes a baseline; only `check --accept` does. */
export async function writeBaseline(path: string, baseline: Baseline): Promise<void> {
  const { contract, sandtable, diceVersion, seed, spec, rules, code, data, values, pairs, matchups } = baseline;
  const content: Omit<BaselineFile, 'checksum'> = {
    format: 1,
    contract,
    sandtable,
    diceVersion,
    seed,
    spec,
    rules: mapped(rules, (it) => (it.code !== undefined && it.values === undefined ? it.code : it)),
    code,
    data,
    ...(values !== undefined && { values }),
    pairs,
    matchups: matchups.map(({ scenario, red, blue, ...it }) => ({ scenario, red, blue, ...pack(it) })),
  };
  const text = JSON.stringify({ ...content, checksum: checksumOf(content) }, null, 1);
  // The values of one thing on one line, as in its file.
  await writeAtomic(
    path,
    `${text.replace(/\{\n {4}([^{}[\]]*)\n {3}\}/g, (_, fields: string) => `{ ${fields.replace(/\n +/g, ' ')} }`)}\n`,
  );
}

/** The baseline that a campaign makes; its first variant is the contract's ruleset. */
export function baselineOf({ file }: Contract, campaign: Campaign, provenance: Provenance): Baseline {
  return {
    ...provenance,
    contract: file.id,
    seed: file.seed,
    spec: campaign.variants[0]?.spec ?? '',
    pairs: campaign.pairs,
    matchups: campaign.scenarios.map(({ id, doctrines }, s) => ({
      scenario: id,
      ...doctrines,
      ...pairsOf(campaign.columns[s]?.[0] as EngagementColumns),
    })),
  };
}

/** What a baseline stores about engagements. */
export function pairsOf(columns: EngagementColumns): PairsOfBaseline {
  return {
    scores: Float64Array.from(pairHalfPoints(columns), (points) => points / 4),
    margins: pairMeans(columns, (row) => item(columns.redVp, row) - item(columns.blueVp, row)),
    digests: Uint16Array.from(columns.digestHi, (half) => half >>> 16),
  };
}

/** The pairs that went differently, of those that both have. */
export function changedPairs(now: PairsOfBaseline, before: PairsOfBaseline): number[] {
  const pairs = Math.min(now.scores.length, before.scores.length);
  const same = (pair: number): boolean =>
    now.digests[2 * pair] === before.digests[2 * pair] &&
    now.digests[2 * pair + 1] === before.digests[2 * pair + 1] &&
    now.scores[pair] === before.scores[pair] &&
    now.margins[pair] === before.margins[pair];
  return Array.from({ length: pairs }, (_, pair) => pair).filter((pair) => !same(pair));
}

function pack({ scores, margins, digests }: PairsOfBaseline): Pick<BaselineFile['matchups'][number], 'scores' | 'margins' | 'digests'> {
  const words = (values: ArrayLike<number>, write: 'writeInt16LE' | 'writeUInt16LE', scale: number): string => {
    const bytes = Buffer.alloc(values.length * 2);
    for (let i = 0; i < values.length; i++) bytes[write]((values[i] as number) * scale, i * 2);
    return bytes.toString('base64');
  };
  return {
    scores: Array.from(scores, (score) => score * 4).join(''),
    margins: words(margins, 'writeInt16LE', 2),
    digests: words(digests, 'writeUInt16LE', 1),
  };
}

function unpack({ scores, margins, digests }: ReturnType<typeof pack>): PairsOfBaseline {
  const words = (text: string, read: 'readInt16LE' | 'readUInt16LE'): number[] => {
    const bytes = Buffer.from(text, 'base64');
    return Array.from({ length: bytes.length >> 1 }, (_, i) => bytes[read](i * 2));
  };
  return {
    scores: Float64Array.from(scores, (digit) => Number(digit) / 4),
    margins: Float64Array.from(words(margins, 'readInt16LE'), (sum) => sum / 2),
    digests: Uint16Array.from(words(digests, 'readUInt16LE')),
  };
}

const mapped = <A, B>(table: { readonly [key: string]: A }, change: (value: A) => B): { [key: string]: B } =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));

/** Detects damage to the packed results, which would otherwise go unnoticed. */
function checksumOf({ checksum: _, ...content }: Omit<BaselineFile, 'checksum'> & { readonly checksum?: string }): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
    .slice(0, 8);
}

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, it]) => [key, sorted(it)]),
  );
};
