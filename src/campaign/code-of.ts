import type { Outside } from '../compile/border.ts';

/** All code from outside, in words. */
export function codeOf({ rules, edition }: Outside): string {
  const whose = [...rules].map(([id, at]) => `rule ${id} (${at})`);
  return (edition === null ? whose : [...whose, `the edition (${edition})`]).join(', ');
}
