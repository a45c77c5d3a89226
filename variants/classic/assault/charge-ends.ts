import { beginChargeTrial, endTrial, makeCharge, noteEnd, setCharge } from 'sandtable/kit';
import { type Ends, scratch } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { perilRoom } from '../terrain/perils.ts';
import { chargeRulesOf } from './rehearsal.ts';

const charges = scratch(makeCharge());

/** Where a charge ends for which so many inches are rolled, less what the ground between the nearest models takes off. */
export const endsOfCharge: Ends<Classic> = ({ game: g, about: u }, slot, inches, s, to) => {
  if (u === null || slot < 0) return false;
  const target = g.units[slot];
  const rolled = s.chargeDistance(g, u, inches) + s.chargeExtra(g, u);
  const range = Math.min(rolled - s.chargePenalty(g, u, target, 0), s.longestCharge(g, u));
  if (range <= 0) return false;
  const rules = chargeRulesOf(g, s, u, s.fliesOver(g, u), perilRoom());
  const gone = beginChargeTrial(g, u, target, setCharge(charges(), 1, range, 0), rules);
  if (gone > 0) {
    noteEnd(g, u, to);
    to.lost = 0;
  }
  endTrial(g, u);
  return gone > 0;
};
