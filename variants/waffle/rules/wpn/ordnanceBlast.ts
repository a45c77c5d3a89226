import { defineRule } from '../../family.ts';

/** Markers of Ordnance and Primary weapons scatter 2D6" however near the target is. (That they roll no To Hit: `landsAsOrdnance`.) */
export const ordnanceBlast = defineRule({
  id: 'WAF-WPN-09',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { namesScatter: (next) => (g, a) => s.landsAsOrdnance(g, a) || next(g, a) },
  }),
});
