import { expect, it } from 'vitest';
import { rulesetWords } from '../../../src/compile/ruleset-words.ts';
import { loadSelection } from '../../../src/testing/index.ts';

const words = async (spec: string): Promise<string> => rulesetWords(await loadSelection(spec));

it.each([
  ['waffle', 'Waffle'],
  ['calixtus:bare', 'Calixtus (bare)'],
  ['classic@-CLS-MORALE-03', 'Classic without “Casualty morale” (CLS-MORALE-03)'],
  ['classic@hitOn+1', 'Classic with “To Hit: 1 harder”'],
  ['classic@CLS-ASSAULT-19.attacks=2', 'Classic with “Extra Attacks of a charging model” 2 instead of 1 (CLS-ASSAULT-19)'],
  // More than two switches are read more easily as written.
  ['classic@-CLS-MORALE-03,hitOn+1,coverOn=4', 'classic@-CLS-MORALE-03,coverOn=4,hitOn+1'],
  ['classic@line-infantry.T=4', 'Classic with line-infantry.T = 4'],
  ['tenth@-layer:errata', 'Tenth without the rules of the layer errata'],
])('%s is called %s', async (spec, name) => expect(await words(spec)).toBe(name));
