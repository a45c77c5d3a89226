import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-list.ts';
import { suggest } from '../../../src/cli/completion/suggest.ts';

describe('completion', () => {
  test('begins with the commands', async () => {
    expect(await suggest([''])).toEqual([...COMMANDS.map((it) => it.name), 'help', '--help', '--version'].map((it) => `${it} `).sort());
    expect(await suggest(['rul'])).toEqual(['rules ']);
    expect(await suggest(['nonsense', ''])).toEqual([]);
  });

  test('knows which word is a value, of which option', async () => {
    expect(await suggest(['run', 'duel', '-v', 'clas'])).toEqual(['classic']);
    expect(await suggest(['run', '-v', 'classic', 'due'])).toEqual(['duel ']);
    expect(await suggest(['run', '--quiet', 'due'])).toEqual(['duel ']);
    expect(await suggest(['run', '--on=me'])).toEqual([]);
    expect(await suggest(['armies', '--on=meet'])).toEqual(['--on=meeting ']);
    expect(await suggest(['run', 'duel', '--co'])).toEqual(['--confidence ', '--confirm ', '--confirm-pairs ']);
    expect(await suggest(['run', 'duel', '--no'])).toContain('--no-color ');
    expect(await suggest(['init', 'batt'])).toEqual(['battlefield ']);
    expect(await suggest(['validate', './x'])).toEqual([]);
  });

  test('switches off only what is on, and on only what is off', async () => {
    const [off, on] = [await suggest(['run', '-v', 'waffle@-WAF-TURN-']), await suggest(['run', '-v', 'waffle@+WAF-TURN-'])];
    expect(on).toContain('waffle@+WAF-TURN-08 ');
    expect(off).not.toContain('waffle@-WAF-TURN-08 ');
    expect(off.length).toBeGreaterThan(0);
    expect(await suggest(['run', '-v', 'tenth@-WAF'])).toEqual([]);
  });
});
