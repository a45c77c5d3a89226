import { existsSync } from 'node:fs';
import { compose } from '../compile/compose.ts';
import { compileMatch } from '../compile/match.ts';
import { parseSpec, printSpec } from '../compile/spec.ts';
import { builtIns } from '../load/resolve.ts';
import { loadSelection } from '../load/selection.ts';
import { loadVariant } from '../load/variant.ts';
import { isVariant } from '../rules/index.ts';
import type { Battle } from '../scenario/types.ts';
import { soak } from '../testing/battery.ts';
import { runExampleFile } from '../testing/example.ts';
import { builtInParts } from './built-in-parts.ts';
import { checkElsewhere, type PlayedHere } from './elsewhere-checks.ts';
import { exampleFiles } from './example-files.ts';
import { checkOdds } from './odds-checks.ts';
import { checkSharing } from './sharing-checks.ts';
import { exampleFolders } from './variant-folders.ts';

/** Pairs that a check plays per scenario. */
const PAIRS = 4;
const SEED = 'validate';
/** Scenarios on which each rule is switched off by itself. */
const MOST_SHARED = 2;

/** What a check of a variant or rule pack found. */
export interface VariantFindings {
  readonly problems: readonly string[];
  /** What is allowed and probably not meant. */
  readonly warnings: readonly string[];
  /** How many worked examples were run. */
  readonly examples: number;
}

/**
 * Checks an external variant or rule pack: it is loaded, composed with each switch flipped, played twice on scenarios that it has profiles
 * for, and once more in another thread, also with each of its rules off, its worked examples are run, and odds of small attacks are compared with play.
 */
export async function checkVariant(path: string, battles: readonly Battle[]): Promise<VariantFindings> {
  const found = await loadVariant(path);
  const [spec] = isVariant(found) ? [path] : await hostsOf(found.family, path);
  if (spec === undefined) {
    const problem = `${path}: no built-in edition is of the family "${isVariant(found) ? '' : found.family}", so the pack cannot be checked`;
    return { problems: [problem], warnings: [], examples: 0 };
  }
  const examples = await runExamples(path, spec);
  const usual = await builtInParts(isVariant(found) ? found.edition.family : found.family);
  const ids = found.rules.map((it) => it.id).filter((id) => !usual.rules.has(id));
  return {
    problems: [...(await checkSwitches(spec)), ...(await checkPlay(spec, battles, ids)), ...examples.problems, ...(await checkOdds(spec))],
    warnings: found.rules.flatMap((rule) => withoutDefault(path, rule)),
    examples: examples.run,
  };
}

/** Code without types can leave it out, and then the rule does nothing until somebody switches it on. */
const withoutDefault = (path: string, { id, default: usual }: { readonly id: string; readonly default: unknown }): string[] =>
  usual === 'on' || usual === 'off'
    ? []
    : [`${path}: ${id} has no default, so it is off until a ruleset says +${id}; write default: 'on' or default: 'off'`];

/** The worked examples in its folder, or in the file that is called like it. */
async function runExamples(path: string, spec: string): Promise<{ readonly problems: string[]; readonly run: number }> {
  const places = [...exampleFolders(path), path.replace(/\.[cm]?js$/, '.yaml')].filter((it) => it !== path && existsSync(it));
  const files = places.length === 0 ? [] : exampleFiles(places, spec);
  const results = (await Promise.all(files.map((it) => runExampleFile(it.path, it.spec)))).flat();
  const problems = results.flatMap(({ file, line, rule, title, problems: found }) =>
    found.map((it) => `${file}:${line}: ${rule} ${title}: ${it}`),
  );
  return { problems, run: results.length };
}

async function hostsOf(family: string, pack: string): Promise<string[]> {
  const hosts: string[] = [];
  for (const id of Object.keys(builtIns())) {
    const variant = await loadVariant(id);
    if (isVariant(variant) && variant.edition.family === family) hosts.push(`${id}+${pack}`);
  }
  return hosts.slice(0, 1);
}

async function checkSwitches(spec: string): Promise<string[]> {
  const problems: string[] = [];
  const selection = await loadSelection(spec);
  const parsed = parseSpec(spec);
  // What is wrong with the rules as they are is wrong with nearly every switch.
  compose(selection, { present: null, counting: false });
  for (const { rule, on } of selection.rules) {
    const flipped = printSpec({ ...parsed, switches: [...parsed.switches, { kind: on ? 'off' : 'on', id: rule.id }] });
    try {
      compose(await loadSelection(flipped), { present: null, counting: false });
    } catch (error) {
      problems.push(`${flipped}: ${messageOf(error)}`);
    }
  }
  return problems;
}

/** @param ids rules of its own */
async function checkPlay(spec: string, battles: readonly Battle[], ids: readonly string[]): Promise<string[]> {
  const selection = await loadSelection(spec);
  const problems: string[] = [];
  let played = 0;
  const same: PlayedHere[] = [];
  for (const battle of battles) {
    try {
      compileMatch(selection, battle);
    } catch (error) {
      // A scenario with units that the edition has no profile for cannot test the edition.
      if (error instanceof Error && error.name === 'InputError') continue;
      throw error;
    }
    const first = soak(selection, battle, PAIRS, SEED);
    problems.push(...first.problems.map((it) => `${spec}: ${battle.id}: ${it}`));
    if (first.problems.length === 0) {
      if (soak(selection, battle, PAIRS, SEED).checksum === first.checksum) same.push({ battle, digests: first.digests });
      else problems.push(`${spec}: ${battle.id} had a different result when played again from the same seed`);
    }
    // What throws or breaks a law is told once.
    if (first.problems.length === 0 && played < MOST_SHARED) problems.push(...(await checkSharing(selection, battle, ids)));
    played += 1;
  }
  if (played === 0)
    problems.push(`${spec}: none of the scenarios has units that it knows, so it could not be checked; name one of yours as well`);
  problems.push(...(await checkElsewhere(selection, same, SEED)));
  return problems;
}

const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
