import { writeFileSync } from 'node:fs';
import { loadSelection } from '../../../src/testing/index.ts';
import { builtIn, scenarios } from '../../bundled.ts';
import { loadScenario } from '../../files.ts';
import { apart, gamesOf, RECORD, type TriedIn, triedIn, whatToTry } from './tries.ts';

/** Pairs in which an entry is looked for everywhere, and then in the battles where its code runs most. */
const PAIRS = 1;
const FURTHER = 6;
/** A battle is good enough where all of its first games differ; so many are looked at for one. */
const LOOKED = 2;

/*
 * `npm run tried-in -- tenth`: for each entry of an edition a scenario in which its first games differ by it. Without an edition: all of them, for
 * about an hour.
 */
const battles = scenarios.map((id) => loadScenario(id));
const record: Record<string, string | null> = { ...triedIn() };
const wanted = process.argv.slice(2);
for (const edition of wanted.length > 0 ? wanted : builtIn) {
  const selection = await loadSelection(edition);
  const base = battles.map((battle) => {
    const ran = new Map<string, number>();
    return { battle, ran, games: [...gamesOf(selection, battle, PAIRS, ran)] };
  });
  for (const [id, { rulesets, by }] of whatToTry(selection)) {
    const asIs = rulesets.indexOf(selection.spec);
    const other = await loadSelection(rulesets[asIs === 0 ? 1 : 0]);
    const stays = asIs < 0 ? await loadSelection(rulesets[1]) : selection;
    const rule = other.rules.find((it) => it.rule.id === id)?.rule;
    // Only code of a rule that is on has been counted, and tables and the order of play are none.
    const unseen = asIs !== (by === 'rule' ? 1 : 0) || rule?.tables !== undefined || rule?.sequence !== undefined;
    const order = base.filter(({ ran }) => unseen || ran.has(id)).sort((a, b) => (b.ran.get(id) ?? 0) - (a.ran.get(id) ?? 0));
    let best: { readonly id: string; readonly count: number } | null = null;
    let looked = 0;
    for (const { battle, games } of order) {
      const count = apart(asIs < 0 ? gamesOf(stays, battle, PAIRS) : games, gamesOf(other, battle, PAIRS));
      looked++;
      if (count > (best?.count ?? 0)) best = { id: battle.id, count };
      if (best !== null && (best.count === 2 * PAIRS || looked >= LOOKED)) break;
    }
    const further = (): string | null =>
      order.slice(0, LOOKED).find(({ battle }) => apart(gamesOf(stays, battle, FURTHER), gamesOf(other, battle, FURTHER)) > 0)?.battle.id ??
      null;
    record[id] = best?.id ?? further();
  }
  // Another one of these may have written meanwhile.
  const all: TriedIn = { ...triedIn(), ...Object.fromEntries([...whatToTry(selection).keys()].map((id) => [id, record[id] ?? null])) };
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
  process.stderr.write(`${edition} is done\n`);
}
