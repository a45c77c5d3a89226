import type { Code, CodeTrace } from '../../src/compile/instruments.ts';
import { compileMatch } from '../../src/compile/match.ts';
import { rootKey } from '../../src/engine/dice/root-key.ts';
import { reachableFrom } from '../../src/engine/keeper.ts';
import { openPlayer, type Player } from '../../src/engine/play.ts';
import { loadSelection } from '../../src/load/selection.ts';
import { memories, modelRegisters } from '../../src/rules/index.ts';
import { loadScenario } from '../files.ts';

/** So many calls of each procedure are looked at, and later one in `LATER`. */
const FIRST = 8;
const LATER = 192;

type Numbers = ArrayLike<number> & ArrayBufferView;

/** A column of the state, or the plain fields of one object. */
interface Part {
  readonly path: string;
  sum(): number;
}

/** A call that is looked at, and what is seen to be written in it; that counts if it answers. */
interface Call {
  readonly code: Code;
  readonly lo: number;
  readonly hi: number;
  readonly asked: number;
  readonly sums: readonly number[];
  readonly found: Set<string>;
}

/**
 * What is written in silence (no event, no die) while procedures answer, in one game: `procedure: column`. Dots lead to a column from the arena, or from what
 * a rule remembers (`arenaMemory`) by its name; indices are left out.
 * @param isLeftOut columns that are not looked at
 */
export async function writtenByAnswers(spec: string, scenario: string, isLeftOut: (path: string) => boolean): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const calls = new Map<Code, number>();
  const open: (Call | null)[] = [];
  let player: Player | null = null;
  let parts: readonly Part[] = [];
  const compare = (call: Call): void => {
    if (player === null) return;
    const { log, dice } = player.witness;
    if (log.lo !== call.lo || log.hi !== call.hi || dice.asked !== call.asked) return;
    for (const [k, part] of parts.entries())
      if (k < call.sums.length && !Object.is(part.sum(), call.sums[k])) call.found.add(`${call.code.seam}: ${part.path}`);
  };
  const trace: CodeTrace = {
    enter(code) {
      const outer = open.at(-1);
      // What a rule has written before it asks the procedure within is seen there, even if it is taken back later.
      if (outer?.code.kind === 'wrap' && outer.code.seam === code.seam && code.layer < outer.code.layer) compare(outer);
      const nth = (calls.get(code) ?? 0) + 1;
      calls.set(code, nth);
      if (player === null || (nth > FIRST && nth % LATER !== 0)) {
        open.push(null);
        return;
      }
      const { log, dice } = player.witness;
      open.push({ code, lo: log.lo, hi: log.hi, asked: dice.asked, sums: parts.map((it) => it.sum()), found: new Set() });
    },
    leave(answer) {
      const call = open.pop();
      if (call === undefined || call === null || answer === undefined) return;
      compare(call);
      for (const it of call.found) found.add(it);
    },
  };
  const { match } = compileMatch(await loadSelection(spec), loadScenario(scenario), { trace });
  const playing = openPlayer(match);
  const fixed = reachableFrom(match);
  playing.begin(rootKey('answers'), 0, 0);
  player = playing;
  do parts = partsOf(playing, fixed, isLeftOut);
  while (playing.step());
  return found;
}

/** Columns and fields of the arena and of what rules remember. Memories that are opened during a step are known from the next one on. */
function partsOf({ arena }: Player, fixed: ReadonlySet<object>, isLeftOut: (path: string) => boolean): readonly Part[] {
  const parts: Part[] = [];
  const seen = new Set<object>();
  const walk = (value: object, path: string): void => {
    if (seen.has(value) || fixed.has(value) || isLeftOut(path)) return;
    seen.add(value);
    if (ArrayBuffer.isView(value)) {
      const column = value as unknown as Numbers;
      parts.push({ path, sum: () => sumOf(column) });
      return;
    }
    const fields = value as { readonly [name: string]: unknown };
    const plain: string[] = [];
    for (const [name, it] of Object.entries(fields)) {
      const at = Array.isArray(value)
        ? value === arena.models.reg
          ? `${path}.${modelRegisters.names[Number(name)]}`
          : path
        : `${path}.${name}`;
      if (typeof it === 'object' && it !== null) walk(it, at);
      else if (typeof it !== 'function' && !isLeftOut(at)) plain.push(name);
    }
    for (const name of plain) parts.push({ path: Array.isArray(value) ? path : `${path}.${name}`, sum: () => numberOf(fields[name]) });
  };
  // Those are named below.
  seen.add(arena.memory);
  walk(arena, 'arena');
  const { opened, records } = arena.memory;
  for (const slot of opened) {
    const record = records[slot];
    if (record !== undefined) walk(record, memories.names[slot] ?? '');
  }
  return parts;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : typeof value === 'boolean' ? (value ? 1 : 2) : 0);

/** Another sum for other contents, nearly always. */
function sumOf(column: Numbers): number {
  let sum = 0;
  for (let k = 0; k < column.length; k++) sum = sum * 1.000001 + (column[k] as number) * (k + 1);
  return sum;
}
