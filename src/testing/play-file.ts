import type { Selection } from '../compile/select.ts';
import { parseSpec } from '../compile/spec.ts';
import type { DiceScript } from '../engine/dice/scripted.ts';
import type { RulePack, Variant } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Example, ExampleFile, ExampleValue } from '../scenario/types.ts';
import { perform } from '../scene/perform.ts';
import { isRefusal } from '../scene/quiet-dice.ts';
import { setStage } from '../scene/stage.ts';
import { compare } from './expect.ts';

/** The result of a worked example. */
export interface ExampleResult {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly title: string;
  readonly spec: string;
  /** Empty if it passed. */
  readonly problems: readonly string[];
  /** Whether it was also run with its rule switched, and how that run must end. */
  readonly off: 'fails' | 'same' | 'differs' | 'not switchable';
}

/** Loads a specification, each once. */
export type Selected = (text: string) => Promise<Selection>;

interface PlayFileOptions {
  /** The ruleset of examples that name none. */
  readonly defaultSpec: string;
  /** How the file is called in results. */
  readonly shown: string;
  readonly selected: Selected;
  /** For what the file itself names. */
  readonly selectedHere: Selected;
  /** The rule whose examples are played; null for all. */
  readonly only: string | null;
}

/**
 * Runs every example of a file that was read. Each has to pass with all its dice used; if its rule can be switched, it is run again
 * with the rule switched, and must then fail, unless `off` says that it ends the same or differently.
 */
export async function playExampleFile(
  file: ExampleFile,
  { defaultSpec, shown, selected, selectedHere, only }: PlayFileOptions,
): Promise<ExampleResult[]> {
  const results: ExampleResult[] = [];
  for (const example of file.examples) {
    if (only !== null && example.rule !== only) continue;
    results.push(
      example.variant === undefined
        ? await runExample(example, file, defaultSpec, shown, selected)
        : await runExample(example, file, example.variant, shown, selectedHere),
    );
  }
  return results;
}

/** Loads each specification once. */
export function selectedOnce(load: Selected): Selected {
  const selections = new Map<string, Promise<Selection>>();
  return (text) => {
    const found = selections.get(text) ?? load(text);
    selections.set(text, found);
    return found;
  };
}

async function runExample(example: Example, file: ExampleFile, spec: string, path: string, selected: Selected): Promise<ExampleResult> {
  const base = { file: path, line: example.line, rule: example.rule, title: example.title, spec };
  let selection: Selection;
  try {
    selection = await selected(spec);
  } catch (error) {
    return { ...base, problems: [messageOf(error)], off: 'not switchable' };
  }
  const problems = [...unknownRule(example, selection), ...playExample(example, file, selection, example.dice, example.then)];
  const other = otherWay(spec, example.rule, selection);
  if (other === null) return { ...base, problems, off: 'not switchable' };
  if (problems.length > 0) return { ...base, problems: [...problems, ...offHere(example.rule, other, selection)], off: 'fails' };
  const flipped = await selected(other);
  if (example.off === undefined) {
    const found = playExample(example, file, flipped, example.dice, example.then);
    const refused = found
      .filter(isRefusal)
      .map((it) => `with ${example.rule} switched (${other}), so that it tells nothing of its rule: ${it}`);
    if (refused.length > 0) return { ...base, off: 'fails', problems: refused };
    return {
      ...base,
      off: 'fails',
      problems:
        found.length > 0
          ? []
          : [
              `passes with ${example.rule} switched (${other}) too, so it does not notice its rule; say "off: same" or what happens instead`,
            ],
    };
  }
  if (example.off === 'same') {
    const found = playExample(example, file, flipped, example.dice, example.then);
    return {
      ...base,
      off: 'same',
      problems: found.map((p) => `with ${example.rule} switched (${other}), which should end the same: ${p}`),
    };
  }
  const found = playExample(example, file, flipped, example.off.dice ?? example.dice, example.off.then ?? example.then);
  return { ...base, off: 'differs', problems: found.map((p) => `with ${example.rule} switched (${other}): ${p}`) };
}

/** A hint for a failing example of a rule that is off: most such examples were meant to be played with it on. */
const offHere = (id: string, other: string, selection: Selection): string[] =>
  selection.rules.some((it) => it.rule.id === id && it.on) ? [] : [`${id} is off here; to play it, say "variant: ${other}"`];

function unknownRule(example: Example, selection: Selection): string[] {
  if (example.rule === '') return ['names no rule: an attack for `odds` is not a worked example'];
  const known = entryIds(selection.variant, selection.packs);
  return known.has(example.rule) ? [] : [`no entry is called ${example.rule}${didYouMean(example.rule, known)}`];
}

const entryIds = (variant: Variant, packs: readonly RulePack[]): Set<string> =>
  new Set([...variant.edition.entries, ...variant.entries, ...variant.rules, ...packs.flatMap((p) => p.rules)].map((e) => e.id));

/** The specification with the rule switched, or null if the rule cannot be switched. */
function otherWay(spec: string, id: string, selection: Selection): string | null {
  const rule = selection.rules.find((r) => r.rule.id === id);
  if (rule === undefined || rule.rule.fixed) return null;
  const parsed = parseSpec(spec);
  const explicit = parsed.switches.filter((s) => 'id' in s && s.id === id && s.kind !== 'set');
  if (explicit.length > 0) {
    const at = spec.indexOf('@', 1);
    const rest = spec
      .slice(at + 1)
      .split(',')
      .filter((part) => part.trim().slice(1) !== id);
    return rest.length === 0 ? spec.slice(0, at) : `${spec.slice(0, at)}@${rest.join(',')}`;
  }
  const sign = rule.on ? '-' : '+';
  return spec.indexOf('@', 1) >= 0 ? `${spec},${sign}${id}` : `${spec}@${sign}${id}`;
}

/** Plays an example once; returns its problems, if any. */
export function playExample(
  example: Example,
  file: ExampleFile,
  selection: Selection,
  dice: Example['dice'],
  then: { readonly [what: string]: ExampleValue },
): string[] {
  try {
    const { scene, scripted } = setStage(example, file, selection, dice as DiceScript);
    perform(scene, example);
    const left = scripted.left().map((l) => `dice left over: ${l.label} ${JSON.stringify(l.dice)}`);
    return [...left, ...compare(scene, then)];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** Errors in code keep their stack; those of the example only their message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof TypeError || error instanceof RangeError || error.name === 'Error') {
    const at = error.stack
      ?.split('\n')
      .find((line) => line.includes('/variants/') || line.includes('/src/'))
      ?.trim();
    return at === undefined
      ? error.message
      : `${error.message} (${at
          .replace(/\(?file:\/\/.*?\/(variants|src)\//, '$1/')
          .replace(/\(.*\/(variants|src)\//, '$1/')
          .replace(/\)$/, '')})`;
  }
  return error.message;
}
