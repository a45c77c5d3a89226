import { battleDigest, rulesetDigest } from '../compile/hash.ts';
import { type CompiledMatch, compileMatch } from '../compile/match.ts';
import type { ParamValues, Selection } from '../compile/select.ts';
import type { Editions } from '../editions/editions.ts';
import { selectionOf } from '../editions/selection.ts';
import type { UnitPlan } from '../engine/match.ts';
import { item } from '../rules/item.ts';
import type { Battle } from '../scenario/types.ts';
import { boardOf } from './board.ts';
import type { Plan, PlanHeader } from './manifest.ts';
import type { CampaignScenario, CampaignUnit, CampaignVariant } from './result.ts';

export interface PrepareOptions {
  readonly battles: readonly Battle[];
  readonly specs: readonly string[];
  readonly pairs: number;
  readonly seed: string;
  readonly editions: Editions;
  /** Of the code that plays. */
  readonly header: PlanHeader;
  /** Code from outside the package that the rulesets are made of. */
  readonly plugins: Plan['plugins'];
}

/** A campaign before the first die is rolled: everything has been loaded and compiled once, so what cannot be played has been refused. */
export interface Prepared {
  readonly selections: readonly Selection[];
  readonly scenarios: readonly CampaignScenario[];
  readonly variants: readonly CampaignVariant[];
  /** The counters of `[scenario][variant]`, in the order in which its workers count. */
  readonly counters: readonly (readonly (readonly string[])[])[];
  /** Index of each unit of `[scenario][variant]` among the scenario's units: some exist under some rulesets only. */
  readonly slots: readonly (readonly (readonly number[])[])[];
  readonly plan: Plan;
  /** What a reader of the results has to know, one entry for each scenario and variant in turn. */
  readonly notes: readonly MatchNotes[];
}

/** How a match differs from what the files say. */
export interface MatchNotes {
  readonly scenario: string;
  readonly variant: string;
  /** Keywords of units that the scenario waives. */
  readonly waived: readonly string[];
  /** Datasheets that were read from another family's block. */
  readonly converted: readonly string[];
  /** Scoring and options of the mission that the edition does not play. */
  readonly ignored: readonly string[];
  /** Scoring that it counts. */
  readonly counted: readonly string[];
}

const notesOf = (scenario: string, variant: string, { waived, converted, ignored, counted }: CompiledMatch): MatchNotes => ({
  scenario,
  variant,
  waived,
  converted,
  ignored,
  counted,
});

/**
 * Loads rulesets and compiles every scenario under each.
 * @throws SpecError, PluginError or InputError for what cannot be loaded, read, or played together.
 */
export async function prepare({ battles, specs, pairs, seed, editions, header, plugins }: PrepareOptions): Promise<Prepared> {
  const selections: Selection[] = [];
  for (const spec of specs) selections.push(await selectionOf(spec, editions));
  const compiled = battles.map((battle) =>
    selections.map((selection) => compileMatch(selection, battle, { counting: true, together: battles })),
  );
  const counters = compiled.map((row) => row.map((it) => it.counters));
  const notes = battles.flatMap((battle, s) =>
    selections.map((selection, v) => notesOf(battle.id, selection.spec, compiled[s]?.[v] as CompiledMatch)),
  );
  const scenarios = battles.map((battle, s) =>
    scenarioOf(
      battle,
      item(compiled, s),
      selections.map((it) => it.spec),
    ),
  );
  const slots = compiled.map((row, s) => row.map((it) => slotsOf(it, scenarios[s] as CampaignScenario)));
  const variants = selections.map((selection, v) => ({
    spec: selection.spec,
    base: baseOf(selection),
    digest: rulesetDigest(selection),
    counters: [...new Set(counters.flatMap((row) => row[v] as readonly string[]))].sort(),
    rules: rulesAtWork(selection),
  }));
  return {
    selections,
    scenarios,
    variants,
    counters,
    slots,
    plan: planOf({ battles, selections, scenarios, variants, plugins, pairs, seed, header }),
    notes,
  };
}

function rulesAtWork({ rules }: Selection): { [id: string]: string } {
  const inLine = (values: ParamValues): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
  const working = rules.filter(({ on, dormant, replacedBy }) => on && dormant.length === 0 && replacedBy === null);
  return Object.fromEntries(working.map(({ rule, values }) => [rule.id, inLine(values)]));
}

/** Editions of one family that share a ledger are one game; the prefix of the first ledger entry identifies the base. */
const baseOf = ({ variant }: Selection): string => variant.edition.entries[0]?.id.split('-')[0] ?? variant.edition.family;

const armyOf = ({ side }: UnitPlan): 'red' | 'blue' => (side === 0 ? 'red' : 'blue');

/** The units of all rulesets: those of the first, then those that only others add. */
function scenarioOf(battle: Battle, compiled: readonly CompiledMatch[], specs: readonly string[]): CampaignScenario {
  const byName = new Map<string, CampaignUnit>();
  for (const unit of compiled.flatMap((it) => it.match.units)) {
    const army = armyOf(unit);
    const name = `${army}/${unit.id}`;
    if (!byName.has(name)) byName.set(name, { army, id: unit.id, datasheet: unit.sheet.id, points: unit.sheet.points });
  }
  const units = [...byName.values()];
  const pointsUnder = Object.fromEntries(
    compiled.flatMap(({ match }, v) => {
      const own = new Map(match.units.map((unit) => [`${armyOf(unit)}/${unit.id}`, unit.sheet.points]));
      const points = [...byName].map(([name, unit]) => own.get(name) ?? unit.points);
      return points.every((it, u) => it === units[u]?.points) ? [] : [[item(specs, v), points] as const];
    }),
  );
  const doctrines = { red: battle.doctrines.red.id, blue: battle.doctrines.blue.id };
  return {
    id: battle.id,
    title: battle.title,
    digest: battleDigest(battle),
    doctrines,
    units,
    ...(Object.keys(pointsUnder).length > 0 && { pointsUnder }),
    board: boardOf(battle.battlefield),
  };
}

function slotsOf({ match }: CompiledMatch, { units }: CampaignScenario): readonly number[] {
  const places = new Map(units.map(({ army, id }, slot) => [`${army}/${id}`, slot]));
  return match.units.map((unit) => places.get(`${armyOf(unit)}/${unit.id}`) as number);
}

interface PlanParts {
  readonly battles: readonly Battle[];
  readonly selections: readonly Selection[];
  readonly scenarios: readonly CampaignScenario[];
  readonly variants: readonly CampaignVariant[];
  readonly plugins: Plan['plugins'];
  readonly header: PlanHeader;
  readonly pairs: number;
  readonly seed: string;
}

function planOf({ battles, selections, scenarios, variants, plugins, pairs, seed, header }: PlanParts): Plan {
  const data = new Map(battles.flatMap((battle) => battle.sources.map((it) => [it.path, it.digest] as const)));
  return {
    ...header,
    seed,
    pairs,
    scenarios: scenarios.map(({ id, digest, doctrines }) => ({ id, digest, doctrines })),
    data: [...data].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, digest]) => ({ path, digest })),
    plugins,
    rulesets: selections.map((it, v) => ({
      variant: it.variant.id,
      spec: it.spec,
      digest: variants[v]?.digest as string,
      switches: it.switches,
    })),
  };
}
