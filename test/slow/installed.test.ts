import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LIMIT_MS } from '../limit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let home: string;
let packed: Packed;

function run(cwd: string, command: string, args: readonly string[], env: { readonly [name: string]: string } = {}, timeout = LIMIT_MS) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env }, timeout });
  return { code: status, stdout, stderr };
}

/** Runs it and demands that it succeeds. */
function done(cwd: string, command: string, args: readonly string[], env?: { readonly [name: string]: string }): string {
  const { code, stdout, stderr } = run(cwd, command, args, env);
  expect({ code, stderr: code === 0 ? '' : stderr, stdout: code === 0 ? '' : stdout }).toEqual({ code: 0, stderr: '', stdout: '' });
  return stdout;
}

const sandtable = (...args: readonly string[]): string => done(home, 'npx', ['--no-install', 'sandtable', ...args]);

/** npm waits for ever for a registry that does not answer, and now and then on a tarball: it is given minutes, three times, each with nothing there. */
function install(attempt: number): string {
  const home = join(folder, `home-${attempt}`);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "name": "home", "version": "1.0.0", "private": true, "type": "module" }\n');
  const args = ['install', join(folder, packed.filename), '--cache', join(folder, `empty-cache-${attempt}`), '--no-audit', '--no-fund'];
  const { code, stderr } = run(home, 'npm', args, {}, 240_000);
  if (code === null && attempt < 3) return install(attempt + 1);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return home;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  [packed] = JSON.parse(done(root, 'npm', ['pack', '--json', '--pack-destination', folder])) as [Packed];
  home = install(1);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('is small, and holds no sources and no source maps', () => {
    // Pictures weigh most: pngquant makes a third of what the gallery draws. Half is the studio, which has the editions and all worked examples a second time, and what draws charts
    // three times: for its page, for its workers, and as text for the reports that it makes.
    expect(packed.size).toBeLessThan(5_500_000);
    expect(packed.unpackedSize).toBeLessThan(22_000_000);
    expect(packed.files.map((it) => it.path).filter((it) => /\.map$|(?<!\.d)\.ts$/.test(it))).toEqual([]);
  });

  test('has every file and picture that its pages link to; what it has not is linked at its home', () => {
    const there = new Set(packed.files.flatMap((it) => [it.path, ...above(it.path)]));
    const pages = packed.files.map((it) => it.path).filter((it) => it.endsWith('.md'));
    expect(pages).toContain('README.md');
    expect(pages).toContain('src/stats/README.md');
    const links = pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|srcset)="([^"]+)"/g)].map((it) => ({
        page,
        to: it[1] ?? it[2] ?? '',
      })),
    );
    const outward = links.filter((it) => /^https?:/.test(it.to));
    const inward = links.filter((it) => !/^https?:/.test(it.to));
    expect(inward.length).toBeGreaterThan(20);
    expect(inward.filter(({ page, to }) => !there.has(normalize(join(dirname(page), to)).replace(/\/$/, '')))).toEqual([]);

    const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { repository: { url: string } };
    const address = repository.url.replace(/^git\+|\.git$/g, '');
    const ours = outward.filter((it) => it.to.startsWith(`${address}/`));
    expect(ours.length).toBeGreaterThan(0);
    // Files of the repository are there under the name that the link has.
    for (const { to } of ours) expect(existsSync(join(root, to.replace(/^.*?\/(blob|raw)\/main\//, '')))).toBe(true);
  });

  test('passes the checks of publint and arethetypeswrong, and could be published', () => {
    const tarball = join(folder, packed.filename);
    expect(done(root, bin('publint'), ['run', tarball, '--strict'])).toContain('All good');
    done(root, bin('attw'), [tarball, '--profile', 'esm-only']);
    const said = run(root, 'npm', ['publish', '--dry-run', tarball]);
    expect(said.code).toBe(0);
    const warnings = said.stderr.split('\n').filter((it) => it.startsWith('npm warn') && !it.includes('requires you to be logged in'));
    expect(warnings).toEqual([]);
  });
});

describe('installed in an empty folder, with nothing in the cache', () => {
  test('the command runs, and says its version and where a rule is', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(sandtable('--version').trim()).toBe(version);
    sandtable('run', 'duel', '-v', 'classic', '-v', 'tenth', '-n', '20', '--out', 'out/duel', '--players', 'own');
    expect(existsSync(join(home, 'out/duel/report.html'))).toBe(true);
    const [table = '', parameters] = sandtable('rules', '--where', 'CAL-SHOOT-14').trim().split('\n\n');
    expect(parameters).toContain('CAL-SHOOT-14.perWound ');
    const places = table.split('\n').slice(1);
    expect(places.filter((it) => it.startsWith('rule '))).toHaveLength(1);
    expect(places.filter((it) => it.startsWith('example '))).toHaveLength(6);
    for (const place of places) expect(existsSync(join(home, place.replace(/^\w+ +/, '').replace(/:\d+$/, '')))).toBe(true);
  });

  test('the studio is shown as the package brings it along, with its licences', async () => {
    expect(run(home, join(home, 'node_modules/.bin/sandtable'), ['studio', '--build']).stderr).toContain(
      'this is a package, which holds it',
    );
    const shown = spawn(join(home, 'node_modules/.bin/sandtable'), ['studio', '--port', '0', '--json'], { cwd: home, detached: true });
    try {
      const [told] = (await once(shown.stdout, 'data')) as [Buffer];
      const { address } = JSON.parse(told.toString()) as { address: string };
      const page = await (await fetch(address)).text();
      const [, script = 'none'] = /<script type="module" crossorigin src="\.\/([^"]+)"/.exec(page) ?? [];
      const files = await Promise.all(
        [script, 'licenses.md', 'licenses-of-workers.md'].map(async (it) => (await fetch(address + it)).text()),
      );
      expect(files[0]).toContain('studio-app');
      expect(files[1]).toContain('## lit - ');
      expect(files[2]).toContain('## cephes - ');
    } finally {
      if (shown.pid !== undefined) process.kill(-shown.pid, 'SIGINT');
    }
  });

  test('a strict TypeScript program, whose compiler checks our types too, plays a campaign', () => {
    const modules = ['rules', 'kit', 'blocks', 'report', 'testing', 'classic', 'calixtus', 'waffle', 'hybrid', 'tenth'];
    const program = [
      "import { loadFormats, loadScenario, playCampaign, summarise } from 'sandtable';",
      ...modules.map((it) => `import * as ${it} from 'sandtable/${it}';`),
      `export const all = [${modules.join(', ')}];`,
      "const battle = loadScenario('duel', { formats: await loadFormats() });",
      "const { campaign } = await playCampaign({ battles: [battle], specs: ['classic'], pairs: 8, seed: 'a', workers: 1 });",
      'const rows: number = summarise(campaign).results.length;',
      "process.stdout.write([rows, campaign.columns[0]?.[0]?.rows].join(' '));",
      'declare const process: { readonly stdout: { write(text: string): void } };',
      '',
    ];
    writeFileSync(join(home, 'program.ts'), program.join('\n'));
    const options = { target: 'ES2022', module: 'NodeNext', strict: true, skipLibCheck: false, types: [] };
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }));
    done(home, bin('tsc'), ['-p', '.']);
    expect(done(home, process.execPath, ['program.js'])).toBe('1 16');
  });

  test('an edition and a chart of one’s own run from there', () => {
    sandtable('init', 'variant', 'my-rules');
    expect(sandtable('verify', './my-rules')).toContain('1 passed, 0 failed');
    done(home, bin('tsc'), ['-p', 'my-rules/jsconfig.json']);
    sandtable('run', 'duel', '-v', 'classic', '-v', './my-rules', '-n', '20', '--out', 'out/own', '--players', 'own');
    const { results } = JSON.parse(readFileSync(join(home, 'out/own/summary.json'), 'utf8')) as { results: unknown[] };
    expect(results).toHaveLength(2);
    writeFileSync(
      join(home, 'mine.js'),
      "export default { id: 'mine', question: 'How long do games last?', table: 'lengths', spec: () => ({ mark: 'bar', encoding: { x: { field: 'rounds', type: 'ordinal' }, y: { field: 'share', type: 'quantitative' } } }) };\n",
    );
    sandtable('report', 'out/own', '--chart', './mine.js');
    expect(readdirSync(join(home, 'out/own/charts')).filter((it) => it.startsWith('mine.'))).toContain('mine.svg');
  });

  test('the action checks the contracts of the folder, and none that a package brings along', () => {
    const contract = (id: string): string =>
      `format: 1\nid: ${id}\ntitle: ${id}\nvariant: classic\nscenarios: [duel]\npairs: 300\npromises:\n  - score: { from: 0.05, to: 0.95 }\n`;
    for (const path of ['rules/even.balance.yaml', 'node_modules/of-others/rules/other.balance.yaml']) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), contract(path.replace(/^.*\/|\.balance\.yaml$/g, '')));
    }
    const file = readFileSync(join(home, 'node_modules/sandtable/.github/actions/check/action.yml'), 'utf8');
    const { runs } = parse(file) as { runs: { steps: [{ run: string }] } };
    const output = join(folder, 'output.txt');
    writeFileSync(output, '');
    const inputs = { CONTRACTS: '**/*.balance.yaml', VERSION: '', COMMAND: '', ARGUMENTS: '--quiet', SANDTABLE_UNDECIDED: 'fail' };
    const said = done(home, 'bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', runs.steps[0].run], {
      ...inputs,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: output,
    });
    expect(said).not.toContain('other');
    const results = /^results=(.*)$/m.exec(readFileSync(output, 'utf8'))?.[1] ?? '';
    expect(readdirSync(results)).toEqual(['even']);
    expect(readFileSync(output, 'utf8')).toContain('verdict=kept\n');
  });
});

/** The folders that a path lies in. */
function above(path: string): string[] {
  const up = dirname(path);
  return up === '.' ? [] : [up, ...above(up)];
}
