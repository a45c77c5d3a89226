import { describeEnds } from './end-checks.ts';

describeEnds(300, 60);
