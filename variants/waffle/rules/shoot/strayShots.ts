import { unitsTouch } from 'sandtable/kit';
import { CAUSE, event, type Game, inflict, is, purpose, status, type Unit } from 'sandtable/rules';
import { type Attack, addHits, MOST_HITS } from '../../../classic/attack.ts';
import { gather, memberCount, members } from '../../../classic/combat.ts';
import { type Classic, STAT } from '../../../classic/family.ts';
import { MORALE } from '../../../classic/state.ts';
import type { Tables } from '../../../classic/tables.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** Final dice up to this go astray. */
const STRAYS_UP_TO = 2;
const FACES = 6;
/** Which of several friendly units a stray shot hits. */
const STRAY = purpose('stray');
const STRAY_SHOTS = event(
  'stray-shots',
  { unit: 'unit', friend: 'unit', count: 'number' },
  '{unit} hits its friends of {friend} with {count|stray shot|stray shots}',
);

/** Shots of the weapon that is being fired into a melee which went astray: whose they were, and the slot of the unit they hit. */
const strayBy = new Int16Array(MOST_HITS);
const strayOn = new Int16Array(MOST_HITS);
let strays = 0;
/** The attack that is being fired into a melee, and the slots of the shooter's own units there. */
let firing: Attack | null = null;
const friends = new Int16Array(512);
let friendCount = 0;

const isIntoMelee = (g: Game<Classic>, s: WaffleSeams, a: Attack): boolean =>
  a.cause === CAUSE.shooting && !a.melee && !a.stray && !a.overwatch && s.isLocked(g, a.aimed) && !s.isLocked(g, a.attacker);

/** Lists the units of a side that fight in the combat of a unit. */
function listFriends(g: Game<Classic>, target: Unit<Classic>, side: number): void {
  friendCount = 0;
  gather(g, target);
  for (let k = 0; k < memberCount(); k++) {
    const u = g.units[members[k]];
    if (u.side === side && u.alive > 0) friends[friendCount++] = u.slot;
  }
}

/** The stray shots of a weapon hit one friendly unit after the other. */
function hitFriends(g: Game<Classic>, s: WaffleSeams, a: Attack): void {
  for (let k = 0; k < friendCount; k++) {
    const friend = g.units[friends[k]];
    a.hits = 0;
    for (let n = 0; n < strays; n++) if (strayOn[n] === friend.slot) addHits(a, strayBy[n], 1, 0);
    if (a.hits === 0 || friend.alive === 0) continue;
    g.log.note(STRAY_SHOTS, a.attacker.slot, friend.slot, a.hits);
    const before = friend.alive;
    a.target = friend;
    s.resolveHits(g, a);
    a.target = a.aimed;
    if (friend.alive < before) s.friendsSlain(g, friend, a.attacker, before - friend.alive);
  }
}

/** Points of friends that stray shots take on average where a unit fires at an engaged enemy. */
function expectedLoss(g: Game<Classic>, s: WaffleSeams, t: Tables, u: Unit<Classic>, target: Unit<Classic>): number {
  const bs = Math.min(10, u.sheet.models[0].stats.values[STAT.BS]);
  if (bs === 0) return 0;
  const own = g.sides[u.side];
  let worth = 0;
  let there = 0;
  for (let k = 0; k < own.length; k++) {
    if (own[k].alive === 0 || !s.isLocked(g, own[k]) || !unitsTouch(g, own[k], target)) continue;
    // Aimed fire is what the assessment knows: each shot of it hits so often that the rest follows.
    worth += (s.shootingWorth(g, u, own[k]) * STRAYS_UP_TO) / (FACES + 1 - t.hitByBs[bs]);
    there++;
  }
  return there === 0 ? 0 : worth / there;
}

/** Final dice of 1 and 2 hit one of the shooter's own units in the melee, whatever else they would do. */
export const strayShots = defineRule({
  id: 'WAF-SHOOT-22',
  default: 'off',
  requires: ['WAF-SHOOT-21'],
  patch: (_p, s, t) => ({
    wrap: {
      fireWeapon: (next) => (g, a) => {
        if (!isIntoMelee(g, s, a)) {
          next(g, a);
          return;
        }
        listFriends(g, a.aimed, a.attacker.side);
        strays = 0;
        firing = a;
        next(g, a);
        firing = null;
        hitFriends(g, s, a);
      },
      goesAstray: (next) => (g, a, face) => {
        if (a !== firing || face > STRAYS_UP_TO || friendCount === 0) return next(g, a, face);
        if (strays === MOST_HITS) return true;
        strayBy[strays] = a.bearer;
        strayOn[strays++] = friends[friendCount === 1 ? 0 : g.dice.pick(a.frame, STRAY, friendCount)];
        return true;
      },
      strayWorth: (next) => (g, u, target) => next(g, u, target) + expectedLoss(g, s, t, u, target),
    },
  }),
});

/** Has lost models to its own side's fire in this game turn. */
const SHOT_BY_FRIENDS = status('shot-by-friends', 'round');

/** A unit that lost models to stray shots takes 1 off its Leadership in Morale checks, until the game turn ends. */
export const friendlyCasualties = defineRule({
  id: 'WAF-SHOOT-23',
  default: 'off',
  requires: ['WAF-SHOOT-22'],
  patch: () => ({
    after: { friendsSlain: (g, friend) => inflict(g, friend, SHOT_BY_FRIENDS) },
    wrap: {
      leadershipModifier: (next) => (g, u, why, modifier) =>
        next(g, u, why, why === MORALE && is(u, SHOT_BY_FRIENDS) ? modifier - 1 : modifier),
    },
  }),
});
