import { keyword } from 'sandtable/rules';

export const BARRAGE = keyword('barrage');
