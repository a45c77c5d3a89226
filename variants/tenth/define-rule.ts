import { rulesFor } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type { Tables } from './tables.ts';

export const { defineEntry, defineRule } = rulesFor<Modern, Tables>();
