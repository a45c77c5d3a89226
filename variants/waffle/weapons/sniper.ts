import { keyword } from 'sandtable/rules';

export const SNIPER = keyword('sniper');
