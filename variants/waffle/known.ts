import type { WordPlaces } from 'sandtable/rules';

/** What weapons have: those that are both Heavy and Rapid Fire have the type `heavy` and the rule `rapid-fire`. */
const WEAPON_RULES = ['rapid-fire', 'bulletstorm', 'charge-only'];

/** What units and models have: `riders 2` is the number of riders on a bike, `shock-troops` ignore Suppressive Fire (WAF-SHOOT-16). */
const SPECIAL_RULES = ['terror', 'blank', 'dodge', 'frenzy', 'shock-troops', 'agile', 'agile-flyer', 'repair', 'riders'];

/** Keywords and special rules of datasheets that the house rules add to those of the base. */
export const known: readonly string[] = [...WEAPON_RULES, ...SPECIAL_RULES];

/** Where they do something; here whoever fires may be a sniper too (WAF-WPN-27 to -29), and whoever hits may blind (WAF-USR-08). */
export const places: Partial<WordPlaces> = {
  weapon: { rules: WEAPON_RULES },
  model: { rules: [...SPECIAL_RULES, 'sniper', 'blind'] },
};
