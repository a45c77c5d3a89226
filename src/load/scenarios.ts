import type { FileKind } from '../scenario/basics.ts';
import * as datasheet from '../scenario/datasheet.ts';
import * as doctrine from '../scenario/doctrine.ts';
import * as examples from '../scenario/examples.ts';
import type { Formats } from '../scenario/formats.ts';
import * as scenario from '../scenario/load.ts';
import * as army from '../scenario/load-army.ts';
import * as lookup from '../scenario/locate.ts';
import type { Battle, Datasheet, DoctrineFile, ExampleFile, Source } from '../scenario/types.ts';
import * as validate from '../scenario/validate.ts';
import { disk } from './disk.ts';

/* What `scenario` reads, read from the disk. */

export type LookupOptions = Omit<lookup.LookupOptions, 'files'>;
export type LoadOptions = Omit<scenario.LoadOptions, 'files'>;
export type ValidateOptions = Omit<validate.ValidateOptions, 'files'>;

interface NamedOptions extends LookupOptions {
  /** What files may contain. */
  readonly formats: Formats;
}

/**
 * The path of a file given by path or by name.
 * @throws {InputError} if there is none
 */
export const locate = (kind: FileKind, pathOrId: string, options: LookupOptions = {}): string =>
  lookup.locate(kind, pathOrId, { ...options, files: disk });

/**
 * Reads a scenario by path or id, with everything it names; or a meeting of two armies, by its id.
 * @throws {InputError} with every fault found in any of the files
 */
export const loadScenario = (pathOrId: string, options: LoadOptions): Battle =>
  scenario.loadScenario(pathOrId, { ...options, files: disk });

/**
 * Reads the file of an army.
 * @throws {InputError} with every fault found in it or in a datasheet
 */
export const loadArmy = (path: string, options: NamedOptions): army.LoadedArmy => army.loadArmy(path, { ...options, files: disk });

/**
 * Reads a doctrine by path or id.
 * @throws {InputError} with every fault found in it
 */
export const loadDoctrine = (pathOrId: string, options: NamedOptions): DoctrineFile =>
  doctrine.loadDoctrine(pathOrId, { ...options, files: disk });

/**
 * Reads a datasheet by path or id.
 * @throws {InputError} with every fault found in it
 */
export const loadDatasheet = (
  pathOrId: string,
  options: NamedOptions,
): { readonly sheet: Datasheet; readonly sources: readonly Source[] } => datasheet.loadDatasheet(pathOrId, { ...options, files: disk });

/**
 * Reads a file of worked examples with the datasheets they name.
 * @throws {InputError} with every fault found in it
 */
export const loadExamples = (path: string, formats: Formats, dataDirs: readonly string[] = []): ExampleFile =>
  examples.loadExamples(path, { files: disk, formats, dataDirs });

/** The same of a text that is in no file; `name` stands for its path in messages. What it names is found from the folder `beside`, if that is given. */
export const readExamples = (text: string, name: string, formats: Formats, beside?: string): ExampleFile =>
  examples.readExamples(text, name, { files: disk, formats }, beside);

/**
 * Checks a file of any kind with everything it names; returns its kind.
 * @throws {InputError} with every fault found
 */
export const validateFile = (path: string, options: ValidateOptions): FileKind => validate.validateFile(path, { ...options, files: disk });
