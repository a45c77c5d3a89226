import { compileMatch, entriesOf, parseSpec, printSpec } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { scenarios } from '../bundled.ts';

const ROOT = rootKey('exercise');
const battles = scenarios.map((id) => loadScenario(id));
type Battle = (typeof battles)[number];
type Selection = Awaited<ReturnType<typeof loadSelection>>;

/** Enough for most rules to show: all battles are tried with so many pairs before any is played further. */
const FIRST_PAIRS = 2;

/** Digests of engagements, one after the other; counts how often the code of each entry ran meanwhile. */
function* played(selection: Selection, battle: Battle, pairs: number, ran?: Map<string, number>): Generator<string> {
  const { match, composed, counters } = compileMatch(selection, battle, { counting: ran !== undefined });
  const player = openPlayer(match);
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo } = player.play(ROOT, pair, seat);
      yield `${digestHi} ${digestLo}`;
    }
  }
  counters.forEach((id, i) => {
    const calls = composed.calls[i] as number;
    if (calls > 0) ran?.set(id, (ran.get(id) ?? 0) + calls);
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
    const ran = new Map<string, number>();
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
    // What has taken its place is off for the comparison.
    const owners = rules.filter((it) => it.on && it.rule.supersedes?.includes(entry) === true).map((it) => it.rule.id);
    const unseen = !on || owners.length > 0 || rule.tables !== undefined || rule.sequence !== undefined;
    // A rule that is off may need others that are: with them it is compared with them alone.
    const needs: string[] = [];
    for (const next = [...(rule.requires ?? [])]; next.length > 0; ) {
      const needed = ruled.get(next.pop() as string);
      if (needed === undefined || needed.on) continue;
      needs.push(needed.rule.id);
      next.push(...(needed.rule.requires ?? []));
    }
    const asIs = needs.length === 0 && owners.length === 0;
    const without = asIs ? selection : await switched(await switched(selection, owners, 'off'), needs, 'on');
    const other = await switched(without, [entry], on ? 'off' : 'on');
    // Where its code runs most it is likeliest to show.
    const order = base
      .filter(({ ran }) => unseen || ran.has(entry))
      .sort((one, two) => (two.ran.get(entry) ?? 0) - (one.ran.get(entry) ?? 0));
    const differs = [FIRST_PAIRS, pairs].some((upTo) =>
      order.some(({ battle, digests }) => {
        const mine = played(other, battle, upTo);
        const theirs = asIs ? digests.slice(0, 2 * upTo) : played(without, battle, upTo);
        for (const digest of theirs) if (digest !== mine.next().value) return true;
        return false;
      }),
    );
    if (!differs) never.push(entry);
  }
  return never;
}
