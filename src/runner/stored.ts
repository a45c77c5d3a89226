import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A results folder that can't be read back: a file is missing, damaged or of a newer format. */
export class ResultsError extends Error {
  override readonly name = 'ResultsError';
}

/** Read access to a table from a file. */
export interface Stored {
  readonly rows: number;
  number(name: string): (row: number) => number;
  word(name: string): (row: number) => string;
}

/**
 * Reads an Arrow file of a results folder.
 * @throws ResultsError when it is missing or can't be understood.
 */
export async function readArrow(folder: string, name: string): Promise<Stored> {
  const path = join(folder, `${name}.arrow`);
  const aq = await import('arquero');
  try {
    const table = aq.fromArrow(await readFile(path));
    const column = (key: string) => {
      const found = table.column(key);
      if (found === undefined) throw new ResultsError(`${path}: column ${key} is missing`);
      return found;
    };
    return {
      rows: table.numRows(),
      number: (key) => {
        const values = column(key);
        return (row) => values.at(row) as number;
      },
      word: (key) => {
        const values = column(key);
        return (row) => values.at(row) as string;
      },
    };
  } catch (error) {
    if (error instanceof ResultsError) throw error;
    throw new ResultsError(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
