import { writeFileSync } from 'node:fs';
import { stringify, YAMLSeq } from 'yaml';
import { compileMatch, keywordsOf, parseSpec, printSpec, type Selection } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn, scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { AS_WRITTEN, nameOf, openExample, type Pair, pairsOf, type Staging, SWITCHINGS, staged } from './pairs.ts';
import { bothAct, fileOf, notShownYet, type Shown, type Situation, shownOf, situationsOf, stagingOf } from './record.ts';

/** Examples of each of the two rules that are tried, and seeds of dice for each. */
const EXAMPLES = 12;
const SEEDS = 8;

type Play = ReturnType<typeof openExample>;

/** Calls of each rule in one engagement of each bundled scenario. */
function trafficOf(selection: Selection): Map<string, number>[] {
  return scenarios.map((id) => {
    const { match, composed, counters } = compileMatch(selection, loadScenario(id), { counting: true });
    openPlayer(match).play(rootKey('pairs'), 0, 0);
    return new Map(counters.map((rule, k) => [rule, composed.calls[k] as number]));
  });
}

const busy = (traffic: readonly Map<string, number>[], { rules: [one, two] }: Pair): number =>
  traffic.reduce((sum, calls) => sum + Math.min(calls.get(one) ?? 0, calls.get(two) ?? 0), 0);

/** How examples end under an edition with rules switched off. What was played is kept: a rule stands in many pairs. */
class Stages {
  readonly #edition: string;
  readonly #rulesets = new Map<string, Promise<Selection>>();
  readonly #ends = new Map<string, readonly (string | null)[]>();

  constructor(edition: string) {
    this.#edition = edition;
  }

  without(ids: readonly string[]): Promise<Selection> {
    const key = ids.join(' ');
    let ruleset = this.#rulesets.get(key);
    if (ruleset === undefined) {
      const switches = ids.map((id) => ({ kind: 'off', id }) as const);
      ruleset = loadSelection(printSpec({ ...parseSpec(this.#edition), switches }));
      if (ids.length < 2) this.#rulesets.set(key, ruleset);
    }
    return ruleset;
  }

  async ends({ name, example, file }: Situation, staging: Staging, off: readonly string[]): Promise<readonly (string | null)[]> {
    const key = [name, staging.carries.join(' '), staging.flags.join(' '), staging.goesOn, ...off].join('|');
    const known = this.#ends.get(key);
    if (known !== undefined) return known;
    const ruleset = await this.without(off);
    const play: Play = openExample(staged(example, ruleset, staging), file, ruleset);
    const ends = Array.from({ length: SEEDS }, (_, seed) => play?.(seed) ?? null);
    if (off.length < 2) this.#ends.set(key, ends);
    return ends;
  }
}

/**
 * Ways to stage the examples of two rules: as written first, then with the words that bring the rules in, as keywords and as flags of
 * vehicles, and last with two more turns.
 */
function stagings(words: readonly string[]): Staging[] {
  const one: Staging[] = [AS_WRITTEN];
  for (const word of words) one.push({ ...AS_WRITTEN, carries: [word] });
  if (words.length > 1) one.push({ ...AS_WRITTEN, carries: words });
  for (const word of words) one.push({ ...AS_WRITTEN, flags: [word] });
  return [...one, ...one.map((it) => ({ ...it, goesOn: true }))];
}

type Ends = readonly (string | null)[];

/** A situation as it ends with both rules on, without the first, without the second, and without either. */
function recordOf(
  { rules, seams }: Pair,
  { name }: Situation,
  { carries, flags, goesOn }: Staging,
  seed: number,
  ends: readonly Ends[],
): Shown {
  const outcomes = Object.fromEntries(SWITCHINGS.map((it, k) => [it, ends[k]?.[seed]])) as Pick<Shown, (typeof SWITCHINGS)[number]>;
  return {
    pair: rules,
    seams,
    example: name,
    ...(carries.length > 0 && { carries }),
    ...(flags.length > 0 && { flags }),
    ...(goesOn && { 'goes-on': true as const }),
    seed,
    ...outcomes,
  };
}

/** The first situation in which both rules act: with both on, switching either changes how it ends. */
async function find(stages: Stages, pair: Pair, situations: readonly Situation[], words: readonly string[]): Promise<Shown | null> {
  const [one, two] = pair.rules;
  const likely = pair.rules.flatMap((rule) => situations.filter((it) => it.example.rule === rule).slice(0, EXAMPLES));
  for (const staging of stagings(words)) {
    for (const situation of likely) {
      const both = await stages.ends(situation, staging, []);
      if (both.every((it) => it === null)) continue;
      const own = situation.example.rule;
      // Most rules act in their own examples, so the other is asked first.
      const other = own === one ? two : one;
      const withoutOther = await stages.ends(situation, staging, [other]);
      const acts = (ends: Ends, seed: number): boolean => ends[seed] !== null && ends[seed] !== both[seed];
      if (!both.some((end, seed) => end !== null && acts(withoutOther, seed))) continue;
      const withoutOwn = await stages.ends(situation, staging, [own]);
      const seed = both.findIndex((end, k) => end !== null && acts(withoutOther, k) && acts(withoutOwn, k));
      if (seed < 0) continue;
      const neither = await stages.ends(situation, staging, pair.rules);
      if (typeof neither[seed] !== 'string') continue;
      const [withoutOne, withoutTwo] = own === one ? [withoutOwn, withoutOther] : [withoutOther, withoutOwn];
      return recordOf(pair, situation, staging, seed, [both, withoutOne, withoutTwo, neither]);
    }
  }
  return null;
}

/** The first situation in which one rule prevails: each acts while the other is off, and with both on only one does. */
async function findPrevailing(
  stages: Stages,
  pair: Pair,
  situations: readonly Situation[],
  words: readonly string[],
): Promise<Shown | null> {
  const [one, two] = pair.rules;
  const likely = pair.rules.flatMap((rule) => situations.filter((it) => it.example.rule === rule).slice(0, EXAMPLES));
  for (const staging of stagings(words)) {
    for (const situation of likely) {
      const both = await stages.ends(situation, staging, []);
      if (both.every((it) => it === null)) continue;
      const withoutOne = await stages.ends(situation, staging, [one]);
      const withoutTwo = await stages.ends(situation, staging, [two]);
      if (both.every((it, k) => it === withoutOne[k] && it === withoutTwo[k])) continue;
      const neither = await stages.ends(situation, staging, pair.rules);
      const ends = [both, withoutOne, withoutTwo, neither];
      const seed = both.findIndex((_, k) => {
        const four = ends.map((it) => it[k] ?? null);
        return (
          four.every((it) => it !== null) && (four[0] !== four[1] || four[0] !== four[2]) && four[1] !== four[3] && four[2] !== four[3]
        );
      });
      if (seed >= 0) return recordOf(pair, situation, staging, seed, ends);
    }
  }
  return null;
}

const LISTED = '# Pairs of rules, the first and those after it, that no situation is known to show together. Lines may only be removed.\n';

/** Lists of IDs and keywords on one line. */
const inLines = (shown: object): object =>
  Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, Array.isArray(value) ? inLine(value) : value]));

function inLine(list: readonly string[]): YAMLSeq {
  const line = new YAMLSeq();
  line.flow = true;
  line.items = [...list];
  return line;
}

/** The record as its situation ends now; null if it is gone, or one of the rules no longer acts in it. */
async function renewed(stages: Stages, shown: Shown, situations: ReadonlyMap<string, Situation>): Promise<Shown | null> {
  const situation = situations.get(shown.example);
  if (situation === undefined) return null;
  const [one, two] = shown.pair;
  const ends: (string | null)[] = [];
  for (const off of [[], [one], [two], [one, two]]) {
    const ruleset = await stages.without(off);
    const play = openExample(staged(situation.example, ruleset, stagingOf(shown)), situation.file, ruleset);
    ends.push(play?.(shown.seed) ?? null);
  }
  const [both, first, second, neither] = ends;
  if (both == null || first == null || second == null || neither == null) return null;
  const again = { ...shown, both, 'without-first': first, 'without-second': second, neither };
  return bothAct(again) ? again : null;
}

/**
 * Editions, how many of the busiest pairs without a situation are looked at, and how many of them are passed over: `find.ts classic 60 120`.
 * IDs of rules limit it to their pairs: `find.ts waffle WAF-ASSAULT-18`.
 * With `renew` all records are made anew: what ends otherwise by design is then read in the difference.
 */
const args = process.argv.slice(2);
const renew = args.includes('renew');
const wanted = args.filter((it) => builtIn.includes(it));
const ids = args.filter((it) => /^[A-Z]+-[A-Z]+-\d+$/.test(it));
const [most = Number.POSITIVE_INFINITY, passed = 0] = args.filter((it) => /^\d+$/.test(it)).map(Number);
for (const edition of builtIn) {
  if (wanted.length > 0 && !wanted.includes(edition)) continue;
  const selection = await loadSelection(edition);
  const stages = new Stages(edition);
  const situations = situationsOf(new Set(selection.rules.map(({ rule }) => rule.id)));
  const likely = [...situations.values()];
  const traffic = trafficOf(selection);
  const byId = new Map(selection.rules.map(({ rule }) => [rule.id, rule]));
  const known = new Map(shownOf(edition).map((it) => [nameOf(it.pair), it]));
  const pairs = pairsOf(selection).sort((one, two) => busy(traffic, two) - busy(traffic, one));
  let looked = 0;
  const shown: Shown[] = [];
  const missing: Record<string, string[]> = {};
  for (const pair of pairs) {
    const words = [...new Set(pair.rules.flatMap((id) => keywordsOf(byId.get(id) as never).slice(0, 1)))];
    let found = known.get(nameOf(pair.rules)) ?? null;
    if (found !== null && renew) found = await renewed(stages, found, situations);
    if (found === null && (ids.length === 0 || pair.rules.some((id) => ids.includes(id)))) {
      const turn = looked++;
      if (turn >= passed && turn < passed + most)
        found = (await find(stages, pair, likely, words)) ?? (await findPrevailing(stages, pair, likely, words));
    }
    if (found === null) missing[pair.rules[0]] = [...(missing[pair.rules[0]] ?? []), pair.rules[1]].sort();
    else shown.push({ ...found, seams: pair.seams });
  }
  const sorted = Object.entries(missing).sort(([one], [two]) => one.localeCompare(two));
  const notYet = { ...notShownYet(), [edition]: Object.fromEntries(sorted) };
  const lists = Object.entries(notYet).map(([id, list]) => [id, inLines(list)]);
  writeFileSync(fileOf('not-shown-yet'), LISTED + stringify(Object.fromEntries(lists), { lineWidth: 0, flowCollectionPadding: true }));
  const head =
    '# How two rules that change the same procedures end together and apart: those with most calls in bundled scenarios first.\n';
  writeFileSync(fileOf(edition), head + stringify(shown.map(inLines), { lineWidth: 0, flowCollectionPadding: true }));
  process.stdout.write(`${edition}: ${pairs.length} pairs, ${shown.length} shown\n`);
}
