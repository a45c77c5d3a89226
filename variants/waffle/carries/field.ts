import type { Restated } from '../carries.ts';

export const field: Restated = {
  seams: { pieceCover: ['WAF-TERRAIN-01', 'WAF-TERRAIN-05', 'WAF-TERRAIN-09', 'WAF-TERRAIN-11'] },
  steps: {},
};
