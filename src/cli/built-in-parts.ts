import { builtIns } from '../load/resolve.ts';
import { loadVariant } from '../load/variant.ts';
import { isVariant } from '../rules/index.ts';

/** Words and rules that the built-in editions of a family have. */
export async function builtInParts(family: string): Promise<{ readonly words: ReadonlySet<string>; readonly rules: ReadonlySet<string> }> {
  const words = new Set<string>();
  const rules = new Set<string>();
  for (const id of Object.keys(builtIns())) {
    const found = await loadVariant(id);
    if (!isVariant(found) || found.edition.family !== family) continue;
    for (const word of found.edition.keywords) words.add(word);
    for (const { id: rule } of found.rules) rules.add(rule);
  }
  return { words, rules };
}
