/** The comparison that plain `npm start` plays: two editions on three of the bundled scenarios. */
export const DEMO: readonly string[] = [
  'run',
  'duel',
  'patrol',
  'meeting',
  '-v',
  'classic',
  '-v',
  'tenth',
  '-n',
  '100',
  '--players',
  'own',
];
