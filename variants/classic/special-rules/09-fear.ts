import { touchesUnit, unitsTouch } from 'sandtable/kit';
import { event, type Game, hasBit, inflict, integer, is, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { AFRAID, FEAR, LOCKED } from '../state.ts';

const FEARSOME = keyword('fear');
const FRIGHTENED = event('frightened', { unit: 'unit' }, '{unit} is frightened');

/** Whether a model that causes Fear is in base contact with a unit. */
function facesFear(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const others = g.sides[1 - u.side];
  for (let k = 0; k < others.length; k++) {
    const other = others[k];
    if (other.alive === 0 || !is(other, LOCKED) || !s.mayFear(g, u, other) || !unitsTouch(g, u, other)) continue;
    for (let i = other.first; i < other.first + other.size; i++) {
      if (g.models.alive[i] !== 0 && s.causesFear(g, i) && touchesUnit(g, i, u)) return true;
    }
  }
  return false;
}

/** A unit in contact with a model that causes Fear tests Leadership before any blow; if it fails it has WS1 for the fight. */
export default defineRule({
  id: 'CLS-USR-09',
  title: 'Fear',
  source: 'universal special rules: Fear',
  text: 'At the start of each Fight sub-phase a unit in base contact with an enemy model that causes Fear takes a Ld test before any blow (one test however many Fear-causers touch it). Failed: its WS is 1 until the end of that sub-phase. Fearless units and Know No Fear pass automatically, vehicles do not test; causing Fear gives no immunity to it.',
  outside: ['CLS-USR-14'],
  default: 'on',
  keyword: ['fear', 'daemon'],
  params: {
    skill: integer(1, 1, 10, 'Weapon Skill of the frightened', 'Weapon Skill'),
  },
  patch: ({ skill }, s) => ({
    before: {
      combatBegins: (g, u) => {
        if (!s.testsForFear(g, u) || s.passesLeadership(g, u, FEAR, 0)) return;
        inflict(g, u, AFRAID);
        g.log.note(FRIGHTENED, u.slot);
      },
    },
    wrap: {
      ...(skill !== 1 && { frightenedStat: () => (_g, _model, stat, value) => (stat === STAT.WS ? Math.min(skill, value) : value) }),
      causesFear: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, FEARSOME) || next(g, model),
      testsForFear: (next) => (g, u) => next(g, u) || (!s.isVehicle(g, u) && !s.passesAutomatically(g, u, FEAR) && facesFear(g, s, u)),
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        return (stat === STAT.WS || stat === STAT.I) && is(g.unitOf(model), AFRAID) ? s.frightenedStat(g, model, stat, value) : value;
      },
    },
  }),
});
