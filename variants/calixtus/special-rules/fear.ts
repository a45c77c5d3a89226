export const CARRIED = ['fear', 'daemon'];
