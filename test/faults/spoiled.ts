import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from './folders.ts';
import { hosted } from './host.ts';
import { CONTRACT, writeFiles } from './lines.ts';

/** Files in which something is put wrong, and the commands that read them. */
export interface Kind {
  readonly name: string;
  /** The folder that is copied for each try. */
  readonly from: string;
  /** Files in it, any of which is spoiled. */
  readonly files: readonly string[];
  /** Each of these reads it; `FILE` stands for its path. */
  readonly commands: readonly (readonly string[])[];
  /** Whether a person wrote it, so that a message has to name line and column. */
  readonly written: boolean;
  /** Whether what is in it is known by its digest, so that a command that takes it has to give the same result. */
  readonly sealed: boolean;
  /** Of ten thousand tries. */
  readonly tries: number;
}

export const FILE = '<file>';
/** The folder that a command writes, in the folder that is copied. */
export const OUT = 'out';

const bundled = (path: string): string => fileURLToPath(new URL(`../../scenarios/${path}`, import.meta.url));

const SHEETS = ['datasheets/line-infantry.yaml', 'datasheets/veteran-infantry.yaml'];
const ARMIES = ['armies/duel-line.yaml', 'armies/duel-veterans.yaml'];
const DOCTRINES = ['doctrines/steady.yaml', 'doctrines/balanced.yaml', 'doctrines/assault.yaml'];
const SCENARIOS = ['duel.yaml', 'patrol.yaml'];
const ATTACKS = ['attacks/rifles-at-line.yaml', 'attacks/melta-at-tank.yaml', 'attacks/berserkers-at-line.yaml'];
const COPIED = [...SHEETS, ...ARMIES, ...DOCTRINES, ...SCENARIOS, ...ATTACKS, 'battlefields/village.yaml', 'missions/take-and-hold.yaml'];

const EDITIONS = ['classic', 'calixtus', 'waffle', 'hybrid', 'tenth'];
const replayed = (scenario: string, ...more: string[]): string[][] =>
  EDITIONS.map((spec) => ['replay', scenario, '-v', spec, '--data', '.', ...more]);
const started = (scenario: string): string[] => [
  'run',
  scenario,
  '-v',
  'classic',
  '--data',
  '.',
  '-n',
  '1',
  '--players',
  'own',
  '--format',
  'md',
  '--no-audit',
  '--out',
  OUT,
];

const RUN = ['run', 'duel', '-v', 'classic', '-v', 'classic@-CLS-MORALE-03', '--players', 'own', '--format', 'md', '--no-audit'];
const ablating = ['ablate', 'duel', '-v', 'classic', '--rules', 'CLS-MORALE-03', '-n', '2', '--format', 'md'];
const sweeping = ['sweep', 'duel', '-v', 'classic', '--param', 'line-infantry.T=3..4', '-n', '2', '--format', 'md'];
const rating = ['armies', 'duel-line', 'duel-veterans', '--on', 'duel', '-v', 'classic', '-n', '2', '--format', 'md'];
const pricing = ['price', 'duel', '--unit', 'line-1', '-v', 'classic', '-n', '2', '--steps', '2', '--format', 'md'];
const balancing = ['balance', 'duel', '-v', 'classic', '--vary', 'line-infantry.T', '-n', '2', '--confirm-pairs', '2', '--most', '1'];

/** What is left by commands that came to their end, and by one that was stopped: by folder, the command line. */
const LEFT: { readonly [folder: string]: readonly string[] } = {
  run: [...RUN, '-n', '2'],
  stopped: [...RUN, '-n', '130', '--shard', '1/1'],
  part: [...RUN, '-n', '66', '--shard', '1/1'],
  ablate: ablating,
  sweep: sweeping,
  armies: rating,
  price: pricing,
  balance: balancing,
  check: ['check', CONTRACT, '--pairs', '64'],
  import: ['import', 'list.json'],
};

/** Folders of which a copy is made as versions left them that did not note what they wrote. */
const OLD = ['run', 'ablate', 'sweep', 'armies', 'price', 'check'];

function age(folder: string, to: string): void {
  cpSync(folder, to, { recursive: true });
  const path = join(to, OUT, 'run.json');
  const { seal: _, files: __, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: unknown };
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

/** Makes the files and folders that are spoiled later. */
export async function makeKinds(folder: string): Promise<readonly Kind[]> {
  const data = join(folder, 'data');
  for (const path of COPIED) {
    mkdirSync(dirname(join(data, path)), { recursive: true });
    cpSync(bundled(path), join(data, path));
  }
  writeFiles(data);
  await Promise.all(
    Object.entries(LEFT).map(async ([name, args]) => {
      const cwd = join(folder, name);
      mkdirSync(cwd);
      writeFiles(cwd);
      const { code, stderr } = await hosted([...args, '--out', OUT, '-q'], { cwd });
      if (![0, 1, 3].includes(code as number)) throw new Error(`${args.join(' ')}: ${code}: ${stderr}`);
    }),
  );
  for (const name of OLD) age(join(folder, name), join(folder, `old-${name}`));
  return [...written(data), ...left(folder)];
}

function written(from: string): Kind[] {
  const kind = (name: string, files: readonly string[], tries: number, commands: readonly (readonly string[])[]): Kind => ({
    name,
    from,
    files,
    commands: [['validate', FILE, '--kind', name, '--data', '.'], ...commands],
    written: true,
    sealed: false,
    tries,
  });
  return [
    kind('scenario', ['duel.yaml'], 1200, [...replayed(FILE), started(FILE)]),
    kind('scenario', ['patrol.yaml'], 300, replayed(FILE)),
    kind('datasheet', SHEETS, 1400, [...replayed('duel.yaml'), started('duel.yaml')]),
    kind('army', ARMIES, 1000, [...replayed('duel.yaml'), started('duel.yaml')]),
    kind('doctrine', DOCTRINES, 900, [
      ...replayed('duel.yaml', '--doctrine', 'red=steady,blue=balanced'),
      replayed('duel.yaml', '--doctrine', 'red=assault,blue=assault')[0] as string[],
    ]),
    kind('battlefield', ['battlefields/village.yaml'], 500, replayed('patrol.yaml')),
    kind('mission', ['missions/take-and-hold.yaml'], 500, replayed('patrol.yaml')),
    kind('contract', [CONTRACT], 600, [['check', FILE, '--pairs', '2', '--out', OUT, '--data', '.']]),
    kind('examples', [...ATTACKS, 'one.examples.yaml'], 900, [
      ['verify', FILE, '-v', 'classic'],
      ['odds', FILE, '-v', 'classic', '--game-limit', '5'],
      ['odds', FILE, '-v', 'tenth', '--samples', '10'],
    ]),
    { ...kind('import', ['list.json'], 300, []), commands: [['import', FILE, '--out', OUT]], written: false },
  ];
}

function left(folder: string): Kind[] {
  const kind = (name: string, tries: number, files: RegExp, commands: readonly (readonly string[])[]): Kind => {
    const from = join(folder, name);
    const found = filesIn(from).filter((it) => it.startsWith(`${OUT}/`) && files.test(it));
    return { name, from, files: found, commands, written: false, sealed: true, tries };
  };
  const again = (args: readonly string[]): string[] => [...args, '--out', OUT, '--resume'];
  const report = ['report', OUT, '--format', 'md'];
  const result = /\.(json|arrow)$/;
  return [
    kind('run', 700, /\.(json|arrow|md)$/, [
      report,
      again([...RUN, '-n', '2']),
      ['run', '--resume', OUT, '-n', '3'],
      ['rules', 'classic', '--run', OUT],
    ]),
    kind('part', 400, /./, [['merge', OUT, '--out', 'all']]),
    kind('ablate', 250, result, [report, again(ablating)]),
    kind('sweep', 200, result, [report, again(sweeping)]),
    kind('armies', 200, result, [report, again(rating)]),
    kind('price', 200, result, [report, again(pricing)]),
    kind('balance', 200, result, [report, again(balancing)]),
    kind('check', 200, result, [report, again(['check', CONTRACT, '--pairs', '64'])]),
    ...OLD.map((name) => ({
      ...kind(`old-${name}`, name === 'run' ? 300 : 100, result, [report, ['rules', 'classic', '--run', OUT]]),
      // Nobody can know what it should say.
      sealed: false,
    })),
    kind('import', 50, /files\.json$/, [['import', 'list.json', '--out', OUT, '--force']]),
  ];
}
