import { keyword } from 'sandtable/rules';

export const HOT = keyword('gets-hot');
