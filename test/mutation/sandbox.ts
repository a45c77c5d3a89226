import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Area } from './areas.ts';
import { applied, type Mutant } from './mutants.ts';

export type Fate = 'killed' | 'timeout' | 'survived';

const LEFT_BEHIND = ['.git', 'node_modules', 'out', 'dist', 'coverage'];

/** A copy of the repository in which faults are tried, so that a killed run leaves none in the checkout. */
export class Sandbox {
  readonly root: string;
  #running: number | null = null;

  constructor(checkout: string) {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'sandtable-mutation-')));
    cpSync(checkout, this.root, { recursive: true, filter: (path) => !LEFT_BEHIND.includes(relative(checkout, path)) });
    symlinkSync(realpathSync(join(checkout, 'node_modules')), join(this.root, 'node_modules'));
  }

  remove(): void {
    this.#end();
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Whether the tests of an area pass without a fault, and how long they take. */
  async healthy(area: Area): Promise<{ readonly ok: boolean; readonly ms: number }> {
    const began = performance.now();
    for (const command of area.notice(this.root, null)) {
      if ((await this.#run(command, null)) !== 'survived') return { ok: false, ms: 0 };
    }
    return { ok: true, ms: performance.now() - began };
  }

  /** The fate of a mutant. Its file is restored afterwards. */
  async fateOf(mutant: Mutant, area: Area, limitMs: number): Promise<Fate> {
    const path = join(this.root, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applied(source, mutant));
    try {
      for (const command of area.notice(this.root, mutant.file)) {
        const fate = await this.#run(command, limitMs);
        if (fate !== 'survived') return fate;
      }
      return 'survived';
    } finally {
      writeFileSync(path, source);
    }
  }

  #run(command: readonly string[], limitMs: number | null): Promise<Fate> {
    return new Promise((resolve, reject) => {
      // A process group: test runners have workers, and a worker that hangs must end with its runner.
      const child = spawn(process.execPath, command, { cwd: this.root, stdio: 'ignore', detached: true });
      this.#running = child.pid ?? null;
      let late = false;
      const onLate = (): void => {
        late = true;
        this.#end();
      };
      const timer = limitMs === null ? undefined : setTimeout(onLate, limitMs);
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        this.#running = null;
        resolve(late ? 'timeout' : code === 0 ? 'survived' : 'killed');
      });
    });
  }

  #end(): void {
    if (this.#running !== null) process.kill(-this.#running, 'SIGKILL');
    this.#running = null;
  }
}
