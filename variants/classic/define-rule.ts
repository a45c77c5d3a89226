import { rulesFor } from 'sandtable/rules';
import type { Classic } from './family.ts';
import type { Tables } from './tables.ts';

export const { defineRule } = rulesFor<Classic, Tables>();
