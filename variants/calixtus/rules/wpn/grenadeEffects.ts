import { inflict, is, lift, status, unitRegister } from 'sandtable/rules';
import { NEVER } from '../../../classic/family.ts';
import { weaponHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';
import { BURST_UPON, isFrag, isGrenade, PHOTON } from '../../grenades.ts';

/** Keywords of those who have grenades to throw. */
const GRENADIERS = ['assault-grenades', 'defensive-grenades', 'emp-grenades', 'frag', 'photon', 'emp', 'blast'] as const;

/** Grenades with Blast pin, and each Wound they cost takes 1 off the Leadership of the test. */
export const blastGrenadesPin = defineRule({
  id: 'CAL-WPN-10',
  default: 'on',
  keyword: GRENADIERS,
  patch: () => ({
    wrap: {
      suppresses: (next) => (g, a) => (isGrenade(a.weapon) && a.weapon.profile.blastInches > 0) || next(g, a),
      grenadeModifier: (next) => (g, wounds) => next(g, wounds) - wounds,
    },
  }),
});

/** Pinned by a grenade: no cover until the end of the phase. */
const UNCOVERED = status('pinned-by-grenade', 'phase');

/** Who is Pinned by a grenade has no cover for the rest of the phase; assault grenades do no more than that for a charge through cover. */
export const pinnedByGrenade = defineRule({
  id: 'CAL-WPN-11',
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

const FRAG_STRENGTH = 4;
const FRAG_AP = 6;

/** The frag grenade of the house, which pins as well. */
export const fragGrenade = defineRule({
  id: 'CAL-WPN-12',
  default: 'on',
  keyword: GRENADIERS,
  patch: () => ({
    wrap: {
      strengthOf: (next) => (g, a) => (isFrag(a.weapon) ? FRAG_STRENGTH : next(g, a)),
      apOf: (next) => (g, a) => (isFrag(a.weapon) ? FRAG_AP : next(g, a)),
      suppresses: (next) => (g, a) => isFrag(a.weapon) || next(g, a),
    },
  }),
});

/** Models that frag has taken from a unit in the open this phase. */
const SHAKEN_BY = unitRegister('frag-shaken', 'phase');

/** Each model that frag takes from a unit in the open slows the others by a step of Initiative. */
export const fragInTheOpen = defineRule({
  id: 'CAL-WPN-13',
  default: 'on',
  keyword: ['assault-grenades', 'frag', 'blast'],
  patch: () => ({
    after: {
      grenadeBurst: (_g, u, weapon, slain, open) => {
        if (open && isFrag(weapon)) u.reg[SHAKEN_BY] += slain;
      },
    },
    wrap: {
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        const by = g.unitOf(model).reg[SHAKEN_BY];
        return by === 0 || step <= 1 ? step : Math.max(1, step - by);
      },
    },
  }),
});

/** Bearers of defensive grenades have photon grenades to throw, if nothing else is printed. */
export const photonGrenade = defineRule({
  id: 'CAL-WPN-16',
  default: 'on',
  keyword: 'defensive-grenades',
  patch: () => ({
    wrap: {
      hasStockPhotons: () => () => true,
      suppresses: (next) => (g, a) => weaponHas(a, PHOTON) || next(g, a),
    },
  }),
});

const GRENADE_INCHES = 6;

/** Thrown grenades reach 6", and the guess of the distance is right. */
export const grenadeRange = defineRule({
  id: 'CAL-WPN-27',
  default: 'on',
  patch: () => ({
    wrap: {
      rangeOf: (next) => (g, model, weapon) =>
        isGrenade(weapon) && weapon.profile.rangeInches > 0 ? GRENADE_INCHES : next(g, model, weapon),
      guessesRange: (next) => (g, a) => isGrenade(a.weapon) || next(g, a),
      guessIsTrue: (next) => (g, a) => isGrenade(a.weapon) || next(g, a),
    },
  }),
});
