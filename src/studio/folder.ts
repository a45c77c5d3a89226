import { sha256Hex } from '../digest/sha256.ts';
import { commandOf } from './command.ts';
import { readFielded } from './fielded.ts';
import { fields, LinkError } from './link.ts';
import { OWN_FOLDER, type OwnFiles, onlyThese, ownFilesIn } from './own-files.ts';
import { unzipped, zipped } from './own-zip.ts';
import { type Shared, sharedIn } from './question.ts';
import { ZipError } from './zip-error.ts';

/* A question with its answer as a folder that the command line plays, and that the studio takes back. */

/** What the studio reads of the question. */
const STUDIO_FILE = 'studio.json';

/** The folder as one file: own files, the scenario, how to play it, and the question. */
export function folderOf(shared: Shared, scenarioText: string): Uint8Array<ArrayBuffer> {
  const { own, ...question } = shared.question;
  const scenario = `${OWN_FOLDER}/${readFielded(question.scenario).field}.yaml`;
  // A bundled scenario is there to be looked at and changed; as it is, it is not one's own.
  const bundled = Object.hasOwn(own, scenario) ? null : { [scenario]: sha256Hex(scenarioText) };
  return zipped({
    ...own,
    [scenario]: scenarioText,
    [STUDIO_FILE]: `${JSON.stringify({ question, answer: shared.answer, bundled }, null, 2)}\n`,
    'README.txt': readme(shared),
  });
}

function readme({ question, answer }: Shared): string {
  return `In this folder, this plays the games of the studio:

${commandOf(question, answer?.pairs ?? question.pairs, true)}

Files in ${OWN_FOLDER} stand before the bundled ones of the same name. The studio takes this folder back as a .zip, as it is or changed.
`;
}

/**
 * A folder that was saved, as it is or changed: own files, and the question if it holds one.
 * @throws ZipError, OwnFilesError, LinkError
 */
export function readFolder(bytes: Uint8Array): { readonly own: OwnFiles; readonly shared: Shared | null } {
  const texts = unzipped(bytes);
  const paths = Object.keys(texts).filter((it) => it.startsWith(`${OWN_FOLDER}/`));
  const asked = texts[STUDIO_FILE];
  if (asked === undefined) return { own: ownFilesIn(onlyThese(texts, paths)), shared: null };
  const { question, answer, bundled } = fields(jsonIn(asked), ['question', 'answer', 'bundled']);
  const own = ownFilesIn(
    onlyThese(
      texts,
      paths.filter((path) => !isBundled(bundled, path, texts[path] ?? '')),
    ),
  );
  return { own, shared: sharedIn({ question, answer }, own) };
}

const isBundled = (bundled: unknown, path: string, text: string): boolean =>
  typeof bundled === 'object' &&
  bundled !== null &&
  Object.entries(bundled).some(([it, digest]) => it === path && digest === sha256Hex(text));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ZipError(`${STUDIO_FILE} is damaged; without it, the files in ${OWN_FOLDER} are taken alone.`);
  }
}

/** What can be wrong with a folder, as a sentence; null for another error. */
export const faultOfFolder = (error: unknown): string | null =>
  error instanceof ZipError || error instanceof LinkError || (error instanceof Error && error.name === 'OwnFilesError')
    ? error.message.replace('This link', 'This folder')
    : null;
