import { catchUnit, caughtBy, isStillThere, releaseCaught } from 'sandtable/kit';
import { CAUSE, DEED, type Game, integer, type ModelId, PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern, Roll } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { rollAmount } from '../modifiers/mod.ts';
import { harm } from '../saves/harm.ts';
import { DEMISE_ROLL, MORTAL_ROLL } from '../state.ts';
import { modelWithin } from '../terrain/distance.ts';

/** On a 6 a destroyed model hurts units near it. */
export default defineRule({
  id: 'TEN-USR-01',
  title: 'Deadly Demise X',
  source: 'Core rules, Deadly Demise',
  text: [
    'When the model is destroyed roll one D6 before removing it (before passengers get out): on a 6 every unit within 6", friend or foe, suffers X mortal wounds; a random X is rolled separately for each unit.',
    'Ruling: If it was destroyed by attacks the roll is made at once, in the middle of the attacking unit\'s sequence; units embarked in the model are not "within 6"" and suffer nothing.',
  ].join('\n'),
  layer: 'core',
  default: 'on',
  keyword: 'deadly-demise',
  params: {
    on: integer(6, 2, 7, 'roll on which a destroyed model hurts those near it', 'needed on a D6'),
    reachInches: integer(6, 0, 24, 'how near units are that it hurts', 'inches'),
  },
  patch: ({ on, reachInches }, s) => ({
    after: {
      destroyed: (g, m) => {
        const demise = g.sheetOf(m).stats.demise;
        if (demise === null) return;
        const u = g.unitOf(m);
        const dice = g.dice.begin(DEED.react, u, g.nobody);
        const face = g.dice.d6(dice, DEMISE_ROLL);
        g.dice.end(dice);
        if (face >= on) burst(g, s, m, demise, reachInches);
      },
    },
  }),
});

function burst(g: Game<Modern>, s: ModernSeams, m: ModelId, demise: Roll, reachInches: number): void {
  const u = g.unitOf(m);
  const caught = caughtBy(g);
  const from = caught.height;
  for (let k = 0; k < g.units.length; k++) {
    const t = g.units[k];
    if (t.place === PLACE.table && modelWithin(g, m, t, reachInches)) catchUnit(g, t);
  }
  const end = caught.height;
  for (let k = from; k < end; k++) {
    const t = g.units[caught.unit[k]];
    if (!isStillThere(t)) continue;
    const dice = g.dice.begin(DEED.react, u, t);
    s.mortalWounds(g, t, rollAmount(g, dice, MORTAL_ROLL, demise), harm(dice, CAUSE.other, u));
    g.dice.end(dice);
  }
  releaseCaught(g, from);
}
