import { writeFileSync } from 'node:fs';
import { stringify, YAMLSeq } from 'yaml';
import { compileMatch, keywordsOf, type Selection } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn, scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { carrying, nameOf, openExample, type Pair, pairsOf, SWITCHINGS, switchedFour } from './pairs.ts';
import { fileOf, notShownYet, type Shown, type Situation, shownOf, situationsOf } from './record.ts';

/** Examples of each of the two rules that are tried, and seeds of dice for each. */
const EXAMPLES = 5;
const SEEDS = 16;

type Play = ReturnType<typeof openExample> | undefined;

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

/** Seeds with which the first rule acts. */
function seedsFor(both: Play, without: Play): number[] {
  const seeds: number[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const ends = both?.(seed) ?? null;
    const other = without?.(seed) ?? null;
    if (ends === null || other === null) return [];
    if (ends !== other) seeds.push(seed);
  }
  return seeds;
}

/** The first situation in which both rules act: with both on, switching either changes how it ends. */
async function find(
  edition: string,
  { rules, seams }: Pair,
  situations: readonly Situation[],
  words: readonly string[],
): Promise<Shown | null> {
  const four = await switchedFour(edition, rules);
  const likely = rules.flatMap((rule) => situations.filter((it) => it.example.rule === rule).slice(0, EXAMPLES));
  for (const carries of words.length === 0 ? [[]] : [[], words]) {
    for (const { name, example, file } of likely) {
      const played = carrying(example, carries);
      const [both, first] = four.slice(0, 2).map((it) => openExample(played, file, it));
      const promising = seedsFor(both, first);
      if (promising.length === 0) continue;
      const [second, neither] = four.slice(2).map((it) => openExample(played, file, it));
      for (const seed of promising) {
        const ends = [both, first, second, neither].map((play) => play?.(seed) ?? null);
        if (ends.includes(null) || ends[0] === ends[2]) continue;
        const outcomes = Object.fromEntries(SWITCHINGS.map((it, k) => [it, ends[k]])) as Pick<Shown, (typeof SWITCHINGS)[number]>;
        return { pair: rules, seams, example: name, ...(carries.length > 0 && { carries }), seed, ...outcomes };
      }
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

/** Editions, and how many of the busiest pairs without a situation are looked at: `find.ts classic 60`. */
const wanted = process.argv.slice(2).filter((it) => builtIn.includes(it));
const most = Number(process.argv.slice(2).find((it) => !builtIn.includes(it)) ?? Number.POSITIVE_INFINITY);
for (const edition of builtIn) {
  if (wanted.length > 0 && !wanted.includes(edition)) continue;
  const selection = await loadSelection(edition);
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
    const words = pair.rules.flatMap((id) => keywordsOf(byId.get(id) as never).slice(0, 1));
    let found = known.get(nameOf(pair.rules)) ?? null;
    if (found === null && looked++ < most) found = await find(edition, pair, likely, words);
    if (found === null) missing[pair.rules[0]] = [...(missing[pair.rules[0]] ?? []), pair.rules[1]].sort();
    else shown.push(found);
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
