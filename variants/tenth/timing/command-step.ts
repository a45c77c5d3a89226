import { defineRule } from '../family.ts';

/** Rules of the Command phase are used in its Command step, before the Battle-shock tests. */
export default defineRule({ id: 'TEN-CMD-06', default: 'on', patch: () => ({ replace: { mayWait: () => false } }) });
