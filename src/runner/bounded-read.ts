import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ResultsError } from './stored.ts';

/** More than any table of a run takes beside its numbers, which lie elsewhere, mebibytes. */
const ROOM_MB = 256;

/** Arguments: the reader of tables, and the files, each named before it is read. As text, since sources would need a loader of their own. */
const READING = `
const { readFileSync } = require('node:fs');
const [reader, ...paths] = process.argv.slice(1);
import(reader).then(({ fromArrow }) => { for (const path of paths) { console.log(path); fromArrow(readFileSync(path)); } });
`;

/**
 * Reads the tables of a folder in a process with little room, for a trial: where a length is damaged, the reader goes on for thousands of millions of
 * entries that are not there, and what it takes up ends the process.
 * @throws ResultsError for tables that cannot be read
 */
export async function tryTables(folder: string): Promise<void> {
  const paths = (await readdir(folder)).filter((it) => it.endsWith('.arrow')).map((it) => join(folder, it));
  const args = [`--max-old-space-size=${ROOM_MB}`, '-e', READING, import.meta.resolve('arquero'), ...paths];
  await promisify(execFile)(process.execPath, args).catch((error: unknown) => {
    const read = error instanceof Error && 'stdout' in error ? String(error.stdout).trim().split('\n') : [];
    throw new ResultsError(`${read.at(-1) || folder}: is damaged`, { cause: error });
  });
}
