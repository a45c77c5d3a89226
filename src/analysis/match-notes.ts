import type { MatchNotes } from '../campaign/prepare.ts';
import { countedWords, listWords } from '../compile/index.ts';
import type { Notes } from './summary.ts';

/** How the matches of a campaign differ from what the files say, as a summary tells it. */
export function matchNotes(notes: readonly MatchNotes[]): Pick<Notes, 'waivers' | 'converted' | 'ignored'> {
  const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();
  return {
    waivers: sorted(notes.flatMap((it) => it.waived.map((keyword) => `${keyword} (${it.scenario} under ${it.variant})`))),
    converted: sorted(notes.flatMap((it) => it.converted.map((sheet) => `${sheet} (${it.variant})`))),
    ignored: missed(notes),
  };
}

/** `action-vp and actions (muster under classic and hybrid, where victory points come from kill-points alone)`, by scenario and what is left out of it. */
function missed(notes: readonly MatchNotes[]): string[] {
  const told = new Map<string, { readonly what: string; readonly where: string; readonly left: string; readonly variants: string[] }>();
  for (const { scenario, variant, ignored, counted } of notes) {
    if (ignored.length === 0) continue;
    const what = listWords(ignored);
    const left = countedWords(counted);
    const key = `${scenario} ${what} ${left}`;
    const one = told.get(key) ?? { what, where: scenario, left, variants: [] };
    if (!one.variants.includes(variant)) one.variants.push(variant);
    told.set(key, one);
  }
  return [...told.values()]
    .map(({ what, where, left, variants }) => `${what} (${where} under ${listWords(variants)}, where ${left})`)
    .sort();
}
