/** Keywords of units that can go aloft. */
export const FLIERS = ['flyer', 'flying-monster', 'flying-gargantuan'] as const;
