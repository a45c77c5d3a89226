import { dirname, resolve } from 'node:path';
import { loadFormats } from '../load/formats.ts';
import { loadExamples } from '../load/scenarios.ts';
import { loadSelection } from '../load/selection.ts';
import { type ExampleResult, playExampleFile, type Selected, selectedOnce } from './play-file.ts';

/**
 * Runs every example of a file. Each has to pass with all its dice used; if its rule can be switched, it is run again
 * with the rule switched, and must then fail, unless `off` says that it ends the same or differently.
 */
export async function runExampleFile(
  path: string,
  defaultSpec: string,
  from: URL | string = process.cwd(),
  only: string | null = null,
): Promise<ExampleResult[]> {
  const file = loadExamples(path, await loadFormats([defaultSpec], from));
  return playExampleFile(file, {
    defaultSpec,
    shown: file.sources[0]?.path ?? path,
    selected: selectedFrom(from),
    // What a file names is found from the file.
    selectedHere: selectedFrom(dirname(resolve(path))),
    only,
  });
}

/** Loads each specification once; relative paths in them are found from a folder. */
const selectedFrom = (from: URL | string): Selected => selectedOnce((text) => loadSelection(text, from));
