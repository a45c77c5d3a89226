import { z } from 'zod';
import { forbidWritingOut } from '../rules/written-out.ts';

// The policy of the page forbids code made from text. Both would try it as soon as they are loaded, so this comes before all the rest.
z.config({ jitless: true });
forbidWritingOut();
