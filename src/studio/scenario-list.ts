import { filesOf, libraryFor } from '../scenario/library.ts';
import { readYaml } from '../scenario/yaml-file.ts';
import { bundledFiles } from './bundled.ts';
import type { Named } from './calls.ts';
import { titleIn } from './titles.ts';

const files = bundledFiles();

/** The bundled scenarios by their titles. */
export const scenarioList = (): Named[] =>
  [...filesOf(libraryFor(files, null, []), 'scenario')]
    .map(([id, path]) => ({ id, title: titleIn(readYaml(path, files.read(path)).data) ?? id }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
