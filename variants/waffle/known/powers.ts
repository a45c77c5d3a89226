export const powers: readonly string[] = ['blank', 'charge-only', 'dodge', 'frenzy'];
