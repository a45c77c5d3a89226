import { keyword } from 'sandtable/rules';

export const BLAST = keyword('blast');
