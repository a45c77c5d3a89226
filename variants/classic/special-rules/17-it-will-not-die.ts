import { DEED, event, type Game, integer, type ModelId, purpose, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { onBattlefield } from '../psychic/psykers.ts';

const RECOVERY = purpose('it-will-not-die');
const RECOVERS = event('recovers', { unit: 'unit', wounds: 'number' }, '{unit} recovers {wounds|wound|wounds}');

/** The next model of a unit, from one on, that has lost Wounds or Hull Points and has the rule; -1 for none. */
function nextToRecover(g: Game<Classic>, s: Pick<ClassicSeams, 'willNotDie' | 'lostWounds'>, u: Unit<Classic>, from: ModelId): ModelId {
  for (let i = from; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && s.lostWounds(g, i) > 0 && s.willNotDie(g, i)) return i;
  }
  return -1;
}

/** At the end of each own turn a wounded model regains a Wound or Hull Point on 5+. */
export default defineRule({
  id: 'CLS-USR-17',
  title: 'It Will Not Die',
  source: 'universal special rules: It Will Not Die',
  text: 'At the end of each own turn roll a D6 for each model with it that has lost Wounds or HP: 5+ restores 1 (not above its starting value).',
  default: 'on',
  keyword: ['it-will-not-die', 'warlord-traits'],
  params: {
    on: integer(5, 2, 6, 'Needed to recover', 'needed on a D6'),
    wounds: integer(1, 1, 6, 'Wounds or Hull Points that come back', 'Wounds'),
  },
  patch: ({ on, wounds }, s) => ({
    after: {
      endTurn: (g, side) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (!onBattlefield(g, u)) continue;
          const start = nextToRecover(g, s, u, u.first);
          if (start < 0) continue;
          const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
          for (let i = start; i >= 0; i = nextToRecover(g, s, u, i + 1)) {
            if (g.dice.d6(frame, RECOVERY) < on) continue;
            const back = Math.min(wounds, s.lostWounds(g, i));
            s.giveBack(g, i, back);
            g.log.note(RECOVERS, u.slot, back);
          }
          g.dice.end(frame);
        }
      },
    },
  }),
});
