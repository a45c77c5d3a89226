import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { type MessagePort, workerData } from 'node:worker_threads';
import { RunningRow } from '../editions/running.ts';
import { blame } from '../load/blame.ts';

/** What a guard needs, as plain data. */
export interface Guarded {
  /** Where the main thread notes whose code it runs. */
  readonly memory: SharedArrayBuffer;
  /** Grows whenever the main thread comes round to its timers. */
  readonly rounds: SharedArrayBuffer;
  /** Without a sign of life after which code counts as stuck. */
  readonly seconds: number;
  /** Where it is told what was stuck. */
  readonly port: MessagePort;
}

/** Code that was ended. */
export interface Stuck {
  readonly who: string;
  readonly words: string;
  /** Its number is 1 as soon as the main thread is let go of. */
  readonly letGo: SharedArrayBuffer;
}

const LOOK_EVERY_MS = 200;
const LOOKS_A_SECOND = 1000 / LOOK_EVERY_MS;

/** What was not code from outside is looked at again after so many seconds. */
const AGAIN_AFTER_SECONDS = 5;

/** A thread that waits for the system cannot be ended by itself; after so long the process is killed, milliseconds. */
const KILL_AFTER_MS = 3000;

const { memory, rounds, seconds, port } = workerData as Guarded;
const row = new RunningRow(memory, 0);
const round = new Int32Array(rounds);
const most = seconds * LOOKS_A_SECOND;

let life = '';
let looks = 0;
let seen: string | null = null;

setInterval(() => {
  const { beat, entries, game, code } = row.read();
  // While a game is played, what is from outside may keep it from its end although each of its calls ends.
  const now = `${Atomics.load(round, 0)} ${beat} ${game === null ? entries : ''}`;
  looks = now === life ? looks + 1 : 0;
  if (looks === 0) seen = null;
  seen ??= code;
  life = now;
  if (looks <= most) return;
  looks = most - AGAIN_AFTER_SECONDS * LOOKS_A_SECOND;
  stopMain();
}, LOOK_EVERY_MS);

/** Stops the main thread where it is; if that is in code from outside, or was since the last sign of life, ends what it does. */
function stopMain(): void {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    const at = blame(params.callFrames.map((it) => lineOf(it, files)).join('\n'))?.at ?? null;
    const who = seen ?? at;
    const stuck = who === null ? null : { who, words: wordsOf(who, at), letGo: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
    if (stuck !== null) {
      port.postMessage(stuck);
      session.post('Runtime.terminateExecution');
    }
    session.post('Debugger.resume');
    session.post('Debugger.disable');
    session.disconnect();
    if (stuck !== null) letGo(stuck);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  const killed = seen;
  if (killed !== null)
    setTimeout(() => {
      writeSync(2, `sandtable: ${killed}: ${wordsOf(killed, null)}; nor can it be ended, so that the process is killed\n`);
      process.kill(process.pid, 'SIGKILL');
    }, KILL_AFTER_MS);
}

function letGo(stuck: Stuck): void {
  const flag = new Int32Array(stuck.letGo);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

/** A frame as a stack has it. */
const lineOf = ({ functionName, location }: Debugger.CallFrame, files: ReadonlyMap<string, string>): string =>
  `    at ${functionName} (${files.get(location.scriptId) ?? ''}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`;

const wordsOf = (who: string, at: string | null): string =>
  `its code has not come to an end within ${seconds} s (--game-limit)${at === null || at === who ? '' : `; it was in ${at}`}`;
