import type { InlineAttack } from 'sandtable/rules';
import { inline as ofBase } from '../../classic/format/inline.ts';

/** Attacks in a command line: the classic ones, with Damage and the other kind of AP. */
export const inline: InlineAttack = {
  ...ofBase,
  options: [
    ...ofBase.options,
    { name: 'D', of: 'weapon', key: 'D', about: 'Damage, a number or dice', otherwise: 1 },
    { name: 'modernAP', of: 'weapon', key: 'modernAP', about: 'AP as a modifier of saves, 0 to -6; by default the one that AP stands for' },
  ],
};
