import type { Selection } from '../compile/select.ts';
import { entriesOf } from '../compile/select.ts';
import type { LedgerEntry, Params, Simulated } from '../rules/index.ts';

/** One line of the catalogue, as `rules --json` prints it. */
export interface RuleLine {
  readonly id: string;
  /** The variant whose ledger has it. */
  readonly variant: string;
  readonly area: string;
  readonly title: string;
  readonly source: string;
  readonly layer?: string;
  readonly switchable: boolean;
  readonly default: 'on' | 'off';
  /** Under the requested specification. */
  readonly state: 'on' | 'off' | 'dormant' | 'replaced';
  readonly simulated: Simulated;
  readonly leavesOut?: string;
  readonly params: Params;
  readonly changes: string;
  readonly requires: readonly string[];
  /** Number of its worked examples. */
  readonly examples: number;
}

export interface RuleListOptions {
  /** Includes the entries of the edition that the variant is built on. */
  readonly base: boolean;
  /** How many worked examples each rule has. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The catalogue of a ruleset: the procedures that it changes from outside, then its rules in the order of its ledgers. */
export function ruleList(selection: Selection, { base, counts }: RuleListOptions): RuleLine[] {
  const { variant, packs } = selection;
  const ofEdition = new Set(variant.edition.entries.map((it) => it.id));
  const entries = entriesOf(variant, packs);
  const own = entries.filter((it) => !ofEdition.has(it.id));
  // An edition has only its own entries.
  const isEdition = entriesOf(variant).every((it) => ofEdition.has(it.id));
  const levers = selection.rules.flatMap(({ rule, lever }) => (lever === undefined ? [] : [{ ...lineOf(rule, selection, 0), area: '' }]));
  return [...levers, ...(base || isEdition ? entries : own).map((entry) => lineOf(entry, selection, counts.get(entry.id) ?? 0))];
}

function lineOf(entry: LedgerEntry, { variant, rules }: Selection, examples: number): RuleLine {
  const selected = rules.find((it) => it.rule.id === entry.id);
  const replaced = rules.some(
    ({ rule, on, dormant, replacedBy }) =>
      on && dormant.length === 0 && replacedBy === null && rule.supersedes?.includes(entry.id) === true,
  );
  const [, area = ''] = entry.id.split('-');
  const played = entry.simulated !== 'none';
  return {
    id: entry.id,
    variant: variant.edition.entries.some((it) => it.id === entry.id) ? (variant.edition.ledger ?? variant.id) : variant.id,
    area,
    title: entry.title,
    source: entry.source,
    ...(entry.layer === undefined ? {} : { layer: entry.layer }),
    switchable: selected !== undefined && !selected.rule.fixed && !replaced && played,
    default: selected?.rule.default ?? (played ? 'on' : 'off'),
    state: replaced
      ? 'replaced'
      : selected === undefined
        ? played
          ? 'on'
          : 'off'
        : !selected.on
          ? 'off'
          : selected.dormant.length > 0
            ? 'dormant'
            : 'on',
    simulated: entry.simulated,
    ...(entry.leavesOut === undefined ? {} : { leavesOut: entry.leavesOut }),
    params: (selected?.rule ?? entry.tuned)?.params ?? {},
    changes: entry.changes ?? '',
    requires: selected?.rule.requires ?? [],
    examples,
  };
}
