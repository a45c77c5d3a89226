/*
 * What runs beside the page: by the first word of its name the desk, one of the players of the desk, or a clerk. There is one entry, so that a browser
 * fetches and keeps once what all need.
 */
import './no-eval.ts';
import { holdForLife } from './life.ts';

await holdForLife(self.name);
const [part] = self.name.split(' ');
if (part === 'player') await import('./player.ts');
else if (part === 'clerk') await import('./clerk.ts');
else await import('./desk.ts');
