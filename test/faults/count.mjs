import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sums up what all tests have tried, when all are through. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-faults-'));
  const file = join(folder, 'tally');
  process.env.SANDTABLE_FAULTS_TALLY = file;
  return () => {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const sum = (place) => lines.reduce((total, line) => total + Number(line.split(' ')[place]), 0);
    process.stdout.write(`faults: ${sum(0)} tried, ${sum(1)} held\n`);
    rmSync(folder, { recursive: true });
  };
}
