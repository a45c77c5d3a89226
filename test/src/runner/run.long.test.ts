import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CampaignOptions, playCampaign } from '../../../src/runner/campaign.ts';
import { writeAtomic } from '../../../src/runner/files.ts';
import { type RunOptions, runCampaign } from '../../../src/runner/run.ts';
import { readStored, sealed } from '../../../src/runner/stored-json.ts';
import { loadScenario } from '../../files.ts';
import { temporaryFolder } from '../../outside.ts';
import { DRILL, request, setUp, stopped } from './set-up.ts';

describe('a campaign', () => {
  test('hangs on its seed and on nothing else', async () => {
    const options = setUp({ pairs: 20 });
    const first = await playCampaign(options);
    const again = await playCampaign(options);
    const other = await playCampaign({ ...options, seed: 'another' });
    expect(again.campaign).toEqual(first.campaign);
    expect(other.campaign.columns).not.toEqual(first.campaign.columns);
  });

  test('counts how often rules ran, in the first chunk', async () => {
    const { campaign } = await playCampaign(setUp({ pairs: 100 }));
    const [full, without] = campaign.variants.map(({ counters }, v) =>
      Object.fromEntries(counters.map((id, i) => [id, campaign.columns[0]?.[v]?.called[i]])),
    );
    expect(full?.[DRILL]).toBeGreaterThan(0);
    expect(full?.['VOL-SHOOT-01']).toBeGreaterThan(0);
    expect(without?.[DRILL]).toBeUndefined();
  });

  test('is audited: a rule that changes nothing in play is told from one that does', async () => {
    const options = setUp({ specs: ['.', '.+./idle.js'], pairs: 150, audit: true });
    const { campaign, changed } = await playCampaign(options);
    expect(changed?.[0]).toEqual([{ [DRILL]: 4 }, { [DRILL]: 4, 'IDL-SHOOT-01': 0 }]);
    const idle = campaign.variants[1]?.counters.indexOf('IDL-SHOOT-01') ?? -1;
    expect(campaign.columns[0]?.[1]?.called[idle]).toBeGreaterThan(0);
    const told: number[] = [];
    const onProgress = ({ audit }: { audit?: { engagements: number; total: number } }): unknown =>
      audit !== undefined && told.push(audit.engagements, audit.total);
    expect((await playCampaign({ ...options, workers: 2, onProgress })).changed).toEqual(changed);
    expect(told).toEqual([4, 12, 8, 12, 12, 12]);
  });

  test('tells how far it is', async () => {
    const seen: number[] = [];
    const options = setUp({ pairs: 20, onProgress: (it) => seen.push(it.engagements) });
    await playCampaign(options);
    expect(seen).toEqual([0, 40, 80]);
  });

  test('names what it cannot play, before it plays', async () => {
    await expect(playCampaign(setUp({ specs: ['.@-VOL-SHOOT-09'] }))).rejects.toThrow('VOL-SHOOT-09');
    await expect(playCampaign(setUp({ specs: ['./pack.js'] }))).rejects.toThrow('is a rule pack');
    await expect(playCampaign(setUp({ specs: ['.+.'] }))).rejects.toThrow('is an edition');
  });

  test('plays a rule pack on an edition', async () => {
    const { campaign } = await playCampaign(setUp({ specs: ['.', '.+./pack.js'], pairs: 30 }));
    const lost = campaign.columns[0]?.map((it) => it.redLost.reduce((sum, n) => sum + n, 0)) ?? [];
    expect(lost[1]).not.toBe(lost[0]);
    expect(campaign.variants[1]?.spec).toBe('.+./pack.js');
  });
});

describe('a run', () => {
  test('leaves tables and a manifest, and no chunks', async () => {
    const out = join(temporaryFolder(), 'run');
    const result = await runCampaign({ ...setUp(), ...request, out });
    expect(result.ended).toBe('done');
    expect(readdirSync(out).sort()).toEqual(['campaign.json', 'engagements.arrow', 'rounds.arrow', 'run.json', 'units.arrow']);
    const manifest = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'));
    expect(manifest).toMatchObject({ format: 1, seed: 'test', pairs: 150, engagements: 600, workers: 1, command: ['run'], diceVersion: 1 });
    expect(manifest.rulesets.map((it: { spec: string }) => it.spec)).toEqual(['.', `.@-${DRILL}`]);
    expect(manifest.rulesets[1].switches).toEqual([`-${DRILL}`]);
    expect(manifest.data.length).toBeGreaterThan(3);
  });

  test('that is finished is left alone', async () => {
    const out = join(temporaryFolder(), 'run');
    await runCampaign({ ...setUp({ pairs: 10 }), ...request, out });
    const before = readFileSync(join(out, 'run.json'), 'utf8');
    expect((await runCampaign({ ...setUp({ pairs: 10 }), ...request, out, resume: true })).ended).toBe('was finished');
    expect(readFileSync(join(out, 'run.json'), 'utf8')).toBe(before);
  });

  test('is not resumed as another', async () => {
    const out = join(temporaryFolder(), 'run');
    const options = setUp({ pairs: 300 });
    const controller = new AbortController();
    await runCampaign({
      ...options,
      ...request,
      out,
      signal: controller.signal,
      onProgress: (it) => {
        if (it.engagements > 0) controller.abort();
      },
    });
    const resumed = runCampaign({ ...options, seed: 'other', pairs: 200, ...request, out, resume: true });
    await expect(resumed).rejects.toThrow(/seed: test then, other now; pairs: 300 then, 200 now/);
  });

  test('is not resumed after a plugin was edited, or what it imports; the file is named', async () => {
    const options = setUp({ pairs: 300, specs: ['.', '.+./own.js'] });
    const from = options.from as string;
    writeFileSync(join(from, 'own.js'), "import './aside.js';\nexport { default } from './pack.js';\n");
    writeFileSync(join(from, 'aside.js'), '');
    const out = await stopped(options);
    const refused = (changes: Partial<CampaignOptions> = {}) =>
      runCampaign({ ...options, ...request, out, resume: true, ...changes }).then(
        () => null,
        (error: Error) => error.message,
      );
    const begin = `${out}: holds another campaign and cannot be resumed with this one`;
    appendFileSync(join(from, 'pack.js'), '// one more line');
    expect(await refused()).toBe(`${begin} (pack.js has changed)`);
    writeFileSync(join(from, 'aside.js'), "import './added.js';\n");
    writeFileSync(join(from, 'added.js'), '');
    expect(await refused()).toBe(`${begin} (added.js was not part of it; aside.js has changed; pack.js has changed)`);
    // As it was: it goes on.
    writeFileSync(join(from, 'aside.js'), '');
    writeFileSync(join(from, 'pack.js'), readFileSync(join(from, 'pack.js'), 'utf8').replace('// one more line', ''));
    expect(await refused()).toBeNull();
  });

  test('is not resumed after a datasheet was edited; the file is named', async () => {
    const options = setUp({ pairs: 300 });
    const from = options.from as string;
    const out = await stopped(options);
    const sheet = readdirSync(join(from, 'datasheets'))[0] as string;
    appendFileSync(join(from, 'datasheets', sheet), '# one more line\n');
    const resumed = runCampaign({ ...options, battles: [loadScenario(join(from, 'field.yaml'))], ...request, out, resume: true });
    await expect(resumed).rejects.toThrow(`${sheet} has changed)`);
  });

  test('counts as finished only when its papers are written', async () => {
    const out = join(temporaryFolder(), 'run');
    const options = setUp({ pairs: 10 });
    const failing = runCampaign({ ...options, ...request, out, finish: () => Promise.reject(new Error('no paper')) });
    await expect(failing).rejects.toThrow('no paper');
    expect(existsSync(join(out, 'run.json'))).toBe(false);
    expect((await runCampaign({ ...options, ...request, out, resume: true })).ended).toBe('done');
  });
});

describe('a folder with a run', () => {
  const question = { command: 'run', margin: 0.02 };

  /** A finished run, and what trying it again says: null for nothing. */
  const finished = async (changes: Partial<RunOptions> = {}) => {
    const out = join(temporaryFolder(), 'run');
    const told: string[] = [];
    const finish: RunOptions['finish'] = async (_, __, folder) => {
      await writeAtomic(join(folder, 'report.md'), 'words');
      await writeAtomic(join(folder, 'replays', '1.html'), 'a page');
    };
    const options = { ...setUp({ pairs: 10 }), ...request, out, question, finish, warn: (words: string) => told.push(words), ...changes };
    await runCampaign(options);
    const again = (more: Partial<RunOptions>) =>
      runCampaign({ ...options, ...more }).then(
        ({ ended }) => ended,
        (error: Error) => error.message,
      );
    const files = () =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((it) => !it.isDirectory())
        .map((it) => join(it.parentPath, it.name).slice(out.length + 1))
        .sort();
    return { out, told, again, files };
  };
  const RESULTS = ['campaign.json', 'engagements.arrow', 'replays/1.html', 'report.md', 'rounds.arrow', 'units.arrow'];

  test('lists what it wrote, with digests', async () => {
    const { out, files } = await finished();
    expect(files()).toEqual([...RESULTS, 'run.json'].sort());
    const { files: listed } = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as { files: { path: string; digest: string }[] };
    const digestOf = (path: string) =>
      createHash('sha256')
        .update(readFileSync(join(out, path)))
        .digest('hex');
    expect(listed).toEqual(RESULTS.map((path) => ({ path, digest: digestOf(path) })));
  });

  test('answers the same question again, and no other', async () => {
    const { out, again } = await finished();
    expect(await again({ resume: true })).toBe('was finished');
    const other = (what: string) =>
      `${out}: holds the answer to another question (${what}); choose another --out, overwrite it with --force, or see with sandtable report what it holds`;
    expect(await again({ resume: true, question: { ...question, margin: 0.05 } })).toBe(other('margin: 0.02 then, 0.05 now'));
    expect(await again({ resume: true, seed: 'other' })).toBe(other('seed: test then, other now'));
    expect(await again({ resume: true, pairs: 11, question: { command: 'check', margin: 0.02, promises: [1] } })).toBe(
      other('pairs: 10 then, 11 now; command: run then, check now; promises: others than then'),
    );
  });

  test('is not answered from files that are not as they were written; they are named', async () => {
    const { out, again } = await finished();
    appendFileSync(join(out, 'report.md'), '!');
    expect(await again({ resume: true })).toBe(
      `${out}: report.md has changed since the run was finished: sandtable report ${out} draws it anew`,
    );
    rmSync(join(out, 'units.arrow'));
    expect(await again({ resume: true })).toBe(
      `${out}: report.md has changed, units.arrow is missing since the run was finished: its results cannot be trusted; play it again with --force`,
    );
    expect(await again({ resume: true, further: true, pairs: 20 })).toContain('units.arrow is missing');
    writeFileSync(join(out, 'run.json'), '{"format": 1,');
    expect(await again({ resume: true })).toContain(`${join(out, 'run.json')}: is damaged`);
  });

  test('is overwritten by force, except for what no run wrote as it is', async () => {
    const { out, told, again, files } = await finished();
    writeFileSync(join(out, 'notes.txt'), 'mine');
    writeFileSync(join(out, 'replays', 'mine.html'), 'mine');
    appendFileSync(join(out, 'report.md'), ' and mine');
    expect(await again({ force: true, seed: 'other' })).toBe('done');
    expect(told).toEqual([`${out}: notes.txt, replays/mine.html, report.md are not as a run wrote them: left there`]);
    expect(files()).toEqual([...RESULTS, 'notes.txt', 'replays/mine.html', 'report.md.kept', 'run.json'].sort());
    expect(readFileSync(join(out, 'report.md.kept'), 'utf8')).toBe('words and mine');
    expect(await again({ resume: true, seed: 'other' })).toBe('was finished');
  });

  test('is left as it is by force until the new run is known to be playable', async () => {
    const { again, files } = await finished();
    expect(await again({ force: true, specs: ['.@-VOL-SHOOT-09'] })).toContain('VOL-SHOOT-09');
    expect(files()).toEqual([...RESULTS, 'run.json'].sort());
  });

  test('is cleared through no link, and nothing outside of it', async () => {
    const { out, told, again } = await finished();
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, '1.html'), 'a page');
    rmSync(join(out, 'replays'), { recursive: true });
    symlinkSync(elsewhere, join(out, 'replays'));
    const path = join(out, 'run.json');
    const manifest = await readStored<{ files: { path: string; digest: string }[] }>(path, 'play it again');
    writeFileSync(join(out, '..', 'precious'), 'words');
    const { digest } = manifest.files.find((it) => it.path === 'report.md') as { digest: string };
    writeFileSync(path, sealed({ ...manifest, files: [...manifest.files, { path: '../precious', digest }] }));
    expect(await again({ force: true })).toBe('done');
    expect(told).toEqual([`${out}: replays is not as a run wrote it: left there`]);
    expect(readFileSync(join(elsewhere, '1.html'), 'utf8')).toBe('a page');
    expect(readdirSync(elsewhere)).toEqual(['1.html']);
    expect(existsSync(join(out, '..', 'precious'))).toBe(true);
    expect(readdirSync(out)).toContain('replays.kept');
    const link = join(out, '..', 'link');
    symlinkSync(out, link);
    expect(await again({ force: true, out: link })).toBe(`${link}: is a link; --force wants the folder that it leads to`);
  });

  test('is the only one that force takes', async () => {
    const { again } = await finished();
    const out = temporaryFolder();
    writeFileSync(join(out, 'report.md'), 'mine');
    expect(await again({ force: true, out })).toBe(
      `${out}: holds files, but no run, and --force overwrites only runs; choose another --out`,
    );
    expect(readdirSync(out)).toEqual(['report.md']);
  });

  test('that was killed while it was finished is overwritten, too, with what it had written', async () => {
    const { again, files, out } = await finished();
    const dying = temporaryFolder();
    const finish: RunOptions['finish'] = async (_, __, folder) => {
      await writeAtomic(join(folder, 'charts', 'a.svg'), 'a');
      throw new Error('killed');
    };
    expect(await again({ out: dying, finish })).toBe('killed');
    expect(readdirSync(dying)).toContain('charts');
    expect(await again({ out: dying, force: true })).toBe('done');
    expect(readdirSync(dying).sort()).toEqual(readdirSync(out).sort());
    expect(files()).toContain('run.json');
  });
});
