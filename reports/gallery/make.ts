/**
 * Plays what the gallery shows and redraws it: `npm run gallery`, or `npm run gallery -- odds sweep` for some folders. Everything is
 * seeded, so pictures change only with the rules, the engine or the charts. Pages are photographed where Chromium is installed.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadChart } from 'sandtable/report';
import { photographs } from './photographs.ts';
import { SOURCES, type Source } from './pictures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));
const folderOf = ({ folder }: Source): string => `${ROOT}out/gallery/${folder}`;
const shownCommand = ({ command }: Source): string =>
  `sandtable ${command.map((word) => (/[*,]/.test(word) ? `'${word}'` : word)).join(' ')}`;

function play(source: Source): void {
  const args = ['--import', 'tsx', `${ROOT}src/cli.ts`, ...source.command, '--out', folderOf(source), '--force'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${shownCommand(source)} ended with exit code ${status}`);
  for (const chart of source.charts) {
    for (const ending of ['png', 'dark.png'])
      copyFileSync(`${folderOf(source)}/charts/${chart}.${ending}`, `${HERE}${source.prefix ?? ''}${chart}.${ending}`);
  }
}

async function section(source: Source): Promise<string> {
  const pictures = await Promise.all(
    source.charts.map(async (id) => {
      const { question } = await loadChart(id);
      const file = `${source.prefix ?? ''}${id}`;
      return `<picture><source media="(prefers-color-scheme: dark)" srcset="${file}.dark.png"><img alt="${question}" src="${file}.png" width="600"></picture>`;
    }),
  );
  return [`## ${source.title}`, source.says, `\`\`\`sh\n${shownCommand(source)}\n\`\`\``, ...pictures].join('\n\n');
}

const wanted = process.argv.slice(2);
const known = [...SOURCES.map(({ folder }) => folder), 'pages', 'studio'];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`nothing in the gallery is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
for (const source of SOURCES) if (wanted.length === 0 || wanted.includes(source.folder)) play(source);

const pages = await photographs(`${ROOT}out/gallery`, HERE, (name) => wanted.length === 0 || wanted.includes(name));
const used = new Set([
  ...SOURCES.flatMap(({ charts, prefix = '' }) => charts.flatMap((id) => [`${prefix}${id}.png`, `${prefix}${id}.dark.png`])),
  ...pages.files,
]);
for (const file of readdirSync(HERE))
  if (file.endsWith('.png') && !used.has(file) && existsSync(`${HERE}${file}`)) rmSync(`${HERE}${file}`);

const head = `# Gallery

What sandtable draws, from real runs on the bundled scenarios. \`npm run gallery\` plays them again and draws every picture anew.`;
writeFileSync(`${HERE}README.md`, `${[head, pages.text, ...(await Promise.all(SOURCES.map(section)))].join('\n\n')}\n`);
