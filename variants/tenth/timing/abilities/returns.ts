import type { Ability } from 'sandtable/rules';
import { DEED, purpose } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';
import { returnModels } from '../../units/returning.ts';
import { family } from '../slots.ts';

const NUMBER = purpose('ability');

/** Models that come back to their unit: `returns-models-in-your-command 2`, `returns-d3-models-at-your-command-end`. */
export const returns: readonly Ability<Modern, Tables>[] = [
  ...family('returns-models', ['in-your-command', 'at-your-command-end', 'at-round-end'], 'up to X destroyed models return to this unit.', {
    act: (g, unit, s, models) => void returnModels(g, s, unit, models),
  }),
  ...family('returns-d3-models', ['in-your-command', 'at-your-command-end'], 'up to D3 destroyed models return to this unit.', {
    act: (g, unit, s) => {
      const dice = g.dice.begin(DEED.react, unit, unit);
      const models = g.dice.d3(dice, NUMBER);
      g.dice.end(dice);
      returnModels(g, s, unit, models);
    },
  }),
];
