import type { Classic } from '../classic/family.ts';
import { houseRulesFor } from '../classic/houseRules.ts';
import { catalogue } from './catalogue/index.ts';
import type { WaffleSeams } from './seams.ts';

/** Games, units and weapons are those of the classic base; only the procedures are more (`WaffleSeams`). */
export type Waffle = Classic;

/** Defines a house rule; what the ledger says of its id need not be repeated. */
export const { defineRule } = houseRulesFor<WaffleSeams>(catalogue);
