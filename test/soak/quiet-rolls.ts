/**
 * What dice are rolled for whose result may be that nothing happens, which no event tells: by purpose, why. A roll that is not here has to be told by an
 * event, whatever it shows.
 */
export const QUIET_ROLLS: { readonly [purpose: string]: string } = {
  treachery: 'on a 1 a unit beside allies that it mistrusts does nothing; else it goes on',
  dangerous: 'a model that is not wounded by dangerous terrain or a jump goes on',
  initiative: 'a test that is not passed leaves the unit as it is',
  thrust: 'inches that may be moved, of which the unit may use none',
  'scatter-distance': 'where a template that stays goes, whether anybody stands there or not',
  'it-will-not-die': 'a wound comes back, or does not',
  repair: 'a hull point comes back, or does not',
  'soul-blaze': 'goes on burning, or goes out',
  'warp-charge': 'dice of the pool',
  'dispel-charge': 'dice of the pool of the other side',
  'sabotage-hits': 'hits of a sabotaged objective, of which none may wound',
  recovery: 'a wound comes back, or does not',
  'rises-again': 'a model that falls rises, or does not',
  ability: 'an ability works on a roll, or does not',
};
