import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { CampaignOptions } from '../../../src/runner/campaign.ts';
import { runCampaign } from '../../../src/runner/run.ts';
import { loadScenario } from '../../files.ts';
import { outside, temporaryFolder } from '../../outside.ts';

export const DRILL = 'VOL-SHOOT-02';
export const request = { out: null, command: ['run'] };

/** A campaign of an edition from outside with one of its rules and without. */
export const setUp = (changes: Partial<CampaignOptions> = {}): CampaignOptions => {
  const from = outside('edition-outside');
  return {
    battles: [loadScenario(join(from, 'field.yaml'))],
    specs: ['.', `.@-${DRILL}`],
    pairs: 150,
    seed: 'test',
    workers: 1,
    from,
    ...changes,
  };
};

/** Everything in a folder but the manifest, which tells the time. */
export const hashes = (folder: string): { [file: string]: string } =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((it) => it !== 'run.json')
      .map((it) => [
        it,
        createHash('sha256')
          .update(readFileSync(join(folder, it)))
          .digest('hex'),
      ]),
  );

/** The folder of a run that was stopped after some three hundred engagements. */
export const stopped = async (options: CampaignOptions) => {
  const out = join(temporaryFolder(), 'run');
  const controller = new AbortController();
  const onProgress = (it: { engagements: number }): void => void (it.engagements > 300 && controller.abort());
  expect((await runCampaign({ ...options, ...request, out, signal: controller.signal, onProgress })).ended).toBe('interrupted');
  return out;
};
