import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process that keeps a folder to itself. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it began to, ISO 8601. */
  readonly start: string;
  /** When the process began, as its system tells it; null where it does not. Another process may have the number of one that is gone. */
  readonly born: string | null;
}

export const thisProcess = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  start: new Date().toISOString(),
  born: bornOf(process.pid),
});

/** Who is named in a file; null if it names nobody. */
export function readHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) && typeof holder.host === 'string' ? holder : null;
  } catch {
    return null;
  }
}

/** Whether a process is still there. On another host nobody can tell, so it is. */
export function stillRuns({ pid, host, born }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = bornOf(pid);
  return now !== 'gone' && (born === null || now === null || born === now);
}

/** When a process began, in ticks since the system started; `gone` for one that has ended and was not yet taken note of; null if unknown. */
function bornOf(pid: number): string | null {
  try {
    const stats = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything. What follows begins with the state, the third entry; the start is the 22nd.
    const words = stats.slice(stats.lastIndexOf(')') + 2).split(' ');
    return words[0] === 'Z' || words[0] === 'X' ? 'gone' : (words[19] ?? null);
  } catch {
    return null;
  }
}
