/** Keywords of models that have grenades to throw. */
export const GRENADIERS = ['assault-grenades', 'defensive-grenades', 'emp-grenades', 'frag', 'photon', 'emp', 'blast'] as const;
