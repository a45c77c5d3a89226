import { hasBit, keyword } from 'sandtable/rules';
import { ARM } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const SLOW_AND_PURPOSEFUL = keyword('slow-and-purposeful');

/** Adds Rapid Fire to the weapons after which such a unit may charge. */
export default defineRule({
  id: 'WAF-USR-30',
  title: 'Slow and Purposeful: steady fire',
  source: 'Special Rules, Slow and Purposeful',
  text: 'It fires Heavy, Salvo and Ordnance weapons as if stationary after moving, and may charge after firing Heavy, Ordnance, Rapid Fire or Salvo weapons.',
  changes: 'classic base: Slow and Purposeful (restated, Rapid Fire added) (CLS-USR-32)',
  default: 'on',
  keyword: 'slow-and-purposeful',
  requires: ['CLS-USR-32'],
  patch: () => ({
    wrap: {
      barsCharge: (next) => (g, model, weapon) =>
        !(weapon.profile.type === ARM['rapid-fire'] && hasBit(g.unitOf(model).anyBits, SLOW_AND_PURPOSEFUL)) && next(g, model, weapon),
    },
  }),
});
