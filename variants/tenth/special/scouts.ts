import { moveByIntent } from 'sandtable/kit';
import type { Game, SideId, Unit } from 'sandtable/rules';
import { enemyOf, event, hasBit, INTENT, intent, intentKind, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { prepareMove } from '../footing.ts';
import { allFly, INTENTION } from '../move.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';

const SCOUTS = keyword('scouts');
const SCOUTED = event('scouted', { unit: 'unit', moved: 'inches' }, '{unit} scouts {moved} ahead');
const KEEP_AWAY_INCHES = 9;

/** A move before the first turn, the side that goes first beginning. */
export default defineRule({
  id: 'TEN-USR-07',
  default: 'on',
  keyword: 'scouts',
  patch: (_p, s, t) => ({
    after: {
      preBattle: (g) => {
        scoutSide(g, s, t, g.first);
        scoutSide(g, s, t, enemyOf(g.first));
      },
    },
  }),
});

function scoutSide(g: Game<Modern>, s: ModernSeams, t: Tables, side: SideId): void {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.place === PLACE.table && u.alive > 0 && hasBit(u.allBits, SCOUTS)) scout(g, s, t, u);
  }
}

function scout(g: Game<Modern>, s: ModernSeams, t: Tables, u: Unit<Modern>): void {
  const inches = Math.min(leastValue(g, u), s.moveInches(g, u));
  const code = INTENTION.options[g.ask(INTENTION, u.side, u, null, goals(g, u))];
  if (intentKind(code) === INTENT.hold) return;
  const rules = prepareMove(g, t, u, allFly(g, u, s.flies), s.reachInches(g, u));
  rules.keepFromEnemiesInches = KEEP_AWAY_INCHES + 1 / 64;
  const gone = moveByIntent(g, u, code, inches, rules);
  if (gone > 0) g.log.note(SCOUTED, u.slot, Math.round(gone * 256));
}

/** X of the model that may scout least far. */
function leastValue(g: Game<Modern>, u: Unit<Modern>): number {
  let least = Infinity;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) if (g.models.alive[m] !== 0) least = Math.min(least, g.sheetOf(m).values['scouts'] ?? 0);
  return least;
}

/** Where it may want to go: nowhere, an objective, an enemy. */
function goals(g: Game<Modern>, u: Unit<Modern>): number {
  let n = 0;
  INTENTION.options[n++] = intent(INTENT.hold);
  for (let o = 0; o < g.board.objectives.length; o++) INTENTION.options[n++] = intent(INTENT.objective, o);
  const enemies = g.sides[enemyOf(u.side)];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].place === PLACE.table && enemies[k].alive > 0) INTENTION.options[n++] = intent(INTENT.advance, enemies[k].slot);
  }
  return n;
}
