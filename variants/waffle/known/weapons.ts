export const weapons: readonly string[] = [
  // How many sit on a bike: `riders 2`
  'riders',
  // Weapons that are Heavy and Rapid Fire together have the type `heavy` and this rule
  'rapid-fire',
  'bulletstorm',
];
