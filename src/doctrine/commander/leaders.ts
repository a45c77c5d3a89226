import type { Game, Unit } from '../../rules/index.ts';

/** A character or a warlord on his own: without a unit from the start, or the last of it. */
export function leads(g: Game, u: Unit): boolean {
  const { keywords, parts, roles } = u.sheet;
  if (parts === undefined) return roles.includes('warlord') || keywords.includes('character');
  for (let i = u.first; i < u.first + parts[0].size; i++) if (g.models.alive[i] !== 0) return false;
  return true;
}
