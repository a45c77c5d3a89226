import { ARM } from '../../classic/family.ts';
import { mayCharge } from './charge-after-fire.ts';

export default mayCharge(
  {
    id: 'CAL-WPN-08',
    title: 'Primary weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'A Primary weapon shoots at full effect after moving, and its unit may charge in the same turn.',
      'Ruling: Two penetration dice keeping the higher stay, as does full effect at any speed of a vehicle that allows shooting (CLS-WPN-09); a non-vehicle still fires no other weapon in that phase.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Primary weapons (CLS-WPN-09); replaces its limit for non-vehicle bearers (as Ordnance, so no charge)',
  },
  ARM.primary,
);
