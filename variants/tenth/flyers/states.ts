import { event, status } from 'sandtable/rules';

/** In Hover mode for the battle: not an Aircraft. */
export const HOVERING = status('hovering', 'game');
export const HOVERS = event('hovers', { unit: 'unit' }, '{unit} hovers');
export const FLIES = event(
  'flies-on',
  { unit: 'unit', inches: 'inches', turn: 'number' },
  '{unit} flies {inches}{turn#-1  and turns % degrees#0 , straight on#1  and turns % degrees}',
);
