import { loadFormats } from '../src/load/formats.ts';
import type { LookupOptions } from '../src/load/scenarios.ts';
import {
  type LoadOptions,
  loadDoctrine as readDoctrine,
  loadExamples as readExamples,
  loadScenario as readScenario,
  type ValidateOptions,
  validateFile as validate,
} from '../src/load/scenarios.ts';
import type { Battle, DoctrineFile, ExampleFile, FileKind } from '../src/scenario/types.ts';

/** What files of the built-in families may contain. */
export const FORMATS = await loadFormats();

export const loadScenario = (pathOrId: string, options: Omit<LoadOptions, 'formats'> = {}): Battle =>
  readScenario(pathOrId, { formats: FORMATS, ...options });
export const loadDoctrine = (pathOrId: string, options: LookupOptions = {}): DoctrineFile =>
  readDoctrine(pathOrId, { formats: FORMATS, ...options });
export const loadExamples = (path: string): ExampleFile => readExamples(path, FORMATS);
export const validateFile = (path: string, options: Omit<ValidateOptions, 'formats'> = {}): FileKind =>
  validate(path, { formats: FORMATS, ...options });
