import { defineRule } from '../family.ts';

/** Markers of Ordnance and Primary weapons scatter 2D6" however near the target is. (That they roll no To Hit: `landsAsOrdnance`.) */
export default defineRule({
  id: 'WAF-WPN-09',
  title: 'Blast: Ordnance and Primary weapons',
  source: 'Special Rules, Blast, paragraph 3',
  text: [
    'Blast weapons that are Ordnance or Primary do not roll To Hit; they scatter 2D6 minus the firer\'s BS, to no less than 0".',
    'Ruling: Always 2D6, even under 6" (the rule names its distance). A Hit! leaves the marker in place: the small-arrow rule is given for missed rolls only, and the barrage rule, which borrows this procedure, treats Hit! as no scatter.',
  ].join('\n'),
  changes: 'classic base: Blast, Ordnance, Primary (restated for these types) (CLS-WPN-12, CLS-WPN-06, CLS-WPN-09)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { namesScatter: (next) => (g, a) => s.landsAsOrdnance(g, a) || next(g, a) },
  }),
});
