import { FACING, pointSegmentSquared } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  type Game,
  hasBit,
  inflict,
  inOwnTurn,
  is,
  keyword,
  PLACE,
  type Question,
  reckoned,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import { struckAlready } from '../flyers/fire.ts';
import { legsOf } from '../flyers/flight.ts';
import { VECTOR_HITS, VECTOR_STRIKES, VECTOR_STRUCK } from '../flyers/state.ts';
import { leader, statsOf } from '../movement/mobility.ts';
import { addHits, beginAttack, endAttack, WOUND } from '../shooting/attack.ts';
import { LOCKED } from '../state.ts';
import { madeArm } from '../weapons/arms.ts';
import { worthPerHit } from '../worth/worth.ts';

const VECTOR_STRIKE = keyword('vector-strike');
/** Whom to strike from the air: slots of units, -1 for nobody. */
const STRIKE_AT = decision<Classic>('vector-strike-at', 'unit', reckoned);
/** The blow by its Strength. */
const BLOWS = Array.from({ length: 11 }, (_, s) => madeArm('vector-strike', { S: Math.max(1, s), AP: 2, type: 'assault' }));

/** Whether a unit's last course passed over a model of another. */
function passedOver(g: Game<Classic>, u: Unit<Classic>, e: Unit<Classic>): boolean {
  const m = g.models;
  const course = legsOf(g);
  const i = leader(g, u);
  const half = m.rim[i] + m.coreY[i];
  for (let j = e.first; j < e.first + e.size; j++) {
    if (m.alive[j] === 0) continue;
    const near = half + m.radius[j];
    for (let leg = 0; leg < 4; leg += 2) {
      if (pointSegmentSquared(m.x[j], m.y[j], course[leg], course[leg + 1], course[leg + 2], course[leg + 3]) <= near * near) return true;
    }
  }
  return false;
}

/** In the Movement phase a unit aloft may strike one unit it flew over. */
export default defineRule({
  id: 'CLS-USR-42',
  title: 'Vector Strike',
  source: 'universal special rules: Vector Strike',
  text: 'In the Movement phase a zooming or swooping model may strike one unengaged enemy unit it passed over: one automatic hit (D3 if the target is zooming or swooping) at its unmodified S, AP2, Ignores Cover, side AV; it counts as one of its weapons fired that turn.',
  outside: ['CLS-UNIT-13'],
  default: 'on',
  keyword: 'vector-strike',
  requires: ['CLS-FLYER-01'],
  patch: (_p, s) => {
    /** The unit that one blow hurts most. */
    const hurtsMost = (q: Question<Classic>): number => {
      const { game: g, about: u } = q;
      let best = 0;
      let most = 0;
      for (let k = 0; k < q.n && u !== null; k++) {
        if (q.options[k] < 0) continue;
        const blow = BLOWS[statsOf(g, u).values[STAT.S]];
        const worth = worthPerHit(g.desk.worth.tables, blow.profile, blow.profile.strength, g.units[q.options[k]]);
        if (worth <= most) continue;
        most = worth;
        best = k;
      }
      return best;
    };
    const strikeAt: Decision<Classic> = { ...STRIKE_AT, otherwise: hurtsMost };

    function strike(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): void {
      inflict(g, u, VECTOR_STRUCK);
      g.log.note(VECTOR_STRIKES, u.slot, target.slot);
      const i = leader(g, u);
      const weapon = BLOWS[Math.min(10, g.sheetOf(i).stats.values[STAT.S])];
      const frame = g.dice.begin(DEED.move, u, target);
      g.dice.weapon(frame, weapon.key);
      const hits = target.aloft !== 0 ? g.dice.d3(frame, VECTOR_HITS) : 1;
      const a = beginAttack(g, u, target, weapon, frame, CAUSE.shooting);
      a.stray = true;
      a.anywhere = true;
      a.facing = FACING.left;
      a.mark[0] = g.models.x[i];
      a.mark[1] = g.models.y[i];
      addHits(a, i, hits, WOUND.noCover);
      s.resolveHits(g, a);
      endAttack(g);
      g.dice.end(frame);
    }

    return {
      after: {
        hasFlown: (g, u) => {
          if (!inOwnTurn(g, u) || is(u, VECTOR_STRUCK) || !hasBit(u.allBits, VECTOR_STRIKE)) return;
          const { options } = strikeAt;
          const enemies = g.sides[1 - u.side];
          let n = 0;
          options[n++] = -1;
          for (let k = 0; k < enemies.length; k++) {
            const e = enemies[k];
            if (e.alive > 0 && e.place === PLACE.table && !is(e, LOCKED) && passedOver(g, u, e)) options[n++] = e.slot;
          }
          if (n === 1) return;
          const slot = options[g.ask(strikeAt, u.side, u, null, n)];
          if (slot >= 0) strike(g, u, g.units[slot]);
        },
      },
      wrap: {
        weaponsPerModel: (next) => (g, model) => next(g, model) - struckAlready(g.unitOf(model)),
        fullBallisticWeapons: (next) => (g, model) => next(g, model) - struckAlready(g.unitOf(model)),
      },
    };
  },
});
