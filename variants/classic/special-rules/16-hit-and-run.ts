import {
  DEED,
  decision,
  decline,
  event,
  type Game,
  hasBit,
  INTENT,
  integer,
  intent,
  is,
  keyword,
  lift,
  PLACE,
  type Unit,
} from 'sandtable/rules';
import { touchedEnemy } from '../assault/combat.ts';
import { hasFought, releaseIdle } from '../assault/fight.ts';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { go } from '../movement/move.ts';
import { INITIATIVE, LOCKED } from '../state.ts';
import { withNumbers } from '../tables.ts';
import { bestFire, expectedFire, fightOn } from '../worth/choices.ts';
import { heldThisRound } from '../worth/ground.ts';

const HIT_AND_RUN = keyword('hit-and-run');
const LEAVE = decision<Classic>('hit-and-run', 'flag', decline, ({ game: g, about: u, cause: e }, option, scale) =>
  option === 0 || u === null || e === null
    ? 0
    : bestFire(g, u, scale) - fightOn(g, u, e, scale) - expectedFire(g, u, null, scale) - heldThisRound(g, u, scale),
);
const LEFT = event('hit-and-run', { unit: 'unit', inches: 'number' }, '{unit} leaves the combat and moves {inches|inch|inches}');

function breakOff(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, foe: Unit<Classic>): void {
  const frame = g.dice.begin(DEED.fight, u, g.nobody);
  const passed = s.passesTest(g, frame, INITIATIVE, s.majorityOf(g, u, STAT.I));
  g.dice.end(frame);
  if (!passed) return;
  const inches = s.hitAndRunInches(g, u);
  // Whoever has no room to get clear is still in contact, and locked (CLS-ASSAULT-39).
  if (go(g, s, u, intent(INTENT.withdraw, foe.slot), inches) === 0) return;
  lift(u, LOCKED);
  g.log.note(LEFT, u.slot, inches);
  const others = g.sides[1 - u.side];
  for (let k = 0; k < others.length; k++) {
    const other = others[k];
    if (!is(other, LOCKED) || other.alive === 0 || touchedEnemy(g, other) !== null) continue;
    lift(other, LOCKED);
    s.consolidate(g, other);
  }
  releaseIdle(g);
}

/** At the end of an Assault phase the unit may leave its combat on a passed Initiative test, 3D6" away. */
export default defineRule({
  id: 'CLS-USR-16',
  title: 'Hit and Run',
  source: 'universal special rules: Hit and Run',
  text: 'A unit containing it may leave combat at the end of an Assault phase on a passed I test (majority): it moves 3D6" in a straight line, free of enemies by 1", and the enemy consolidates. Not if any model cannot move.',
  default: 'on',
  keyword: 'hit-and-run',
  params: {
    dice: integer(3, 1, 6, 'Dice added up for how far the unit goes', 'dice'),
  },
  tables: (t, { dice }) => withNumbers(t, { hitAndRunDice: dice }),
  patch: (_p, s) => ({
    after: {
      fightCombats: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.alive === 0 || u.place !== PLACE.table || !is(u, LOCKED) || !hasBit(u.anyBits, HIT_AND_RUN)) continue;
          if (!s.mayHitAndRun(g, u)) continue;
          // In alternating activations only the acting unit's combat has been fought.
          if (g.acting !== null && !hasFought(u)) continue;
          const foe = touchedEnemy(g, u);
          if (foe !== null && g.choose(LEAVE, u.side, u, foe)) breakOff(g, s, u, foe);
        }
      },
    },
  }),
});
