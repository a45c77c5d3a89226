import { expect, test } from 'vitest';
import { exampleWords } from '../../../src/cli/example-words.ts';

test('verify --words lists decisions, events and verbs however they are declared', async () => {
  const words = await exampleWords('tenth');
  // Procedures and rules declare these as they are put together.
  expect(words['answers']).toEqual(expect.arrayContaining(['disembark', 'TEN-TRANSPORT-02/ride', 'counter-offensive']));
  expect((await exampleWords('waffle'))['answers']).toEqual(
    expect.arrayContaining(['emergency-disembark', 'man-gun', 'WAF-RESERVE-07/assault', 'WAF-ASSAULT-14/fire']),
  );
  expect(words['when: verbs']).toEqual(expect.arrayContaining(['read', 'charge']));
  expect(words['then: of the whole']).toEqual(expect.arrayContaining(['events', 'in-order']));
});
