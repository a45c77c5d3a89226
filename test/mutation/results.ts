import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Fate } from './sandbox.ts';

export interface Result {
  readonly id: string;
  /** SHA-256 of the mutant's file: if the file changes, so does the mutant. */
  readonly source: string;
  readonly fate: Fate;
}

/** Results of mutants, one per line, written as they are found: a run that was killed resumes where it was. */
export class Results {
  readonly #path: string;
  readonly #found = new Map<string, Result>();

  constructor(path: string, fresh: boolean) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    if (fresh) rmSync(path, { force: true });
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      // The last line of a run that was killed may be truncated.
      if (!line.endsWith('}')) continue;
      const result = JSON.parse(line) as Result;
      this.#found.set(result.id, result);
    }
  }

  of({ id }: Mutant, source: string): Fate | null {
    const found = this.#found.get(id);
    return found?.source === source ? found.fate : null;
  }

  add(result: Result): void {
    this.#found.set(result.id, result);
    appendFileSync(this.#path, `${JSON.stringify(result)}\n`);
  }
}
