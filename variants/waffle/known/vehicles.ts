export const vehicles: readonly string[] = ['agile', 'agile-flyer', 'repair'];
