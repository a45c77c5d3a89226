/**
 * Plays one scenario for a while with a compiled tree and prints what an engagement costs, as one line of JSON:
 * `node play-once.mjs <dist/src of the tree> <scenario file> <spec> <seconds>`, or `... rules` for the ids of a variant's rules.
 * Plain JavaScript, so that the trees of different commits run it alike.
 */
import { pathToFileURL } from 'node:url';

const [dist, scenario, spec, seconds] = process.argv.slice(2);
const load = (path) => import(`${pathToFileURL(dist).href}/${path}.js`);
const { loadSelection } = await load('load/selection');
const selection = await loadSelection(spec);

if (scenario === 'rules') {
  console.log(JSON.stringify(selection.rules.filter((it) => it.on).map((it) => it.rule.id)));
} else {
  // Older trees read scenarios from the disk in `scenario`, and have another name for the file of the root key; they know no formats of families.
  const { loadScenario } = await load('load/scenarios').catch(() => load('scenario/load'));
  const { compileMatch } = await load('compile/match');
  const { openPlayer } = await load('engine/play');
  const { rootKey } = await load('engine/dice/root-key').catch(() => load('engine/dice/rootKey'));
  const options = await load('load/formats').then(
    async ({ loadFormats }) => ({ formats: await loadFormats() }),
    () => ({}),
  );
  const player = openPlayer(compileMatch(selection, loadScenario(scenario, options)).match);
  const root = rootKey('bench');
  const microseconds = (cpu) => cpu.user + cpu.system;
  const play = (first, limit) => {
    const begin = process.cpuUsage();
    let pair = first;
    for (; microseconds(process.cpuUsage(begin)) < limit * 1e6; pair++) {
      player.play(root, pair % 64, 0);
      player.play(root, pair % 64, 1);
    }
    return { engagements: 2 * (pair - first), cpu: microseconds(process.cpuUsage(begin)) };
  };
  play(0, 2);
  const { engagements, cpu } = play(0, Number(seconds));
  console.log(JSON.stringify({ milliseconds: cpu / 1000 / engagements }));
}
