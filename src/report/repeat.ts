import { commandLine, shellWord } from '../campaign/command-line.ts';
import type { Manifest } from '../campaign/manifest.ts';
import type { Telling } from './telling.ts';

/** The command that repeats a run, ready to be pasted. `command` holds the arguments only. */
export function runCommand({ command }: Manifest): string {
  return ['sandtable', ...command.map(shellWord)].join(' ');
}

/** The command that makes the page of an engagement of a run, from where the run was started. */
export function replayCommand(manifest: Manifest, { scenario, doctrines, pair, seat, variants, file }: Telling): string {
  const several = manifest.scenarios.filter(({ id }) => id === scenario).length > 1;
  const chosen = several || manifest.command.some((word) => /^--doctrine\b/.test(word));
  const words = commandLine('replay', [scenarioWord(manifest, scenario)], {
    v: variants,
    doctrine: chosen ? `red=${doctrines.red},blue=${doctrines.blue}` : undefined,
    data: optionsOf(manifest.command, '--data'),
    seed: manifest.seed,
    pair,
    seat,
  });
  return `${words} --html > ${shellWord(file.replace(/^.*\//, ''))}`;
}

/** A scenario as the run named it: its id, or the path that it was read from. */
function scenarioWord({ command, data }: Manifest, id: string): string {
  const file = new RegExp(`(^|[/\\\\])${id.replace(/[^\w-]/g, '\\$&')}\\.ya?ml$`);
  const given = command.find((word) => word === id || file.test(word));
  const read = data.find(({ path }) => file.test(path))?.path;
  return given ?? (read === undefined || read.startsWith('scenarios/') ? id : read);
}

/** Values of a repeatable option, written `--name value` or `--name=value`. */
function optionsOf(command: readonly string[], name: string): string[] {
  return command.flatMap((word, i) => {
    if (word.startsWith(`${name}=`)) return [word.slice(name.length + 1)];
    return word === name ? (command[i + 1] ?? []) : [];
  });
}
