import { arenaMemory, enemyOf, type Game, phase, type SideId, sideRegister, step, type Unit, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { ClassicSeams } from '../../classic/hub.ts';
import { fade } from '../../classic/psychic/pool.ts';
import { mayHoldPsykers, nextPsyker, onBattlefield, PSYKERS } from '../../classic/psychic/psykers.ts';
import { EMPOWERED, IN_PSYCHIC_PHASE, WARP_CHARGE } from '../../classic/psychic/state.ts';
import type { Tables } from '../../classic/tables.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { POOL } from './pool.ts';

/** Warp Charge dice that a psyker leaves to the others of its side. */
const LEFT_TO_OTHERS = sideRegister('WAF-PSY-01/left-to-others', 'phase');

/** By power, the unit whose psyker cast it on this unit: slot + 1, and the game turn times SPAN. */
const MOST_POWERS = 48;
const LAID_BY = Array.from({ length: MOST_POWERS }, (_, power) => unitRegister(`WAF-PSY-01/laid-by-${power}`, 'game'));
const SPAN = 1024;

/** The unit that is casting: slot + 1, or 0 for none. */
const casting = arenaMemory('waffle/caster', (_g: Game<Classic>) => ({ caster: 0 }));

/** Mastery Levels of a unit's psykers that count for the pool. */
function mastery(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  if (!mayHoldPsykers(u) || !onBattlefield(g, u)) return 0;
  let sum = 0;
  for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) sum += s.chargeOf(g, i);
  return sum;
}

/** What a psyker sensibly leaves of its side's pool to those that have yet to act: their share by Mastery Level. */
function othersShare(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): number {
  const own = mastery(g, s, u);
  let all = own;
  const friends = g.sides[u.side];
  for (let k = 0; k < friends.length; k++) if (friends[k] !== u && !s.hasActed(g, friends[k])) all += mastery(g, s, friends[k]);
  const pool = g.sideReg[u.side][POOL];
  return all === 0 ? 0 : Math.floor((pool * (all - own)) / all);
}

/** Ends the effects of a psyker's powers: those that it put on units, and what Perils gave it. */
function endPowers(g: Game<Classic>, t: Tables, u: Unit<Classic>): void {
  if (!mayHoldPsykers(u)) return;
  g.models.reg[EMPOWERED].fill(0, u.first, u.first + u.size);
  for (let p = 0; p < t.powers.length && p < MOST_POWERS; p++) {
    for (let k = 0; k < g.units.length; k++) {
      const target = g.units[k];
      if (target.reg[LAID_BY[p]] % SPAN !== u.slot + 1) continue;
      target.reg[LAID_BY[p]] = 0;
      fade(g, t.powers[p], target);
    }
  }
}

/** Powers of psykers that are gone end with the game turn after the one in which they were cast. */
function endOrphans(g: Game<Classic>, t: Tables): void {
  for (let p = 0; p < t.powers.length && p < MOST_POWERS; p++) {
    for (let k = 0; k < g.units.length; k++) {
      const target = g.units[k];
      const laid = target.reg[LAID_BY[p]];
      if (laid === 0 || Math.floor(laid / SPAN) >= g.round || g.units[(laid % SPAN) - 1].alive > 0) continue;
      target.reg[LAID_BY[p]] = 0;
      fade(g, t.powers[p], target);
    }
  }
}

const casts = (g: Game<Classic>): boolean => g.acting !== null && g.acting.alive > 0 && mayHoldPsykers(g.acting);

/** One die per game turn makes both pools; psykers use them as they act, between moving and shooting. */
export default defineRule({
  id: 'WAF-PSY-01',
  title: 'Psychic powers inside an activation',
  source: 'The Turn (silent); Blank (mentions the Psychic phase and the Warp Charge Pool)',
  text: [
    "Adopted integration. At the start of each game turn, after the priority roll, one D6 is rolled; each side's pool is that D6 plus the Mastery Levels of its psykers on the table. A psyker manifests powers in its own activation between movement and shooting. The pool also pays for denying enemy powers and is lost at the end of the game turn.",
    "Ruling: The source lists only movement, shooting and assault for an activation, yet other rules need a psychic step; this is the smallest fit. Each psychic die scores a success on 4+ as in the classic base. The D6 is rolled once per game turn by the winner of the priority roll, where the base rolls one in each player turn. A blessing, malediction or other power that lasts until the caster's next Psychic phase lasts until the caster's next activation begins, or to the end of the next game turn if the caster is gone. With WAF-TURN-02 off the classic Psychic phase is used unchanged.",
  ].join('\n'),
  changes:
    'classic base: Psychic phase, timing only (CLS-TURN-02, CLS-PSY-04, CLS-PSY-23); the test itself is untouched (CLS-PSY-07, CLS-PSY-10)',
  outside: ['WAF-PSY-03', 'WAF-PSY-05'],
  default: 'on',
  keyword: PSYKERS,
  requires: ['WAF-TURN-02', 'CLS-PSY-01'],
  sequence: (turn) =>
    turn
      .remove('psychic')
      .remove('psychic-second')
      .insertBefore(
        'activations',
        step<Classic>('warp-charge', (g, _side, s) => {
          s.fillPools(g, g.first);
          for (let side = 0; side < 2; side++) {
            const own = g.sideReg[side as SideId];
            own[POOL] = own[WARP_CHARGE];
            own[WARP_CHARGE] = 0;
          }
        }),
      )
      .insertBefore(
        'shooting',
        phase<Classic>(
          'psychic',
          step<Classic>('pools', (g, side, s) => {
            if (!casts(g) || g.acting === null) return;
            g.sideReg[0][IN_PSYCHIC_PHASE] = 1;
            g.sideReg[0][WARP_CHARGE] = g.sideReg[0][POOL];
            g.sideReg[1][WARP_CHARGE] = g.sideReg[1][POOL];
            g.sideReg[side][LEFT_TO_OTHERS] = othersShare(g, s as WaffleSeams, g.acting);
          }),
          step<Classic>('powers', (g, side, s) => {
            if (g.acting === null || casts(g)) s.usePowers(g, side);
          }),
          step<Classic>('psychic-end', (g, side, s) => {
            if (g.sideReg[0][IN_PSYCHIC_PHASE] === 0) return;
            g.sideReg[side][POOL] = g.sideReg[side][WARP_CHARGE];
            g.sideReg[enemyOf(side)][POOL] = g.sideReg[enemyOf(side)][WARP_CHARGE];
            s.endPhase(g, side);
          }),
        ),
      ),
  patch: (_p, _s, t) => ({
    wrap: {
      plannedCharge: (next) => (g, side) => Math.max(0, next(g, side) - g.sideReg[side][LEFT_TO_OTHERS]),
      powerEffect: (next) => (g, psyker, from, power, target, points) => {
        const now = casting(g);
        const before = now.caster;
        now.caster = g.unitOf(psyker).slot + 1;
        next(g, psyker, from, power, target, points);
        now.caster = before;
      },
    },
    before: { unitActs: (g, u) => endPowers(g, t, u) },
    after: {
      layPower: (g, power, target) => {
        const { caster } = casting(g);
        if (caster > 0 && power < MOST_POWERS) target.reg[LAID_BY[power]] = caster + SPAN * g.round;
      },
      endRound: (g) => endOrphans(g, t),
    },
  }),
});
