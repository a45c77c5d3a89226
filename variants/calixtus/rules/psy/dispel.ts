import { countFace, sumFaces } from 'sandtable/kit';
import { DEED, type Decision, decision, enemyOf, event, first, type Game, type ModelId, purpose, type SideId } from 'sandtable/rules';
import { lastTest, MOST_DICE } from '../../../classic/psychic/manifest.ts';
import { sumChance } from '../../../classic/psychic/odds.ts';
import { KIND } from '../../../classic/psychic/power.ts';
import { mayHoldPsykers, nextPsyker, onBattlefield, PSYKERS } from '../../../classic/psychic/psykers.ts';
import { WARP_CHARGE } from '../../../classic/psychic/state.ts';
import { type Calixtus, defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';

/** How many dice to dispel a power with; options are numbers, the sensible one first. */
const DISPEL_DICE = decision('dispel-dice', 'number', first) as Decision<Calixtus>;
/** Which psyker dispels, and bears the Perils of it; the one of the highest Mastery Level first. */
const DISPELLER = decision('dispeller', 'model', first) as Decision<Calixtus>;

const DISPEL = purpose('dispel');
const DISPELS = event('dispels', { unit: 'unit', sum: 'number' }, '{unit} dispels it with {sum}');
const EVEN_ODDS = 0.5;
const dice = new Uint8Array(MOST_DICE);

/** The fewest dice that are likelier than not to beat a sum; all of them against the last cast, if they can, else none. */
function sensible(pool: number, beat: number, last: boolean): number {
  for (let n = 1; n <= pool; n++) if (sumChance(n, beat + 1) >= EVEN_ODDS) return n;
  return last && sumChance(pool, beat + 1) > 0 ? pool : 0;
}

/** The psyker that a side names as its dispeller, -1 for a side without any. */
function nameDispeller(g: Game<Calixtus>, s: CalixtusSeams, side: SideId): ModelId {
  const { options } = DISPELLER;
  const units = g.sides[side];
  let n = 0;
  let most = 0;
  for (let k = 0; k < units.length; k++) {
    if (!mayHoldPsykers(units[k]) || !onBattlefield(g, units[k])) continue;
    for (let i = nextPsyker(g, s, units[k], -1); i >= 0; i = nextPsyker(g, s, units[k], i)) {
      options[n++] = i;
      const mastery = s.masteryOf(g, i);
      if (mastery <= most) continue;
      most = mastery;
      options[n - 1] = options[0];
      options[0] = i;
    }
  }
  return n === 0 ? -1 : options[g.ask(DISPELLER, side, null, null, n)];
}

/** A power whose dice are beaten by dispel dice has no effect. */
export const dispelling = defineRule({
  id: 'CAL-PSY-06',
  default: 'on',
  keyword: PSYKERS,
  supersedes: ['CLS-PSY-10'],
  patch: (_p, s, t) => ({
    replace: {
      denied: (g, psyker, power, target) => {
        const u = g.unitOf(psyker);
        const side = enemyOf(u.side);
        const pool = Math.min(MOST_DICE, g.sideReg[side][WARP_CHARGE]);
        if (pool <= 0) return false;
        const beat = lastTest.sum;
        const { options } = DISPEL_DICE;
        const best = sensible(pool, beat, g.sideReg[u.side][WARP_CHARGE] === 0);
        for (let n = 0; n <= pool; n++) options[n] = n;
        options[0] = best;
        options[best] = 0;
        const { kind } = t.powers[power];
        const victim = target !== null && target.side === side && kind !== KIND.beam ? target : null;
        const spent = options[g.ask(DISPEL_DICE, side, victim, u, pool + 1)];
        if (spent === 0) return false;
        const dispeller = nameDispeller(g, s, side);
        g.sideReg[side][WARP_CHARGE] -= spent;
        const frame = g.dice.begin(DEED.react, dispeller < 0 ? g.seats[g.seatOf[side]] : g.unitOf(dispeller), u);
        g.dice.row(frame, DISPEL, spent, dice);
        g.dice.end(frame);
        const sum = sumFaces(dice, spent);
        g.log.note(DISPELS, u.slot, sum);
        if (dispeller >= 0) s.dispelRolled(g, dispeller, countFace(dice, spent, 6));
        return sum > beat;
      },
    },
  }),
});

/** Two sixes among them, and the dispeller suffers Perils. */
export const perilsWhenDispelling = defineRule({
  id: 'CAL-PSY-07',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-06'],
  patch: (_p, s) => ({
    after: {
      dispelRolled: (g, dispeller, sixes) => {
        if (s.inPeril(g, sixes)) s.perils(g, dispeller);
      },
    },
  }),
});
