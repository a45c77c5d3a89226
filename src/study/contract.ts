import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { SpecError } from '../compile/spec.ts';
import { PluginError } from '../editions/plugin-error.ts';
import { readText, shownPath } from '../load/disk.ts';
import { loadFormats } from '../load/formats.ts';
import { loadScenario } from '../load/scenarios.ts';
import { checkWith } from '../scenario/check.ts';
import type { Formats } from '../scenario/formats.ts';
import { InputError, type InputIssue, inReadingOrder } from '../scenario/input-error.ts';
import { formatPath, type PathStep } from '../scenario/path.ts';
import { type ContractFile, contractFile, type PromiseBody } from '../scenario/schema/contract.ts';
import type { Battle } from '../scenario/types.ts';
import { readYaml, type YamlFile } from '../scenario/yaml-file.ts';
import { type Measure, measureOf } from './promises.ts';

/** One promise in one matchup. */
export interface Claim {
  readonly body: PromiseBody;
  readonly measure: Measure;
  /** Index into the contract's matchups. */
  readonly matchup: number;
  /** Line of the promise in the contract. */
  readonly line: number;
}

/** A balance contract with the scenarios it names. */
export interface Contract {
  /** As it is shown. */
  readonly path: string;
  readonly file: ContractFile;
  /** A scenario with the doctrines of both armies; a scenario may be listed several times. */
  readonly matchups: readonly Battle[];
  readonly claims: readonly Claim[];
  /** Line of the ruleset's specification. */
  readonly variantLine: number;
}

/** The formats for the scenarios of a contract, including that of its ruleset's family. */
export async function formatsOfContract(path: string): Promise<Formats> {
  if (!existsSync(path))
    throw new InputError([{ file: path, line: 0, column: 0, path: '', message: 'found no such file, expected a contract' }]);
  const yaml = readYaml(shownPath(path), readText(path));
  const { data } = yaml;
  const variant = typeof data === 'object' && data !== null && 'variant' in data ? data.variant : null;
  if (typeof variant !== 'string') return loadFormats([]);
  return loadFormats([variant]).catch((error: unknown) => {
    const missing = error instanceof SpecError || (error instanceof PluginError && error.cause === undefined);
    throw missing ? new InputError([issueAt(yaml, ['variant'], error.message)]) : error;
  });
}

/**
 * Reads a balance contract and the scenarios it names.
 * @throws InputError with all errors in it, or in one of its scenarios
 */
export function loadContract(path: string, formats: Formats, dataDirs: readonly string[] = []): Contract {
  const yaml = readYaml(shownPath(path), readText(path));
  const issues: InputIssue[] = [];
  const file = checkWith(contractFile, yaml, issues);
  if (file === null) throw new InputError(inReadingOrder(issues));
  const matchups = new Matchups(path, yaml, file, dataDirs, formats);
  const claims = file.promises.flatMap((body, promise) => {
    const spot: PathStep[] = ['promises', promise];
    const measure = measureOf(body);
    const wrong = bandIssue(measure);
    if (wrong !== null) issues.push(issueAt(yaml, spot, wrong));
    const found = matchups.of(body);
    if (found.length === 0) {
      const known = matchups.ids.join(', ');
      issues.push(issueAt(yaml, [...spot, 'scenario'], `found "${body.scenario}", expected one of ${known}`));
    }
    const [line] = yaml.placeOf(spot);
    return found.map((matchup): Claim => ({ body, measure, matchup, line }));
  });
  if (issues.length > 0) throw new InputError(inReadingOrder(issues));
  const [variantLine] = yaml.placeOf(['variant']);
  return { path: yaml.path, file, matchups: matchups.battles, claims, variantLine };
}

function issueAt(yaml: YamlFile, path: readonly PathStep[], message: string): InputIssue {
  const [line, column] = yaml.placeOf(path);
  return { file: yaml.path, line, column, path: formatPath(path), message };
}

/** An error in a band that a schema cannot detect; null if there is none. */
function bandIssue({ from, to, range }: Measure): string | null {
  const [least, most] = range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (from >= to) return `found a band from ${from} to ${to}, expected one that ends above where it begins`;
  if (from <= least && to >= most) return 'found a band that holds every possible value, expected a promise that can be broken';
  return null;
}

/** Battles of a contract, each created when a promise first needs it. */
class Matchups {
  readonly battles: Battle[] = [];
  readonly ids: readonly string[];
  readonly #path: string;
  readonly #yaml: YamlFile;
  readonly #file: ContractFile;
  readonly #dataDirs: readonly string[];
  readonly #formats: Formats;
  readonly #places = new Map<string, number>();

  constructor(path: string, yaml: YamlFile, file: ContractFile, dataDirs: readonly string[], formats: Formats) {
    this.#path = path;
    this.#yaml = yaml;
    this.#file = file;
    this.#dataDirs = dataDirs;
    this.#formats = formats;
    this.ids = file.scenarios.map((name, i) => this.#named(name, i).id);
  }

  /** Indices of the matchups of a promise; none if it names a scenario that the contract does not. */
  of({ scenario, doctrines }: PromiseBody): number[] {
    const under = { ...this.#file.doctrines, ...doctrines };
    return this.ids.flatMap((id, i) => (scenario === undefined || scenario === id ? [this.#place(i, under)] : []));
  }

  #place(scenario: number, doctrines: ContractFile['doctrines']): number {
    const battle = this.#load(this.#file.scenarios[scenario] as string, doctrines);
    const key = `${scenario} ${battle.doctrines.red.id} ${battle.doctrines.blue.id}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.battles.length);
    return this.battles.push(battle) - 1;
  }

  /** @throws InputError that says where the contract names a scenario which is not there */
  #named(name: string, at: number): Battle {
    try {
      return this.#load(name, this.#file.doctrines);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const spot = issueAt(this.#yaml, ['scenarios', at], '');
      throw new InputError(
        error.issues.map((it) =>
          it.line === 0
            ? { ...spot, message: `${it.file}: ${it.message}` }
            : { ...it, message: `${it.message} (named in ${spot.file}:${spot.line}:${spot.column})` },
        ),
      );
    }
  }

  #load(name: string, { red, blue }: ContractFile['doctrines']): Battle {
    const beside = dirname(this.#path);
    return loadScenario(/\.ya?ml$/.test(name) ? `${beside}/${name}` : name, {
      formats: this.#formats,
      dataDirs: [beside, ...this.#dataDirs],
      doctrines: { ...(red === undefined ? {} : { red }), ...(blue === undefined ? {} : { blue }) },
    });
  }
}

/** Rules whose effect is promised: each is also played switched the other way. */
export const rulesOf = ({ file }: Contract): string[] => [...new Set(file.promises.flatMap((it) => ('rule' in it ? [it.rule] : [])))];

/** A matchup in words: the scenario, with its doctrines if the contract has it under others too. */
export function matchupText({ matchups }: Contract, at: number): string {
  const { id, doctrines } = matchups[at] as Battle;
  const twice = matchups.filter((it) => it.id === id).length > 1;
  return twice ? `${id} (${doctrines.red.id} against ${doctrines.blue.id})` : id;
}
