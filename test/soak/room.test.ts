import { howMany } from '../sampled.ts';
import { describeRoom } from '../src/kit/room-checks.ts';

describeRoom(howMany(20_000, 1000), howMany(2000, 100));
