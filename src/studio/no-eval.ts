import { z } from 'zod';

// The policy of the page forbids code made from text. It would try that as soon as it is loaded, so this comes before all the rest.
z.config({ jitless: true });
