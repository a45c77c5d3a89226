import { main } from '../../../src/cli/main.ts';

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, in a folder, and keeps what it says. */
export async function cli(args: readonly string[], folder: string = process.cwd()): Promise<Said> {
  const { cwd, stdout, stderr } = { cwd: process.cwd(), stdout: process.stdout.write, stderr: process.stderr.write };
  const said = { stdout: '', stderr: '' };
  const keep =
    (name: 'stdout' | 'stderr') =>
    (text: string | Uint8Array): boolean => {
      said[name] += String(text);
      return true;
    };
  process.chdir(folder);
  process.stdout.write = keep('stdout') as typeof process.stdout.write;
  process.stderr.write = keep('stderr') as typeof process.stderr.write;
  try {
    const code = await main(args);
    return { code, ...said };
  } finally {
    process.stdout.write = stdout;
    process.stderr.write = stderr;
    process.chdir(cwd);
  }
}
