import { DEED, event, hasBit, integer, keyword, PLACE, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const IT_WILL_NOT_DIE = keyword('it-will-not-die');
const RECOVERY = purpose('it-will-not-die');
const RECOVERS = event('recovers', { unit: 'unit', wounds: 'number' }, '{unit} recovers {wounds|wound|wounds}');

/** At the end of each own turn a wounded model regains a Wound or Hull Point on 5+. */
export default defineRule({
  id: 'CLS-USR-17',
  title: 'It Will Not Die',
  source: 'universal special rules: It Will Not Die',
  text: 'At the end of each own turn roll a D6 for each model with it that has lost Wounds or HP: 5+ restores 1 (not above its starting value).',
  default: 'on',
  keyword: 'it-will-not-die',
  params: {
    on: integer(5, 2, 6, 'Needed to recover', 'needed on a D6'),
    wounds: integer(1, 1, 6, 'Wounds or Hull Points that come back', 'Wounds'),
  },
  patch: ({ on, wounds }) => ({
    after: {
      endTurn: (g, side) => {
        const units = g.sides[side];
        const m = g.models;
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive === 0 || u.place !== PLACE.table || !hasBit(u.anyBits, IT_WILL_NOT_DIE)) continue;
          const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
          for (let i = u.first; i < u.first + u.size; i++) {
            const sheet = g.sheetOf(i);
            if (m.alive[i] === 0 || m.wounds[i] >= sheet.stats.wounds || !hasBit(sheet.keywordBits, IT_WILL_NOT_DIE)) continue;
            if (g.dice.d6(frame, RECOVERY) < on) continue;
            const back = Math.min(wounds, sheet.stats.wounds - m.wounds[i]);
            m.wounds[i] += back;
            g.log.note(RECOVERS, u.slot, back);
          }
          g.dice.end(frame);
        }
      },
    },
  }),
});
