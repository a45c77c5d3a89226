import { countAtLeast, countFace, sumFaces } from 'sandtable/kit';
import { arenaMemory, DEED, type Frame, type Game, scratch } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { tailChance } from './odds.ts';
import type { PsychicSeams } from './seams.ts';
import { ATTEMPTED, MANIFEST, MANIFESTED, WARP_CHARGE } from './state.ts';

/** A die of a psychic test harnesses a point on this or more. */
const HARNESSES_ON = 4;
const SIXES_IN_PERIL = 2;

/** Most dice of one test or attempt to deny. */
export const MOST_DICE = 255;
const room = scratch({ dice: new Uint8Array(MOST_DICE) });

/** Dice of the psychic test under way: how many sixes, their sum, and the points they harnessed. */
export const testOf = arenaMemory('classic/psychic-test', (_g: Game<Classic>) => ({ sixes: 0, sum: 0, harnessed: 0 }));

/** Rolls and reads the dice of a psychic test; `harnessOn` or more harnesses a point. */
export function rollTest(g: Game<Classic>, frame: Frame, count: number, harnessOn: number = HARNESSES_ON): void {
  const n = Math.min(count, MOST_DICE);
  const { dice } = room();
  g.dice.row(frame, MANIFEST, n, dice);
  const test = testOf(g);
  test.sixes = countFace(dice, n, 6);
  test.sum = sumFaces(dice, n);
  test.harnessed = countAtLeast(dice, n, harnessOn);
}

type Keys =
  | 'manifest'
  | 'warpCost'
  | 'psychicTest'
  | 'harnessOn'
  | 'manifestChance'
  | 'inPeril'
  | 'failureImperils'
  | 'perils'
  | 'denied'
  | 'denyOn'
  | 'powerTakes'
  | 'powerHarms'
  | 'picksModel';

/** An attempt at a power from its dice to its effect. Rules that can be switched off wrap these. */
export const manifesting = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, Keys> => ({
  manifest: (g, psyker, power, target, count) => {
    const u = g.unitOf(psyker);
    // Measured before Perils: a psyker killed by them still casts from where he was.
    const from = target === null ? psyker : s.reachesWith(g, psyker, power, target);
    u.reg[ATTEMPTED] |= 1 << power;
    g.sideReg[u.side][WARP_CHARGE] -= count;
    const frame = g.dice.begin(DEED.psychic, u, target ?? g.nobody);
    g.dice.weapon(frame, t.powers[power].key);
    const points = s.psychicTest(g, frame, psyker, power, count);
    g.dice.end(frame);
    const test = testOf(g);
    const { sixes, harnessed } = test;
    g.log.note(t.powers[power].event, u.slot, (target ?? u).slot, points);
    const passed = points >= s.warpCost(g, psyker, power);
    const works = passed && !s.denied(g, psyker, power, target, Math.max(1, harnessed));
    test.sixes = 0;
    test.sum = 0;
    test.harnessed = 0;
    if (s.inPeril(g, sixes) || (!passed && s.failureImperils(g, power))) s.perils(g, psyker);
    if (!works) return false;
    g.sideReg[u.side][MANIFESTED]++;
    s.powerEffect(g, psyker, from < 0 ? psyker : from, power, target, points);
    return true;
  },

  warpCost: (_g, _psyker, power) => t.powers[power].cost,

  psychicTest: (g, frame, psyker, _power, count) => {
    rollTest(g, frame, count, s.harnessOn(g, psyker));
    return testOf(g).harnessed;
  },

  manifestChance: (g, psyker, power, count) => tailChance(count, s.warpCost(g, psyker, power), 7 - s.harnessOn(g, psyker)),
  harnessOn: () => HARNESSES_ON,
  inPeril: (_g, sixes) => sixes >= SIXES_IN_PERIL,
  failureImperils: () => false,
  perils: () => {},
  denied: () => false,
  denyOn: () => 6,
  powerTakes: () => true,
  powerHarms: () => true,
  picksModel: (g, psyker, power, points) => points > s.warpCost(g, psyker, power),
});
