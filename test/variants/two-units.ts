import type { Example, ExampleFile } from '../../src/scenario/types.ts';

/** A file of examples without datasheets of its own. */
export const FILE: ExampleFile = { examples: [], datasheets: {}, sources: [] };

/** An example made in code: unit A of red and unit B of blue on open ground, and what is done with them. */
export const twoUnits = (
  a: object,
  b: object,
  when: readonly object[],
  more: { readonly answers?: object; readonly given?: object } = {},
) =>
  ({
    rule: '',
    title: 'made in code',
    answers: more.answers ?? {},
    dice: {},
    then: {},
    line: 0,
    given: {
      terrain: [],
      objectives: [],
      units: { A: { army: 'red', at: [10, 10], models: 1, ...a }, B: { army: 'blue', at: [30, 10], models: 1, ...b } },
      ...more.given,
    },
    when,
  }) as unknown as Example;
