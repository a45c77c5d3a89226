import { DEFAULT_DOCTRINE } from '../src/scenario/default-doctrine.ts';
import type { Battle, DoctrineFile } from '../src/scenario/types.ts';
import { loadScenario } from './files.ts';

/** Led the armies that name no doctrine until a commander did. */
const SCRIPT = 'balanced';

/**
 * A scenario in which a script, which stays as it is, leads every army that the default player would: for what is about rules, so that a better
 * player moves nothing.
 */
export function ledByScripts(scenario: string): Battle {
  const { red, blue } = loadScenario(scenario).doctrines;
  const led = ({ id }: DoctrineFile): string => (id === DEFAULT_DOCTRINE ? SCRIPT : id);
  return loadScenario(scenario, { doctrines: { red: led(red), blue: led(blue) } });
}
