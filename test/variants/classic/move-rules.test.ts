import { expect, test } from 'vitest';
import type { MoveRules } from '../../../src/kit/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { loadSelection, setStage } from '../../../src/testing/index.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const MAN = { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 };
const example = {
  rule: '',
  title: 'move rules',
  line: 0,
  answers: {},
  dice: {},
  when: [],
  ...Object.fromEntries([['then', {}]]),
  given: {
    units: {
      A: { army: 'red', at: [10, 10], models: 1, keywords: ['infantry'], classic: MAN },
      B: { army: 'blue', at: [30, 10], models: 1, keywords: ['infantry'], classic: MAN },
    },
  },
} as unknown as Example;

/** What rules set for the length of one move and take back when it is over. */
const FOR_ONE_MOVE: Partial<MoveRules> = {
  turnsCost: true,
  turnsThrough: true,
  pivots: Float64Array.of(2, 2),
  pivotInches: 2,
  limits: Float64Array.of(0, 0),
  rehearses: true,
};

test.each(['classic', 'calixtus', 'waffle', 'hybrid'])(
  'an engagement of %s that breaks off in the middle of a move leaves nothing of it to the next',
  async (edition) => {
    const { scene } = setStage(example, NO_FILES, await loadSelection(edition), {});
    const { moveRules } = (scene.game as unknown as { readonly desk: { readonly moveRules: MoveRules[] } }).desk;
    const before = moveRules.map((it) => structuredClone(it));
    for (const rules of moveRules) Object.assign(rules, FOR_ONE_MOVE);
    scene.again();
    expect(moveRules).toEqual(before);
  },
);
