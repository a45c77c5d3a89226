import { main } from './main.ts';
import { note } from './print.ts';

/** The comparison that plain `npm start` plays: two editions on three of the bundled scenarios. */
export function demo(): Promise<number> {
  const args = ['run', 'duel', 'patrol', 'meeting', '-v', 'classic', '-v', 'tenth', '-n', '100'];
  note(`sandtable ${args.join(' ')}`);
  return main(args);
}
