/*
 * What runs beside the page: by its name the desk, one of the players of the desk, or a clerk. There is one entry, so that a browser
 * fetches and keeps once what all need.
 */
import './no-eval.ts';

const part = self.name === 'player' ? import('./player.ts') : self.name === 'clerk' ? import('./clerk.ts') : import('./desk.ts');
// Whoever started this hears of an error that is reported; of a module that was not there, not in every browser.
await part.catch(reportError);
