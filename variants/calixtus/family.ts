import { houseRulesFor } from '../classic/define-rule.ts';
import type { Classic } from '../classic/family.ts';
import type { CalixtusSeams } from './hub.ts';

/** Games, units and weapons are those of the classic base; only the procedures are more (`CalixtusSeams`). */
export type Calixtus = Classic;

/** Defines a house rule. */
export const { defineRule } = houseRulesFor<CalixtusSeams>();
