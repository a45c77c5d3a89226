import { describeEnds } from '../src/kit/end-checks.ts';

const FULL = process.env['SOAK'] === 'full';

describeEnds(FULL ? 20_000 : 2000, FULL ? 2000 : 250);
