import type { AnyRule } from 'sandtable/rules';
import { pinned } from './pinned.ts';
import { pinning } from './pinning.ts';

export const wpnRules: readonly AnyRule[] = [pinning, pinned];
