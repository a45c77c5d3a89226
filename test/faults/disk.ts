import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ran = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export interface Disk {
  readonly path: string;
  readonly makeReadOnly: () => void;
  readonly remove: () => void;
}

/** A disk of so many kilobytes, in memory; null where none may be mounted. */
export function smallDisk(kilobytes: number): Disk | null {
  const path = mkdtempSync(join(tmpdir(), 'sandtable-disk-'));
  if (!ran('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path)) {
    rmdirSync(path);
    return null;
  }
  return {
    path,
    makeReadOnly: () => {
      ran('mount', '-o', 'remount,ro', path);
    },
    remove: () => {
      ran('umount', path);
      rmdirSync(path);
    },
  };
}
