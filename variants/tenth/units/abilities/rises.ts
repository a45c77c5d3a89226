import type { Ability, Game, ModelId, Unit } from 'sandtable/rules';
import { DEED, event, hasBit, keyword, modelRegister, purpose } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import type { Tables } from '../../tables.ts';

export const RISES_AGAIN = keyword('rises-again');
/** Destroyed in the current phase, for the first time; and has had its chance to come back. */
const FELL = modelRegister('fell', 'phase');
const ROSE = modelRegister('rose', 'game');
export const RISE_ROLL = purpose('rises-again');
const RISES = event('rises-again', { unit: 'unit', roll: 'number' }, '{unit} rises again, {roll} rolled');

/** The first time a model is destroyed it may be set up again at the end of the phase (TEN-UNIT-12). */
export const rises: Ability<Modern, Tables> = {
  keyword: 'rises-again',
  text: 'The first time this model is destroyed, roll one D6 at the end of the phase: on X+ it is returned with its full wounds, as close as possible to where it was destroyed.',
  patch: (s) => ({
    after: {
      fallen: (g, m) => {
        if (hasBit(g.sheetOf(m).keywordBits, RISES_AGAIN) && g.models.reg[ROSE][m] === 0) g.models.reg[FELL][m] = 1;
      },
      closePhase: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          for (let m = u.first; m < u.first + u.size; m++) if (g.models.reg[FELL][m] !== 0) rise(g, s, u, m);
        }
      },
    },
  }),
};

function rise(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, m: ModelId): void {
  g.models.reg[FELL][m] = 0;
  g.models.reg[ROSE][m] = 1;
  const dice = g.dice.begin(DEED.react, u, g.nobody);
  const face = g.dice.d6(dice, RISE_ROLL);
  g.dice.end(dice);
  if (face < (g.sheetOf(m).values['rises-again'] ?? 2)) return;
  g.log.note(RISES, u.slot, face);
  s.returnLeader(g, u, m);
}
