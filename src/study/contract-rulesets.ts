import type { Selection } from '../compile/select.ts';
import { SpecError } from '../compile/spec.ts';
import { loadSelection } from '../load/selection.ts';
import { InputError, type InputIssue } from '../scenario/input-error.ts';
import { flipped } from './ablation.ts';
import { type Claim, type Contract, rulesOf } from './contract.ts';

/** A promised rule with the ruleset in which it is switched. */
export interface Switched {
  readonly rule: string;
  /** Whether the contract's ruleset has it. */
  readonly on: boolean;
  readonly spec: string;
}

/** The rulesets that a contract is played under. */
export interface Rulesets {
  readonly selection: Selection;
  readonly switched: readonly Switched[];
  /** Of all of them, the contract's own first. */
  readonly selections: readonly Selection[];
  /** Of all of them, the contract's own first. */
  readonly specs: readonly string[];
}

/**
 * A contract and its rulesets without those that failed, with the promises that cannot be judged for that reason; null where that is all of them.
 * Both are as those of a contract that does not make these promises.
 */
export function contractWithout(
  contract: Contract,
  rulesets: Rulesets,
  failed: readonly string[],
): { readonly contract: Contract; readonly rulesets: Rulesets; readonly notJudged: readonly Claim[] } | null {
  if (failed.includes(rulesets.selection.spec)) return null;
  const gone = rulesets.switched.filter((it) => failed.includes(it.spec)).map((it) => it.rule);
  const needs = ({ body }: Claim): boolean => 'rule' in body && gone.includes(body.rule);
  const claims = contract.claims.filter((it) => !needs(it));
  if (claims.length === 0) return null;
  const kept = (spec: string): boolean => !failed.includes(spec);
  return {
    contract: { ...contract, claims },
    rulesets: {
      ...rulesets,
      switched: rulesets.switched.filter((it) => kept(it.spec)),
      selections: rulesets.selections.filter((it) => kept(it.spec)),
      specs: rulesets.specs.filter(kept),
    },
    notJudged: contract.claims.filter(needs),
  };
}

/**
 * Loads the ruleset of a contract, and finds those that its promises about rules need.
 * @throws InputError that names the line for a ruleset or a rule that does not exist or cannot be switched; PluginError for code that cannot be loaded
 */
export async function rulesetsOf(contract: Contract, from: string = process.cwd()): Promise<Rulesets> {
  const { path, file, variantLine, claims } = contract;
  const at = (line: number, where: string, error: unknown): InputIssue[] => {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map((message) => ({ file: path, line, column: 1, path: where, message }));
  };
  const selection = await loadSelection(file.variant, from).catch((error: unknown) => {
    throw new InputError(at(variantLine, 'variant', error));
  });
  const issues: InputIssue[] = [];
  const switched: Switched[] = [];
  const selections = [selection];
  for (const rule of rulesOf(contract)) {
    const on = selection.rules.some((it) => it.rule.id === rule && it.on);
    const { spec } = flipped(selection, [rule]);
    const other = await loadSelection(spec, from).catch((error: unknown) => {
      const line = claims.find(({ body }) => 'rule' in body && body.rule === rule)?.line ?? 0;
      issues.push(...at(line, 'promises', error));
      return null;
    });
    if (other !== null) selections.push(other);
    switched.push({ rule, on, spec });
  }
  if (issues.length > 0) throw new InputError(issues);
  return { selection, switched, selections, specs: [selection.spec, ...switched.map((it) => it.spec)] };
}
