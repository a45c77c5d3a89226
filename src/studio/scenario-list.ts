import type { Files } from '../scenario/files.ts';
import { filesOf, libraryFor } from '../scenario/library.ts';
import { readYaml } from '../scenario/yaml-file.ts';
import type { Named } from './calls.ts';
import { OWN_FOLDER } from './own-files.ts';
import { titleIn } from './titles.ts';

/** The bundled scenarios and the reader's own, by their titles. */
export const scenarioList = (files: Files): Named[] =>
  [...filesOf(libraryFor(files, null, [OWN_FOLDER]), 'scenario')]
    .map(([id, path]) => ({ id, title: titleIn(readYaml(path, files.read(path)).data) ?? id }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
