import { openPlayer, rootKey, type Tracer } from '../../src/engine/index.ts';
import { type Frame, purposes } from '../../src/rules/index.ts';
import { type Cell, digestOf, matchOf, nameOf, shuffled } from './cells.ts';

/** Frames of the call stack, counting editions only, that distinguish one kind of die from another. */
const DEPTH = 8;
/** Deep enough to get through the engine to the rules. */
const STACK = 60;

class Interruption extends Error {}

/** Notes the kind of each die, and aborts at one of them. */
class Interrupter implements Tracer {
  readonly kinds: string[] = [];
  at = Number.POSITIVE_INFINITY;
  #drawn = 0;
  readonly #noting: boolean;

  constructor(noting: boolean) {
    this.#noting = noting;
  }

  event(): void {}

  die(_frame: Frame, why: number): void {
    if (this.#noting) this.kinds.push(`${purposes.names[why]} ${whoAsks()}`);
    if (++this.#drawn === this.at) throw new Interruption();
  }

  begin(at: number): void {
    this.#drawn = 0;
    this.kinds.length = 0;
    this.at = at;
  }
}

/** The functions of editions on the stack, by their position in their files; nothing else of a stack is worked out, because there are many dice. */
function callers(_error: Error, sites: readonly NodeJS.CallSite[]): string {
  let text = '';
  for (let k = 0, found = 0; k < sites.length && found < DEPTH; k++) {
    const file = sites[k]?.getFileName() ?? '';
    const at = file.indexOf('/variants/');
    if (at < 0) continue;
    text += ` < ${sites[k]?.getFunctionName()} ${file.slice(at + '/variants/'.length)}`;
    found++;
  }
  return text;
}

function whoAsks(): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.prepareStackTrace = callers;
  Error.stackTraceLimit = STACK;
  const stack = String(new Error().stack);
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/**
 * Aborts engagements of a cell, once at each new kind of die (not in `met`), up to a limit. Afterwards the same engagement,
 * and an unrelated one, must give the same results as before. Names the kinds after which they did not.
 */
export async function movedByInterrupts(
  cell: Cell,
  pairs: number,
  most: number,
  met: Set<string>,
): Promise<{ problems: string[]; interrupts: number }> {
  const match = await matchOf(cell);
  const noter = new Interrupter(true);
  const noting = openPlayer(match, noter);
  const interrupter = new Interrupter(false);
  const player = openPlayer(match, interrupter);
  const root = rootKey('interrupts');
  const other = digestOf(player.play(root, pairs, 1));
  const problems: string[] = [];
  let interrupts = 0;
  for (let pair = 0; pair < pairs; pair++) {
    noter.begin(Number.POSITIVE_INFINITY);
    const whole = digestOf(noting.play(root, pair, 0));
    const fresh = noter.kinds.flatMap((kind, k) => (met.has(kind) || noter.kinds.indexOf(kind) < k ? [] : [{ kind, at: k + 1 }]));
    for (const { kind, at } of shuffled(fresh, nameOf(cell)).slice(0, Math.max(0, most - interrupts))) {
      met.add(kind);
      interrupter.begin(at);
      try {
        player.play(root, pair, 0);
      } catch (error) {
        if (!(error instanceof Interruption)) throw error;
      }
      interrupter.begin(Number.POSITIVE_INFINITY);
      interrupts++;
      if (digestOf(player.play(root, pair, 0)) !== whole || digestOf(player.play(root, pairs, 1)) !== other)
        problems.push(`${nameOf(cell)}, pair ${pair}, die ${at}: ${kind}`);
    }
  }
  return { problems, interrupts };
}
