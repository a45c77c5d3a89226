/*
 * What runs beside the page: by its name the desk, one of the players of the desk, or a clerk. There is one entry, so that a browser
 * fetches and keeps once what all need.
 */
import './no-eval.ts';

if (self.name === 'player') await import('./player.ts');
else if (self.name === 'clerk') await import('./clerk.ts');
else await import('./desk.ts');
