import { keyword } from 'sandtable/rules';

/** The base's Crusader under another name: Crusader keeps its meaning, and the two do not add up. */
export const FRENZY = keyword('frenzy');
export const CRUSADER = keyword('crusader');
