import type { Unit } from '../../rules/index.ts';

/** A character or a warlord on his own. */
export const leads = (u: Unit): boolean => u.sheet.roles.includes('warlord') || u.sheet.keywords.includes('character');
