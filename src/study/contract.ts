import { dirname } from 'node:path';
import { checkWith } from '../scenario/check.ts';
import { InputError, type InputIssue, inReadingOrder } from '../scenario/inputError.ts';
import { readText, shownPath } from '../scenario/library.ts';
import { loadScenario } from '../scenario/load.ts';
import { type ContractFile, contractFile, type PromiseBody } from '../scenario/schema/contract.ts';
import type { Battle } from '../scenario/types.ts';
import { readYaml } from '../scenario/yamlFile.ts';

/** One promise in one scenario. */
export interface Claim {
  /** Index into the contract's promises. */
  readonly promise: number;
  readonly body: PromiseBody;
  /** Index into the contract's scenarios. */
  readonly scenario: number;
  /** Line of the promise in the contract. */
  readonly line: number;
}

/** A balance contract with its scenarios. */
export interface Contract {
  /** As it is shown. */
  readonly path: string;
  readonly file: ContractFile;
  readonly battles: readonly Battle[];
  readonly claims: readonly Claim[];
}

/**
 * Reads a balance contract and the scenarios it names.
 * @throws InputError with everything that is wrong with it, or with one of its scenarios
 */
export function loadContract(path: string, dataDirs: readonly string[] = []): Contract {
  const yaml = readYaml(shownPath(path), readText(path));
  const issues: InputIssue[] = [];
  const file = checkWith(contractFile, yaml, issues);
  if (file === null) throw new InputError(inReadingOrder(issues));
  const beside = [dirname(path), ...dataDirs];
  const battles = file.scenarios.map((name) =>
    loadScenario(/\.ya?ml$/.test(name) ? `${dirname(path)}/${name}` : name, { dataDirs: beside, doctrines: doctrinesOf(file) }),
  );
  const claims: Claim[] = [];
  file.promises.forEach((body, promise) => {
    const [line, column] = yaml.placeOf(['promises', promise]);
    const wanted = body.scenario;
    const found = battles.flatMap(({ id }, scenario) => (wanted === undefined || wanted === id ? [scenario] : []));
    if (found.length === 0) {
      issues.push({
        file: yaml.path,
        line,
        column,
        path: `promises[${promise}].scenario`,
        message: `found "${wanted}", expected one of ${battles.map((it) => it.id).join(', ')}`,
      });
    }
    claims.push(...found.map((scenario) => ({ promise, body, scenario, line })));
  });
  if (issues.length > 0) throw new InputError(inReadingOrder(issues));
  return { path: yaml.path, file, battles, claims };
}

const doctrinesOf = ({ doctrines: { red, blue } }: ContractFile) => ({
  ...(red === undefined ? {} : { red }),
  ...(blue === undefined ? {} : { blue }),
});

/** Rules whose effect is promised: each is played switched off as well. */
export const rulesOf = ({ file }: Contract): string[] => [...new Set(file.promises.flatMap((it) => ('rule' in it ? [it.rule] : [])))];

/** What a promise says, in a line. */
export function promiseText(body: PromiseBody): string {
  if ('score' in body) return `score of red from ${body.score.from} to ${body.score.to}`;
  if ('first-turn' in body) return `first turn worth at most ${body['first-turn']['at-most']}`;
  if ('rounds' in body) return `from ${body.rounds.from} to ${body.rounds.to} rounds`;
  if ('unchanged' in body) return `unchanged from the baseline within ${body.unchanged.margin}`;
  return `${body.rule} moves the score by at most ${body.effect['at-most']}`;
}
