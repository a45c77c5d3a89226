import { unitsTouch } from 'sandtable/kit';
import { arenaMemory, CAUSE, event, full, type Game, integer, purpose, type Unit } from 'sandtable/rules';
import { isLocked } from '../../classic/assault/charge.ts';
import { combatOf, gather } from '../../classic/assault/combat.ts';
import { type Classic, STAT } from '../../classic/family.ts';
import { type Attack, addHits, MOST_HITS } from '../../classic/shooting/attack.ts';
import type { Tables } from '../../classic/tables.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const FACES = 6;
/** Which of several friendly units a stray shot hits. */
const STRAY = purpose('stray');
const STRAY_SHOTS = event(
  'stray-shots',
  { unit: 'unit', friend: 'unit', count: 'number' },
  '{unit} hits its friends of {friend} with {count|stray shot|stray shots}',
);

const straying = arenaMemory('waffle/stray-shots', (g: Game<Classic>) => ({
  /** The attack being fired into a melee, by its depth among nested attacks; -1 for none. */
  depth: -1,
  /** Slots of the shooter's own units in it. */
  friendCount: 0,
  friends: new Int16Array(g.units.length),
  /** Its shots that went astray: the attack they belong to, and the slot of the unit they hit. */
  strays: 0,
  by: new Int16Array(MOST_HITS),
  on: new Int16Array(MOST_HITS),
}));
type Straying = ReturnType<typeof straying>;

function forget(it: Straying): void {
  it.friends.fill(0, 0, it.friendCount);
  it.by.fill(0, 0, it.strays);
  it.on.fill(0, 0, it.strays);
  it.friendCount = 0;
  it.strays = 0;
}

const isIntoMelee = (a: Attack): boolean =>
  a.cause === CAUSE.shooting && !a.melee && !a.stray && !a.overwatch && isLocked(a.aimed) && !isLocked(a.attacker);

/** Lists the units of a side that fight in the combat of a unit. */
function listFriends(g: Game<Classic>, it: Straying, target: Unit<Classic>, side: number): void {
  gather(g, target);
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    if (u.side === side && u.alive > 0) it.friends[it.friendCount++] = u.slot;
  }
}

/** The stray shots of a weapon hit one friendly unit after another. */
function hitFriends(g: Game<Classic>, s: WaffleSeams, it: Straying, a: Attack): void {
  for (let k = 0; k < it.friendCount; k++) {
    const friend = g.units[it.friends[k]];
    a.hits = 0;
    for (let n = 0; n < it.strays; n++) if (it.on[n] === friend.slot) addHits(a, it.by[n], 1, 0);
    if (a.hits === 0 || friend.alive === 0) continue;
    g.log.note(STRAY_SHOTS, a.attacker.slot, friend.slot, a.hits);
    const before = friend.alive;
    a.target = friend;
    s.resolveHits(g, a);
    a.target = a.aimed;
    if (friend.alive < before) s.friendsSlain(g, friend, a.attacker, before - friend.alive);
  }
}

/** Average points of friends lost to stray shots if a unit fires at an engaged enemy. */
function expectedLoss(g: Game<Classic>, s: WaffleSeams, t: Tables, u: Unit<Classic>, target: Unit<Classic>, straysUpTo: number): number {
  const bs = Math.min(10, u.sheet.models[0].stats.values[STAT.BS]);
  if (bs === 0) return 0;
  const own = g.sides[u.side];
  let worth = 0;
  let there = 0;
  for (let k = 0; k < own.length; k++) {
    if (own[k].alive === 0 || !isLocked(own[k]) || !unitsTouch(g, own[k], target)) continue;
    // The assessment covers aimed fire only: the expected share of hits gives the share of stray shots.
    worth += (s.shootingWorth(g, u, own[k]) * straysUpTo) / (FACES + 1 - t.hitByBs[bs]);
    there++;
  }
  return there === 0 ? 0 : worth / there;
}

/** Final rolls of 1 and 2 hit one of the shooter's own units in the melee, whatever else they would do. */
export default defineRule({
  id: 'WAF-SHOOT-22',
  title: 'Stray shots on 1 and 2',
  source: 'Shooting Into and out of Close Combat (proposed rule)',
  text: [
    "When shooting into a melee every To Hit roll of 1 or 2 hits one of the shooter's own engaged units, even if that roll would have been a hit on the target. If the shooter has no unit there, the stray hits go to a unit of a different player than the owner of the named unit.",
    'Ruling: Re-rolls are made first and the final die counts. With several friendly units engaged, pick one at random per stray hit. Stray hits are resolved like any other hit, and a 1 on a Gets Hot weapon causes both effects. The last sentence needs three or more players and is idle in a two-player game.',
  ].join('\n'),
  changes: 'new; part of WAF-SHOOT-21',
  default: 'off',
  requires: ['WAF-SHOOT-21'],
  params: { straysUpTo: integer(2, 0, 6, 'highest To Hit roll that goes astray', 'face of a D6') },
  patch: ({ straysUpTo }, s, t) => ({
    wrap: {
      fireWeapon: (next) => (g, a) => {
        if (!isIntoMelee(a)) {
          next(g, a);
          return;
        }
        const it = straying(g);
        listFriends(g, it, a.aimed, a.attacker.side);
        it.depth = g.desk.attacks.depth - 1;
        next(g, a);
        it.depth = -1;
        hitFriends(g, s, it, a);
        forget(it);
      },
      goesAstray: (next) => (g, a, face) => {
        const it = straying(g);
        if (it.depth < 0 || a !== g.desk.attacks.frames[it.depth] || face > straysUpTo || it.friendCount === 0) return next(g, a, face);
        if (it.strays === MOST_HITS) full('stray shots', MOST_HITS);
        it.by[it.strays] = a.bearer;
        it.on[it.strays++] = it.friends[it.friendCount === 1 ? 0 : g.dice.pick(a.frame, STRAY, it.friendCount)];
        return true;
      },
      strayWorth: (next) => (g, u, target) => next(g, u, target) + expectedLoss(g, s, t, u, target, straysUpTo),
    },
  }),
});
