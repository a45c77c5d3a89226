export const CREATURES = ['flying-monster', 'flying-gargantuan'] as const;
