import type { Restated } from '../carries.ts';

export const turn: Restated = { seams: { charge: ['WAF-ASSAULT-01'], fightCombats: ['WAF-ASSAULT-01'] }, steps: {} };
