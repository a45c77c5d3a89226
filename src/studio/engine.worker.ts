/*
 * What runs beside the page: by its name the desk, or one of the players that the desk starts. There is one entry, so that a browser fetches
 * and keeps once what both need.
 */
if (self.name === 'player') await import('./player.ts');
else await import('./desk.ts');

export {};
