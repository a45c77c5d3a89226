import { areaTitle } from '../catalogue/areas.ts';
import { countCases, type ExampleSource } from '../catalogue/cases.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { PLAYED } from '../catalogue/facts.ts';
import { ruleCard } from '../catalogue/html/rule-card.ts';
import { type RuleLine, ruleList } from '../catalogue/rule-list.ts';
import { toTry } from '../catalogue/to-try.ts';
import { entriesOf, type Selection } from '../compile/select.ts';
import { formatsFor } from '../editions/formats.ts';
import { selectionOf } from '../editions/selection.ts';
import { bundledEditions, bundledFiles } from './bundled.ts';
import { bundledExamples } from './bundled-examples.ts';
import type { Calls, CatalogueLine, RuleShown } from './calls.ts';
import firstQuestion from './first-question.json';
import { NOTHING } from './own-files.ts';
import { textsOf } from './told-texts.ts';
import triedIn from './tried-in.json';

/** Everything in the ledger of an edition, its rules and what cannot be switched, without those of the edition that it is built on. */
export async function catalogueLines(edition: string): Promise<Calls['catalogue']['gives']> {
  const { selection, lines } = await linesOf(edition);
  const told = await textsOf(selection.variant);
  const texts = new Map(entriesOf(selection.variant).map((it) => [it.id, told.ofRule(it)]));
  return { title: selection.variant.title, rules: lines.map((it) => lineOf({ ...it, source: told.sourceOf(it) }, texts.get(it.id) ?? '')) };
}

/** The editions, and the one whose ledger has an entry; null for none. */
export async function homeOf(id: string): Promise<Calls['home']['gives']> {
  const editions = bundledEditions.ids;
  for (const edition of id === '' ? [] : editions) {
    const selection = await selectionOf(edition, bundledEditions);
    if (ruleList(selection, { base: false, counts: new Map() }).some((it) => it.id === id)) return { editions, edition };
  }
  return { editions, edition: null };
}

/** All about one rule of an edition, with its worked examples. */
export async function ruleShown({ edition, id }: Calls['rule']['takes']): Promise<RuleShown> {
  const { selection, lines, examples } = await linesOf(edition);
  const line = lines.find((it) => it.id === id);
  if (line === undefined) throw new Error(`${edition} has no rule ${id}`);
  const texts = await textsOf(selection.variant);
  const sources = [...examples.keys()].sort().map((path): ExampleSource => ({ path, spec: edition }));
  const catalogue = catalogueOf(selection, {
    lines: [{ ...line, source: texts.sourceOf(line) }],
    sources,
    exercised: null,
    files: bundledFiles(examples),
    formats: await formatsFor([], bundledEditions),
  });
  const shown = new Set(entriesOf(selection.variant).map((it) => it.id));
  const [rule] = catalogue.rules;
  return {
    id,
    title: line.title,
    card:
      rule === undefined
        ? ''
        : ruleCard({ ...rule, text: texts.ofRule({ id, text: rule.text }) }, catalogue, { shown, addressOf: (it) => `#rules/${it}` }),
    trial: trialOf(selection, line),
  };
}

const TRIED: Readonly<Record<string, string | null>> = triedIn;

function trialOf(selection: Selection, line: RuleLine): RuleShown['trial'] {
  const tried = toTry(selection, line);
  if (tried === null) return null;
  const { seed, pairs, scenario: usual } = firstQuestion;
  // Where nobody has looked yet, it may or may not act in the usual one.
  const scenario = Object.hasOwn(TRIED, line.id) ? TRIED[line.id] : usual;
  if (scenario === undefined || scenario === null) return { by: tried.by, question: null };
  return { by: tried.by, question: { scenario, rulesets: tried.rulesets, seed, pairs, own: NOTHING } };
}

async function linesOf(edition: string): Promise<{
  readonly selection: Selection;
  readonly lines: readonly RuleLine[];
  readonly examples: ReadonlyMap<string, string>;
}> {
  const [selection, examples] = await Promise.all([selectionOf(edition, bundledEditions), bundledExamples(edition)]);
  return { selection, examples, lines: ruleList(selection, { base: false, counts: countCases(examples.values()) }) };
}

const lineOf = (
  { id, title, area, source, layer, simulated, switchable, state, params, examples }: RuleLine,
  text: string,
): CatalogueLine => ({
  id,
  title,
  text,
  area,
  areaTitle: areaTitle(area),
  source: layer === undefined ? source : `${source}, ${layer}`,
  played: simulated,
  playedWords: PLAYED[simulated],
  switchable,
  isOff: state === 'off' && simulated !== 'none',
  numbers: Object.keys(params).length,
  examples,
});
