import { formatsFor } from '../editions/formats.ts';
import { stem } from '../scenario/library.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Battle } from '../scenario/types.ts';
import type { ArmyNames } from './fielded.ts';
import type { OwnEngine } from './own-engine.ts';

/** The armies of a scenario by name; null where one is written in the scenario and has no file. */
export async function armyNames(field: string, { files, editions, dataDirs }: OwnEngine): Promise<ArmyNames | null> {
  const battle = loadScenario(field, { files, dataDirs, formats: await formatsFor([], editions) });
  const [red, blue] = [nameOf(battle, 'red'), nameOf(battle, 'blue')];
  return red === null || blue === null ? null : { red, blue };
}

function nameOf({ armies, sources }: Battle, colour: 'red' | 'blue'): string | null {
  const { id } = armies[colour];
  const file = sources.find((it) => it.kind === 'army' && it.id === id);
  return file === undefined ? null : stem(file.path, 'army');
}
