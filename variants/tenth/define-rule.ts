import { rulesFor } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type { Tables } from './tables.ts';

export const { defineRule } = rulesFor<Modern, Tables>();
