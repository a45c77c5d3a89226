export const weapons: readonly string[] = [
  // Number of riders on a bike: `riders 2`
  'riders',
  // Weapons that are both Heavy and Rapid Fire have the type `heavy` and this rule
  'rapid-fire',
  'bulletstorm',
];
