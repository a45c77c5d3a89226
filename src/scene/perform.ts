import { own } from '../rules/own.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Example, ExampleStep } from '../scenario/types.ts';
import { ExampleError } from './example-units.ts';
import { checkList } from './muster.ts';
import { read } from './read.ts';
import type { Scene } from './stage.ts';

/** Verbs that every edition has. */
export const COMMON_VERBS = ['read', 'muster'] as const;

/** Performs the steps of `when`. */
export function perform(scene: Scene, example: Example): void {
  for (const step of example.when) readied(scene, step)();
}

/** The same, to be performed again and again: the steps are read once. `begins` is told the number of each before it is performed. */
export function performing(scene: Scene, example: Example, begins: (step: number) => void = () => {}): () => void {
  const steps = example.when.map((step) => readied(scene, step));
  return () => {
    for (let k = 0; k < steps.length; k++) {
      begins(k);
      steps[k]?.();
    }
  };
}

function readied(scene: Scene, step: ExampleStep): () => void {
  const { verbs, questions } = scene.arena.match.ruleset.edition.words;
  const [name, subject, { keep, ...args }] = readStep(step);
  if (name === 'read') return () => keepReading(scene, subject, keep);
  if (name === 'muster') return () => checkList(scene, subject, args);
  const asks = own(questions ?? {}, name);
  const verb = asks ?? own(verbs, name);
  if (verb === undefined)
    throw new ExampleError(
      `no verb is called "${name}"${didYouMean(name, [...COMMON_VERBS, ...Object.keys(verbs), ...Object.keys(questions ?? {})])}`,
    );
  const asked = { subject, args: withExchanged(scene, subject, args) };
  const act = (): void => verb(scene, asked);
  const run = asks === undefined ? act : (): void => scene.quietly(textOf(step), act);
  return keep === undefined ? run : () => keepResults(scene, name, keep, run);
}

/** A step that names a weapon which the unit has exchanged for another uses the other. */
function withExchanged(scene: Scene, subject: unknown, args: Args): Args {
  const { with: weapon } = args;
  const other = typeof weapon === 'string' ? scene.exchanged.get(String(subject))?.get(weapon) : undefined;
  return other === undefined ? args : { ...args, with: other };
}

type Args = { readonly [key: string]: unknown };

/** `read: B.models, keep: halfway`: what `then` would find at this moment. */
function keepReading(scene: Scene, key: unknown, keep: unknown): void {
  const found = read(scene, String(key));
  if (found === null) throw new ExampleError(`read: nothing is called "${String(key)}" here`);
  scene.kept.set(keepName(keep, 'read'), found);
}

/** `keep: first`: what a step finds out is kept as `first.<result>`, and as `first` if there is one result only. */
function keepResults(scene: Scene, verb: string, keep: unknown, run: () => void): void {
  const name = keepName(keep, verb);
  const before = [...scene.results];
  scene.results.clear();
  run();
  const found = [...scene.results];
  if (found.length === 0) throw new ExampleError(`${verb}: there is nothing to keep as "${name}": the step finds nothing out`);
  scene.results.clear();
  for (const [key, value] of [...before, ...found]) scene.results.set(key, value);
  for (const [key, value] of found) scene.kept.set(`${name}.${key}`, value);
  if (found.length === 1) scene.kept.set(name, (found[0] as (typeof found)[number])[1]);
}

function keepName(keep: unknown, verb: string): string {
  if (typeof keep === 'string' && /^[a-z][a-z0-9-]*$/.test(keep)) return keep;
  throw new ExampleError(`${verb}: "keep" has to be a name in lower case, found ${JSON.stringify(keep)}`);
}

/** A step as it is written in a file. */
const textOf = (step: ExampleStep): string =>
  JSON.stringify(step).slice(1, -1).replaceAll('"', '').replaceAll(':', ': ').replaceAll(',', ', ');

function readStep(step: ExampleStep): [verb: string, subject: unknown, args: { readonly [key: string]: unknown }] {
  const [verb, ...rest] = Object.keys(step);
  if (verb === undefined) throw new ExampleError('a step of "when" is empty');
  return [verb, step[verb], Object.fromEntries(rest.map((key) => [key, step[key]]))];
}
