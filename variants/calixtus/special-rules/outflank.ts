export const OUTFLANKERS = ['outflank', 'infiltrate', 'scout'];
