import { compileMatch, entriesOf, parseSpec, printSpec } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { scenarios } from '../bundled.ts';

const ROOT = rootKey('exercise');
const battles = scenarios.map((id) => loadScenario(id));
type Battle = (typeof battles)[number];
type Selection = Awaited<ReturnType<typeof loadSelection>>;

/** Digests of engagements, one after the other, and the entries whose code ran meanwhile. */
function* played(selection: Selection, battle: Battle, pairs: number, ran?: Set<string>): Generator<string> {
  const { match, composed, counters } = compileMatch(selection, battle, { counting: ran !== undefined });
  const player = openPlayer(match);
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo } = player.play(ROOT, pair, seat);
      yield `${digestHi} ${digestLo}`;
    }
  }
  counters.forEach((id, i) => {
    if ((composed.calls[i] as number) > 0) ran?.add(id);
  });
}

function switched({ spec }: Selection, ids: readonly string[], kind: 'on' | 'off'): Promise<Selection> {
  const parsed = parseSpec(spec);
  return loadSelection(printSpec({ ...parsed, switches: [...parsed.switches, ...ids.map((id) => ({ kind, id }))] }));
}

/**
 * Entries of a variant's own ledger that are played, and that no bundled scenario brings up in so many pairs: a rule counts
 * as exercised when an engagement goes another way with it switched, a procedure that cannot be switched when its code runs.
 */
export async function neverExercised(id: string, pairs: number): Promise<string[]> {
  const selection = await loadSelection(id);
  const { variant, rules } = selection;
  const own = variant.catalogue.length > 0 ? variant.catalogue : entriesOf(variant);
  const wanted = new Set(own.filter((it) => it.simulated === 'full' || it.simulated === 'partial').map((it) => it.id));
  const base = battles.map((battle) => {
    const ran = new Set<string>();
    return { battle, ran, digests: [...played(selection, battle, pairs, ran)] };
  });
  const never: string[] = [];
  const ruled = new Map(rules.map((it) => [it.rule.id, it]));
  for (const entry of wanted) {
    const selected = ruled.get(entry);
    if (selected === undefined) {
      if (!base.some(({ ran }) => ran.has(entry))) never.push(entry);
      continue;
    }
    const { rule, on } = selected;
    const unseen = !on || rule.tables !== undefined || rule.sequence !== undefined;
    // A rule that is off may need others that are: with them it is compared with them alone.
    const needs: string[] = [];
    for (const next = [...(rule.requires ?? [])]; next.length > 0; ) {
      const needed = ruled.get(next.pop() as string);
      if (needed === undefined || needed.on) continue;
      needs.push(needed.rule.id);
      next.push(...(needed.rule.requires ?? []));
    }
    const without = needs.length === 0 ? selection : await switched(selection, needs, 'on');
    const other = await switched(without, [entry], on ? 'off' : 'on');
    const differs = base.some(({ battle, ran, digests }) => {
      if (!unseen && !ran.has(entry)) return false;
      const mine = played(other, battle, pairs);
      for (const digest of needs.length === 0 ? digests : played(without, battle, pairs)) if (digest !== mine.next().value) return true;
      return false;
    });
    if (!differs) never.push(entry);
  }
  return never;
}
