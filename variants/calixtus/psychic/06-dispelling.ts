import { countFace, sumFaces } from 'sandtable/kit';
import {
  DEED,
  type Decision,
  decision,
  enemyOf,
  event,
  type Game,
  integer,
  type ModelId,
  purpose,
  reckoned,
  type SideId,
  scratch,
} from 'sandtable/rules';
import { MOST_DICE, testOf } from '../../classic/psychic/manifest.ts';
import { sumChance } from '../../classic/psychic/odds.ts';
import { KIND } from '../../classic/psychic/power.ts';
import { mayHoldPsykers, nextPsyker, onBattlefield, PSYKERS } from '../../classic/psychic/psykers.ts';
import { WARP_CHARGE } from '../../classic/psychic/state.ts';
import { type Calixtus, defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

/** How many dice to spend on dispelling a power; options are numbers, the sensible one first. */
const DISPEL_DICE = decision('dispel-dice', 'number', reckoned) as Decision<Calixtus>;
/** Which psyker dispels, and suffers any Perils; the highest Mastery Level first. */
const DISPELLER = decision('dispeller', 'model', reckoned) as Decision<Calixtus>;

const DISPEL = purpose('dispel');
const DISPELS = event('dispels', { unit: 'unit', sum: 'number' }, '{unit} dispels it with a total of {sum}');
const EVEN_ODDS = 0.5;
const room = scratch({ dice: new Uint8Array(MOST_DICE) });

/** The fewest dice that are likelier than not to reach a sum; against the last cast all of them, if all can. */
function sensible(pool: number, least: number, last: boolean): number {
  for (let n = 1; n <= pool; n++) if (sumChance(n, least) >= EVEN_ODDS) return n;
  return last && sumChance(pool, least) > 0 ? pool : 0;
}

/** The psyker that a side names as its dispeller, -1 if it has none. */
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

/** A power whose dice are beaten by the dispel dice has no effect. */
export default defineRule({
  id: 'CAL-PSY-06',
  title: 'Dispelling',
  source: 'The Psychic Phase, first point 4',
  text: [
    "After a successful cast the defender may spend any number of dispel dice at once. If their sum is strictly higher than the sum of the caster's dice the power has no effect. A tie or less fails; one attempt per power.",
    "Ruling: dice are compared with dice; Leadership, which the caster adds only to reach the casting level, is left out on both sides. The dispelling side names one Psyker as the dispeller (needed for Perils). The bonuses of CLS-PSY-11 and CLS-USR-02 never change dispel dice; they live on in CAL-PSY-12. Any successful cast may be dispelled, blessings on the caster's own side included (CLS-PSY-10).",
  ].join('\n'),
  changes: 'replaces classic base: Deny the Witch and its die bonuses (CLS-PSY-10, CLS-PSY-11)',
  default: 'on',
  keyword: PSYKERS,
  supersedes: ['CLS-PSY-10'],
  params: { over: integer(1, 0, 6, "by how much the dispel dice have to beat the caster's", 'added to the sum') },
  patch: ({ over }, s, t) => ({
    replace: {
      denied: (g, psyker, power, target) => {
        const u = g.unitOf(psyker);
        const side = enemyOf(u.side);
        const pool = Math.min(MOST_DICE, g.sideReg[side][WARP_CHARGE]);
        if (pool <= 0) return false;
        const beat = testOf(g).sum;
        const { options } = DISPEL_DICE;
        const best = sensible(pool, beat + over, g.sideReg[u.side][WARP_CHARGE] === 0);
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
        const { dice } = room();
        g.dice.row(frame, DISPEL, spent, dice);
        g.dice.end(frame);
        const sum = sumFaces(dice, spent);
        g.log.note(DISPELS, u.slot, sum);
        if (dispeller >= 0) s.dispelRolled(g, dispeller, countFace(dice, spent, 6));
        return sum >= beat + over;
      },
    },
  }),
});
