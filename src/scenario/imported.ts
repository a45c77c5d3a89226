import { counted } from '../rules/counted.ts';
import type { Army } from './types.ts';

/** What readers of results have to know of armies of list builders, each once. */
export function importedWords(armies: readonly Pick<Army, 'title' | 'imported'>[]): string[] {
  const told = armies.flatMap(({ title, imported }) => {
    if (imported === undefined) return [];
    const { notPlayed } = imported;
    if (notPlayed === 0) return [`${title} is imported; all of its abilities are played.`];
    return [
      `${title} is imported; ${counted(notPlayed, 'of its abilities is', 'of its abilities are')} not played: this is of its stat lines and weapons.`,
    ];
  });
  return [...new Set(told)];
}
