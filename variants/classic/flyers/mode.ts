import { unitGap } from 'sandtable/kit';
import { type Decision, decision, inflict, is, PLACE, type Question, reckoned } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { statsOf } from '../movement/mobility.ts';
import type { FlyerSeams } from '../seams.ts';
import { FALLING_BACK, IMMOBILISED, LOCKED, STUNNED } from '../state.ts';
import { nextAboard } from '../transports/hold.ts';
import { land } from './flight.ts';
import { CHANGED_FLIGHT } from './state.ts';

/** A flyer hovers to let its passengers out. */
function carriesSomebody({ game: g, about: u }: Question<Classic>): number {
  return u !== null && nextAboard(g, u, -1) !== null ? 1 : 0;
}

/** Whether a flyer hovers until its next Movement phase; whether a flying creature swoops until then. */
const HOVER = decision<Classic>('hover', 'flag', carriesSomebody);
const SWOOP = decision<Classic>('swoop', 'flag', reckoned);

/** From within these distances a creature can charge an enemy next turn, or in two turns, which is worth half as much. */
const CHARGE_INCHES = 16;
const FIGHT_INCHES = 22;

/** FLYER: zooming or hovering, swooping or gliding. */
export const flightModes = (s: ClassicSeams): Pick<FlyerSeams<Classic>, 'chooseFlight'> => {
  /** Swoops unless there is an enemy near that it would rather fight than shoot. */
  function betterAloft({ game: g, about: u }: Question<Classic>): number {
    if (u === null) return 0;
    const enemies = g.sides[1 - u.side];
    let fire = 0;
    let fight = 0;
    for (let k = 0; k < enemies.length; k++) {
      const e = enemies[k];
      if (e.alive === 0 || e.place !== PLACE.table) continue;
      fire = Math.max(fire, s.shootingWorth(g, u, e));
      const gap = e.aloft === 0 ? unitGap(g, u, e) : Infinity;
      if (gap > FIGHT_INCHES) continue;
      const worth = s.fightWorth(g, u, e) - s.fightWorth(g, e, u) / 2;
      fight = Math.max(fight, gap <= CHARGE_INCHES ? worth : worth / 2);
    }
    return fight > fire ? 0 : 1;
  }
  const swoop: Decision<Classic> = { ...SWOOP, otherwise: betterAloft };

  return {
    chooseFlight: (g, u) => {
      const { vehicle } = statsOf(g, u);
      const before = u.aloft;
      if (vehicle !== 0) {
        // A stunned flyer keeps its mode; an immobilised one cannot take off.
        if (is(u, STUNNED) || is(u, IMMOBILISED)) return;
        if ((vehicle & VEHICLE.hover) !== 0 && g.choose(HOVER, u.side, u, null)) land(g, u);
        else s.rise(g, u);
      } else {
        if (is(u, LOCKED) || is(u, FALLING_BACK)) return;
        if (g.choose(swoop, u.side, u, null)) s.rise(g, u);
        else land(g, u);
      }
      if (u.aloft !== before) inflict(g, u, CHANGED_FLIGHT);
    },
  };
};
