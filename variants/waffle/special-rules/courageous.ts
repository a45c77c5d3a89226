import { keyword } from 'sandtable/rules';

export const COURAGEOUS = keyword('know-no-fear');
