import { inflict, is, lift, status } from 'sandtable/rules';
import { NEVER } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { GRENADIERS } from './grenade-effects.ts';
import { BURST_UPON, isGrenade } from './grenades.ts';

/** Pinned by a grenade: no cover until the end of the phase. */
const UNCOVERED = status('pinned-by-grenade', 'phase');

/** A unit Pinned by a grenade has no cover for the rest of the phase; assault grenades do no more than that for a charge through cover. */
export default defineRule({
  id: 'CAL-WPN-11',
  title: 'Pinned by a grenade: cover is lost',
  source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
  text: [
    'A unit Pinned by a grenade loses every benefit of cover until the end of the phase: no cover saves, and chargers suffer no Initiative penalty for reaching it through cover. If it is not Pinned, or no grenade was thrown, the penalty of CLS-ASSAULT-15 stands, assault grenades or not.',
    'Ruling: one passage has both sides fight at their Initiative, another puts all Pinned units at Initiative 1. Both are used: chargers at their own Initiative, the Pinned defenders at Initiative 1 (CAL-ASSAULT-09). The -2" of CLS-ASSAULT-07 is part of the charge roll, which comes before the throw, and is never given back. A unit already Pinned or gone to ground when charged gives no cover penalty anyway (CLS-ASSAULT-15, CLS-ASSAULT-37).',
  ].join('\n'),
  changes:
    'replaces classic base: assault grenades cancel the Initiative penalty (CLS-WPN-53); CLS-ASSAULT-07 and CLS-ASSAULT-15 stay for everyone else',
  default: 'on',
  keyword: GRENADIERS,
  requires: ['CAL-WPN-09'],
  supersedes: ['CLS-WPN-53'],
  patch: () => ({
    before: {
      resolveHits: (g, a) => {
        if (isGrenade(a.weapon) && !a.melee && !a.stray && a.hits > 0) inflict(g, a.target, BURST_UPON);
      },
      pin: (g, u) => {
        if (is(u, BURST_UPON)) inflict(g, u, UNCOVERED);
      },
    },
    after: {
      afterShooting: (g) => {
        for (let k = 0; k < g.units.length; k++) lift(g.units[k], BURST_UPON);
      },
    },
    wrap: { coverOn: (next) => (g, a, model) => (is(g.unitOf(model), UNCOVERED) ? NEVER : next(g, a, model)) },
  }),
});
