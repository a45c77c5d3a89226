import { defineRule } from '../family.ts';

/** Share of the base's expectation for a marker that comes from a Hit! on its scatter die; a marker that missed has none. */
const LUCKY = 1 / 3;

/** The marker of an ordinary Blast stays where it was placed if its roll To Hit succeeds. What a miss does: WAF-WPN-08. */
export default defineRule({
  id: 'WAF-WPN-06',
  title: 'Blast: rolls To Hit',
  source: 'Special Rules, Blast, paragraphs 1 and 3',
  text: 'A Blast weapon (neither Ordnance nor Primary) first rolls To Hit with BS. On a hit the marker stays where it was placed.',
  changes: 'classic base: Blast, which made no To Hit roll and always scattered (CLS-WPN-12, CLS-WPN-13)',
  outside: ['WAF-WPN-08'],
  default: 'on',
  tables: (t) => ({
    ...t,
    blastShare: t.scatteredShare.map((share, bs) => {
      const hits = t.hitByBs[bs] > 6 ? 0 : (7 - t.hitByBs[bs]) / 6;
      return hits + ((1 - hits) * (share - LUCKY)) / (1 - LUCKY);
    }),
  }),
  patch: (_p, s) => ({
    wrap: {
      markerRollsToHit: (next) => (g, a) => next(g, a) || (a.weapon.profile.templateInches === 0 && !s.landsAsOrdnance(g, a)),
      scatterMarker: (next) => (g, a) => {
        if (!s.markerRollsToHit(g, a) || !s.markerHits(g, a)) next(g, a);
      },
    },
  }),
});
