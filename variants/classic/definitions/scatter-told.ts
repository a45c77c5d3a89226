import { faceTold } from 'sandtable/rules';

/** Who is told how far a marker scatters: whoever scatters it, lays it and counts whom it hits. */
export const SCATTER_TOLD = faceTold(
  ['scatter', 'scatterMarker', 'rerollsScatter', 'layMarker', 'blastHits', 'hitsUnder', 'markerFlags'],
  ['CLS-WPN-15', 'CLS-WPN-22', 'CAL-SHOOT-16', 'WAF-WPN-06', 'WAF-WPN-08', 'WAF-WPN-12', 'WAF-WPN-26', 'WAF-UNIT-02', 'WAF-USR-06'],
);
