import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aroundRule } from '../../src/catalogue/around-rule.ts';
import { compileMatch, entriesOf } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { scenarios } from '../bundled.ts';
import { loadExamples } from '../files.ts';
import { ledByScripts } from '../led.ts';
import { FULL } from '../sampled.ts';

const ROOT = rootKey('exercise');
const battles = scenarios.map((id) => ledByScripts(id));
type Battle = (typeof battles)[number];
const battleOf = (scenario: string): Battle => battles.find((it) => it.id === scenario) ?? ledByScripts(scenario);
type Selection = Awaited<ReturnType<typeof loadSelection>>;
type Compiled = ReturnType<typeof compileMatch>;

/** Enough for most rules to show: all battles are tried with this many pairs before any is played further. */
const FIRST_PAIRS = 2;
/** A rule that has not shown although its code ran is looked for so many times further, in the battles where it ran most. */
const FURTHER = 8;
const LIKELIEST = 2;
/** Those that are known to show nowhere are looked for only in the first pairs of so many battles, unless the soak is to be full: their list may only shrink. */
const LIKELIEST_KNOWN = 3;

/** Entries of an edition about army lists alone: all their worked examples check one. No game asks for them. */
function aboutLists(id: string): ReadonlySet<string> {
  const folder = fileURLToPath(new URL(`../../variants/${id}/army/`, import.meta.url));
  const files = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith('.yaml')) : [];
  const examples = files.flatMap((it) => loadExamples(folder + it).examples);
  const others = new Set(examples.filter(({ when }) => when.some((step) => !('muster' in step))).map((it) => it.rule));
  return new Set(examples.map((it) => it.rule).filter((it) => !others.has(it)));
}

/** An engagement in which an entry shows. */
export interface ShownIn {
  readonly scenario: string;
  readonly pair: number;
  readonly seat: 0 | 1;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How often the code of each entry has run, of those whose code did. */
function callsOf({ composed, counters }: Pick<Compiled, 'composed' | 'counters'>): ReadonlyMap<string, number> {
  return new Map(counters.map((id, i) => [id, composed.calls[i] as number] as const).filter(([, calls]) => calls > 0));
}

/** Digests of engagements, one after another, both seats of each pair; meanwhile counts how often the code of each entry ran. */
function* played(selection: Selection, battle: Battle, { from, to }: Stretch, ran?: Map<string, number>): Generator<string> {
  const compiled = compileMatch(selection, battle, { counting: ran !== undefined });
  const player = openPlayer(compiled.match);
  for (let pair = from; pair < to; pair++) {
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo } = player.play(ROOT, pair, seat);
      yield `${digestHi} ${digestLo}`;
    }
  }
  for (const [id, calls] of callsOf(compiled)) ran?.set(id, calls);
}

/** One engagement: its digest, and how often the code of each entry ran if that is counted. */
function one(
  selection: Selection,
  { scenario, pair, seat }: ShownIn,
  counting = false,
): { readonly digest: string; readonly ran: ReadonlyMap<string, number> } {
  const compiled = compileMatch(selection, battleOf(scenario), { counting });
  const { digestHi, digestLo } = openPlayer(compiled.match).play(ROOT, pair, seat);
  return { digest: `${digestHi} ${digestLo}`, ran: callsOf(compiled) };
}

/** What every battle comes to under one selection, and how often the code of each entry ran there; played when first asked for. */
function basesOf(selection: Selection, pairs: number) {
  let bases: { readonly battle: Battle; readonly ran: Map<string, number>; readonly digests: readonly string[] }[] | undefined;
  return () => {
    bases ??= battles.map((battle) => {
      const ran = new Map<string, number>();
      return { battle, digests: [...played(selection, battle, { from: 0, to: pairs }, ran)], ran };
    });
    return bases;
  };
}

/**
 * Entries of a variant's own ledger that are played, but that no bundled scenario exercises in this many pairs: a rule counts as exercised
 * when switching it changes an engagement, a procedure without a switch when its code runs. Each is first tried where it showed the last time
 * (`known`), which is enough if it still does. Those that are expected to be never exercised are looked for in few scenarios, and not any
 * further. Entries about army lists are left out.
 * @param tried which of the entries, in the order of the ledger
 * @returns those that show nowhere, those that show and where, and all that were tried
 */
export async function exercised(
  id: string,
  pairs: number,
  {
    expected,
    known,
    tried,
  }: {
    readonly expected: readonly string[];
    readonly known: ReadonlyMap<string, ShownIn>;
    readonly tried: (it: unknown, k: number) => boolean;
  },
): Promise<{ readonly never: readonly string[]; readonly shown: ReadonlyMap<string, ShownIn>; readonly all: ReadonlySet<string> }> {
  const selection = await loadSelection(id);
  const { variant, rules } = selection;
  const own = variant.entries.length > 0 ? variant.entries : entriesOf(variant);
  const lists = aboutLists(id);
  const simulated = own.filter((it) => (it.simulated === 'full' || it.simulated === 'partial') && !lists.has(it.id));
  const wanted = simulated.map((it) => it.id).filter(tried);
  const base = basesOf(selection, pairs);
  const few = basesOf(selection, FIRST_PAIRS);
  const isPassedOver = (entry: string): boolean => !FULL && expected.includes(entry);
  const ruled = new Map(rules.map((it) => [it.rule.id, it]));

  const lasts = new Map<string, ReturnType<typeof one>>();
  function asLast(last: ShownIn): ReturnType<typeof one> {
    const key = `${last.scenario} ${last.pair} ${last.seat}`;
    const kept = lasts.get(key) ?? one(selection, last, true);
    lasts.set(key, kept);
    return kept;
  }

  function ranIn(entry: string): ShownIn | undefined {
    const last = known.get(entry);
    if (last !== undefined && asLast(last).ran.has(entry)) return last;
    const [bases, upTo] = isPassedOver(entry) ? [few, FIRST_PAIRS] : [base, pairs];
    for (const { battle, ran } of bases()) {
      if (!ran.has(entry)) continue;
      for (let pair = 0; pair < upTo; pair++) {
        const here = new Map<string, number>();
        for (const _ of played(selection, battle, { from: pair, to: pair + 1 }, here));
        if (here.has(entry)) return { scenario: battle.id, pair, seat: 0 };
      }
    }
    return undefined;
  }

  async function changedIn(entry: string, { rule, on }: Selection['rules'][number]): Promise<ShownIn | undefined> {
    const around = aroundRule(selection, entry);
    const [stays, changes] = on ? [around.with, around.without] : [around.without, around.with];
    const asIs = stays === selection.spec;
    const [without, other] = [asIs ? selection : await loadSelection(stays), await loadSelection(changes)];
    const within = (battle: Battle, stretch: Stretch, digests?: readonly string[]): ShownIn | undefined => {
      const mine = played(other, battle, stretch);
      let at = 0;
      for (const digest of digests ?? played(without, battle, stretch)) {
        if (digest !== mine.next().value) return { scenario: battle.id, pair: stretch.from + (at >> 1), seat: at % 2 === 0 ? 0 : 1 };
        at++;
      }
      return undefined;
    };
    const last = known.get(entry);
    if (last !== undefined) {
      const theirs = asIs ? asLast(last).digest : one(without, last).digest;
      if (one(other, last).digest !== theirs) return last;
    }
    // Whatever supersedes it is off for the comparison.
    const replaced = rules.some((it) => it.on && it.rule.supersedes?.includes(entry) === true);
    const unseen = !on || replaced || rule.tables !== undefined || rule.sequence !== undefined;
    // It is likeliest to show where its code runs most.
    const order = (isPassedOver(entry) ? few : base)()
      .filter(({ ran }) => unseen || ran.has(entry))
      .sort((one, two) => (two.ran.get(entry) ?? 0) - (one.ran.get(entry) ?? 0));
    const among = (some: typeof order, upTo: number): ShownIn | undefined => {
      for (const { battle, digests } of some) {
        const found = within(battle, { from: 0, to: upTo }, asIs && upTo <= pairs ? digests.slice(0, 2 * upTo) : undefined);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    if (isPassedOver(entry)) return among(order.slice(0, LIKELIEST_KNOWN), FIRST_PAIRS);
    return (
      among(order, FIRST_PAIRS) ??
      among(order, pairs) ??
      (expected.includes(entry) ? undefined : among(order.slice(0, LIKELIEST), FURTHER * pairs))
    );
  }

  const never: string[] = [];
  const shown = new Map<string, ShownIn>();
  for (const entry of wanted) {
    const selected = ruled.get(entry);
    const found = selected === undefined ? ranIn(entry) : await changedIn(entry, selected);
    if (found === undefined) never.push(entry);
    else shown.set(entry, found);
  }
  return { never, shown, all: new Set(wanted) };
}
