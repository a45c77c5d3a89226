import { howMany } from '../sampled.ts';
import { describeEnds } from '../src/kit/end-checks.ts';

describeEnds(howMany(20_000, 500), howMany(2000, 64));
