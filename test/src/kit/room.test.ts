import { describeRoom } from './room-checks.ts';

describeRoom(200, 20);
