import { test } from 'vitest';
import { expectAgreement, GRID } from './grid-cases.ts';

test.each(Object.entries(GRID))('every weapon at every target of %s agrees with exact odds', expectAgreement);
