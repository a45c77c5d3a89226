import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_ROOT } from '../../load/root.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { once, wholeNumber } from '../numbers.ts';
import { openPage } from '../open.ts';
import { note, out, outJson } from '../print.ts';

interface StudioArgs {
  readonly port?: string | readonly string[];
  readonly folder?: string | readonly string[];
  readonly build: boolean;
  readonly open: boolean;
  readonly json: boolean;
}

/** Always the same: a browser keeps own files of the studio for an address with its port. */
const PORT = '4747';
const LAST_PORT = 65_535;

export const command: Command<StudioArgs> = {
  takes: '',
  examples: [
    ['sandtable studio --open', 'shows the studio in the browser, until Ctrl-C'],
    ['sandtable studio --port 0', 'at a port that is free; own files are kept for each port apart'],
    ['sandtable studio --folder out/studio', 'as it was built there'],
  ],
  options: (args) =>
    args
      .option('port', { type: 'string', describe: `port, on this machine alone (default: ${PORT})` })
      .option('folder', {
        type: 'string',
        describe: 'folder of a built studio (default: that of the package; in the repository out/studio, built where it is missing)',
      })
      .option('build', { type: 'boolean', default: false, describe: 'build it anew' })
      .option('open', { type: 'boolean', default: false, describe: 'open it in the browser' }),
  run,
};

async function run(args: StudioArgs): Promise<number> {
  const port = wholeNumber('port', once('port', args.port) ?? PORT, 0, LAST_PORT);
  const folder = await builtStudio(once('folder', args.folder), args.build);
  const { serveFolder } = await import('../serve-folder.ts');
  const interrupt = onInterrupt();
  try {
    const served = await serveFolder(folder, port).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`port ${port} cannot be had (${error.code ?? error.message}); name another with --port, 0 for any that is free`);
    });
    if (args.json) outJson({ address: served.address });
    else out(`${served.address}\n`);
    note('The studio is at this address, for this machine alone, until Ctrl-C.');
    if (args.open) await openPage(served.address, 'the studio');
    if (!interrupt.signal.aborted)
      await new Promise<void>((resolve) => interrupt.signal.addEventListener('abort', () => resolve(), { once: true }));
    await served.close();
  } finally {
    interrupt.release();
  }
  return EXIT.done;
}

/** The folder of the built studio. */
async function builtStudio(given: string | undefined, anew: boolean): Promise<string> {
  if (given !== undefined) {
    if (anew) throw new UsageError('--build builds the studio of the repository; leave --folder or --build out');
    if (existsSync(join(given, 'index.html'))) return given;
    throw new UsageError(`${given} holds no built studio (no index.html)`);
  }
  const [vite, config] = ['node_modules/vite/bin/vite.js', 'src/studio/vite.config.ts'].map((it) =>
    fileURLToPath(new URL(it, PACKAGE_ROOT)),
  );
  if (vite === undefined || config === undefined || !existsSync(vite) || !existsSync(config)) return packedStudio(anew);
  const folder = fileURLToPath(new URL('out/studio', PACKAGE_ROOT));
  if (!anew && existsSync(join(folder, 'index.html'))) return folder;
  note('The studio is built…');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error'], {
      cwd: fileURLToPath(PACKAGE_ROOT),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`the studio could not be built (vite ended with ${code})`);
  return folder;
}

/** The folder of the studio that the package brings along. */
function packedStudio(anew: boolean): string {
  if (anew) throw new UsageError('--build builds the studio of the repository, and this is a package, which holds it: leave --build out');
  const folder = fileURLToPath(new URL('dist/studio', PACKAGE_ROOT));
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new UsageError(
    'dist/studio of the package is missing: install sandtable again, or name the folder of a built studio with --folder',
  );
}
