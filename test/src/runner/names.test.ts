import { expect, it } from 'vitest';
import { namesOf } from '../../../src/campaign/names.ts';
import { loadFormats } from '../../../src/load/formats.ts';
import { loadScenario } from '../../../src/load/scenarios.ts';
import { loadSelection } from '../../../src/testing/index.ts';

it('names armies by their titles, rulesets by what they change, and the rules that not all of them play alike', async () => {
  const duel = loadScenario('duel', { formats: await loadFormats() });
  const specs = ['classic', 'classic@-CLS-MORALE-03'];
  const names = namesOf([duel], await Promise.all(specs.map((spec) => loadSelection(spec))));
  expect(names.armies).toEqual({ duel: { red: 'Line squad', blue: 'Veteran squad' } });
  expect(Object.keys(names.rulesets)).toEqual(specs);
  expect(names.rules).toEqual({ 'CLS-MORALE-03': 'Casualty morale' });
  const untitled = { ...duel, armies: { ...duel.armies, red: { ...duel.armies.red, title: ' ' } } };
  expect(namesOf([untitled], []).armies['duel']?.red).toBe(duel.armies.red.id);
});
