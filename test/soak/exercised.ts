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
type Selection = Awaited<ReturnType<typeof loadSelection>>;

/** Enough for most rules to show: all battles are tried with this many pairs before any is played further. */
const FIRST_PAIRS = 2;
/** A rule that has not shown although its code ran is looked for so many times further, in the battles where it ran most. */
const FURTHER = 8;
const LIKELIEST = 2;
/** Those that are known to show nowhere are looked for only in so many battles, unless the soak is to be full: their list may only shrink. */
const LIKELIEST_KNOWN = 5;

/** Entries of an edition about army lists alone: all their worked examples check one. No game asks for them. */
function aboutLists(id: string): ReadonlySet<string> {
  const folder = fileURLToPath(new URL(`../../variants/${id}/army/`, import.meta.url));
  const files = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith('.yaml')) : [];
  const examples = files.flatMap((it) => loadExamples(folder + it).examples);
  const others = new Set(examples.filter(({ when }) => when.some((step) => !('muster' in step))).map((it) => it.rule));
  return new Set(examples.map((it) => it.rule).filter((it) => !others.has(it)));
}

/** Digests of engagements, one after another; meanwhile counts how often the code of each entry ran. */
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

/**
 * Entries of a variant's own ledger that are played, but that no bundled scenario exercises in this many pairs: a rule counts as exercised
 * when switching it changes an engagement, a procedure without a switch when its code runs. Those that are expected to be among them are
 * looked for in few scenarios, and not any further. Entries about army lists are left out.
 */
export async function neverExercised(id: string, pairs: number, expected: readonly string[]): Promise<string[]> {
  const selection = await loadSelection(id);
  const { variant, rules } = selection;
  const own = variant.entries.length > 0 ? variant.entries : entriesOf(variant);
  const lists = aboutLists(id);
  const wanted = new Set(
    own.filter((it) => (it.simulated === 'full' || it.simulated === 'partial') && !lists.has(it.id)).map((it) => it.id),
  );
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
    const around = aroundRule(selection, entry);
    const [stays, changes] = on ? [around.with, around.without] : [around.without, around.with];
    const asIs = stays === selection.spec;
    // Whatever supersedes it is off for the comparison.
    const replaced = rules.some((it) => it.on && it.rule.supersedes?.includes(entry) === true);
    const unseen = !on || replaced || rule.tables !== undefined || rule.sequence !== undefined;
    const [without, other] = [asIs ? selection : await loadSelection(stays), await loadSelection(changes)];
    // It is likeliest to show where its code runs most.
    const order = base
      .filter(({ ran }) => unseen || ran.has(entry))
      .sort((one, two) => (two.ran.get(entry) ?? 0) - (one.ran.get(entry) ?? 0));
    const shows = (among: typeof order, upTo: number): boolean =>
      among.some(({ battle, digests }) => {
        const mine = played(other, battle, upTo);
        const theirs = asIs && upTo <= pairs ? digests.slice(0, 2 * upTo) : played(without, battle, upTo);
        for (const digest of theirs) if (digest !== mine.next().value) return true;
        return false;
      });
    const isKnown = expected.includes(entry);
    const among = isKnown && !FULL ? order.slice(0, LIKELIEST_KNOWN) : order;
    if (shows(among, FIRST_PAIRS) || shows(among, pairs)) continue;
    if (isKnown || !shows(order.slice(0, LIKELIEST), FURTHER * pairs)) never.push(entry);
  }
  return never;
}
