import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { type Cell, named } from './tournament.ts';

const MINUTE_MICROSECONDS = 60e6;

/** Games that a core plays in a minute where red plays one doctrine and blue another; by processor time, so that other work does not count. */
export async function gamesPerCoreMinute({ scenario, edition, root, pairs }: Cell, red: string, blue: string): Promise<number> {
  const battle = loadScenario(scenario, { doctrines: named(red, blue) });
  const player = openPlayer(compileMatch(await loadSelection(edition), battle).match);
  // Compiled and warm.
  player.play(root, pairs, 0);
  const begin = process.cpuUsage();
  for (let pair = 0; pair < pairs; pair++) for (const seat of [0, 1] as const) player.play(root, pair, seat);
  const { user, system } = process.cpuUsage(begin);
  return (2 * pairs * MINUTE_MICROSECONDS) / (user + system);
}
