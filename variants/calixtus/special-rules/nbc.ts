import { keyword } from 'sandtable/rules';

export const NBC = keyword('nbc');
export const SHIELDED = keyword('hostile-environment-shielding');
