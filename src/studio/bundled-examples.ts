import examples from 'virtual:examples';

/** The worked examples of an edition as texts by path: `variants/tenth/moves/07-charge.yaml`. They are fetched when they are first asked for. */
export async function bundledExamples(edition: string): Promise<ReadonlyMap<string, string>> {
  const open = Object.hasOwn(examples, edition) ? examples[edition] : undefined;
  return new Map(open === undefined ? [] : Object.entries((await open()).default));
}
