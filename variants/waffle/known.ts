import { assault } from './known/assault.ts';
import { field } from './known/field.ts';
import { powers } from './known/powers.ts';
import { reactions } from './known/reactions.ts';
import { shooting } from './known/shooting.ts';
import { turn } from './known/turn.ts';
import { vehicles } from './known/vehicles.ts';
import { weapons } from './known/weapons.ts';

/** Keywords and special rules of datasheets that the house rules add to those of the base. */
export const known: readonly string[] = [...turn, ...reactions, ...assault, ...shooting, ...weapons, ...vehicles, ...field, ...powers];
