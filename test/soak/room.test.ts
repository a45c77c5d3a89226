import { describeRoom } from '../src/kit/room-checks.ts';

const FULL = process.env['SOAK'] === 'full';

describeRoom(FULL ? 20_000 : 2000, FULL ? 2000 : 200);
