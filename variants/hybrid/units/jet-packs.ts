import type { Game, Unit } from 'sandtable/rules';
import { type Classic, TYPE } from '../../classic/family.ts';
import { typeOf } from '../../classic/movement/mobility.ts';

export const hasPacks = (g: Game<Classic>, u: Unit<Classic>): boolean => typeOf(g, u) === TYPE['jet-pack'];
