import { houseRulesFor } from '../classic/define-rule.ts';
import type { Classic } from '../classic/family.ts';
import type { WaffleSeams } from './hub.ts';

/** Games, units and weapons are those of the classic base; only the procedures are more (`WaffleSeams`). */
export type Waffle = Classic;

/** Defines a house rule. */
export const { defineRule } = houseRulesFor<WaffleSeams>();
