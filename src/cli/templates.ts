/** Small files to start from, each valid as it is. `ID` is replaced by the requested name. */
export const TEMPLATES = {
  scenario: `format: 1
id: ID
title: Two squads across a road
battlefield:
  width: 44
  height: 30
  zones: { long-edges: 9 }
  terrain:
    - { id: crate, kind: container, at: [34, 15], size: [5, 3], height: 2.5 }
    - { id: copse, kind: woods, at: [8, 15], size: [6, 5], height: 3 }
armies: { red: duel-line, blue: duel-veterans }
doctrines: { red: balanced, blue: balanced }
deployment: auto
mission: kill
`,
  army: `format: 1
id: ID
title: A squad and its leader
limit: 300
units:
  - { id: squad-1, datasheet: line-infantry, models: { soldier: 9, gunner: 1 }, roles: [troops] }
  - { id: squad-2, datasheet: line-infantry, models: { soldier: 10 }, roles: [troops] }
`,
  datasheet: `format: 1
id: ID
title: Scouts
keywords: [infantry]
models:
  scout:
    count: [5, 10]
    base: { round: 25 }
    height: 1.2
    weapons: [carbine]
    points: { classic: 9, modern: 9 }
    classic: { WS: 3, BS: 4, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 8, Sv: 5 }
    modern: { M: 6, T: 3, Sv: 5, W: 1, Ld: 7, OC: 1 }
weapons:
  carbine:
    classic: { range: 18, S: 3, AP: 5, type: assault, shots: 2 }
    modern: { range: 18, A: 2, skill: 3, S: 3, AP: 0, D: 1, keywords: [assault] }
classic: { type: infantry, rules: [] }
modern: { keywords: [] }
`,
  contract: `format: 1
id: ID
title: Two patrols are an even match
variant: classic
scenarios: [patrol]
pairs: 400
promises:
  - score: { from: 0.2, to: 0.8 }
  - first-turn: { at-most: 0.3 }
  - rounds: { from: 3, to: 7 }
  - rule: CLS-MORALE-03
    effect: { at-most: 0.2 }
# - unchanged: { margin: 0.05 } # needs a baseline: sandtable check ID.balance.yaml --accept
`,
} as const;

/** A variant of your own: the classic edition and one rule of yours, with an example that shows what it does. */
export const VARIANT_FILES: { readonly [file: string]: string } = {
  'package.json': `{
  "name": "ID",
  "version": "0.1.0",
  "type": "module",
  "exports": "./index.js",
  "peerDependencies": { "sandtable": "*" }
}
`,
  'jsconfig.json': `{
  "compilerOptions": { "module": "nodenext", "target": "es2022", "checkJs": true, "strict": true, "noEmit": true, "types": [] },
  "include": ["*.js"]
}
`,
  'index.js': `// @ts-check
import classic, { defineRule } from 'sandtable/classic';
import { defineVariant, integer } from 'sandtable/rules';

/** Every unit moves a little farther. \`MY-MOVE-01.inches=2\` in a specification changes by how much. */
const longStride = defineRule({
  id: 'MY-MOVE-01',
  title: 'Long stride',
  source: 'ID',
  text: 'Units move farther.',
  default: 'on',
  params: { inches: integer(1, 1, 6, 'how much farther, in inches') },
  patch: ({ inches }) => ({
    // Type a name of a procedure here and the editor lists the others.
    wrap: { baseMoveInches: (next) => (game, unit) => next(game, unit) + inches },
  }),
});

export default defineVariant({
  id: 'ID',
  title: 'ID: a variant of the classic edition',
  edition: classic.edition,
  rules: [...classic.rules, longStride],
  presets: classic.presets,
});
`,
  'long-stride.yaml': `# How far a unit may move with the rule on, and, under "off", with it off: sandtable verify ./ID
- rule: MY-MOVE-01
  title: infantry moves 7 inches instead of 6
  given:
    units:
      A: { army: red, at: [20, 20], keywords: [infantry], base: 25.4, height: 1.2, classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } }
      B: { army: blue, at: [60, 40], keywords: [infantry], base: 25.4, height: 1.2, classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } }
  when:
    - { may-move: A }
  then: { allowance: 7 }
  off: { then: { allowance: 6 } }
`,
  'README.md': `# ID

The classic edition and one rule of its own, MY-MOVE-01 in \`index.js\`.

- \`sandtable verify ./ID\` plays the example in \`long-stride.yaml\`, with the rule on and off.
- \`sandtable run duel -v classic -v ./ID\` says what the rule is worth.
- \`sandtable run duel -v ./ID -v ./ID@MY-MOVE-01.inches=2\` compares two values, \`./ID@-MY-MOVE-01\` is without it.
- \`sandtable rules ./ID\` lists all rules that can be switched.

Run these in the folder above. \`npm install --save-dev sandtable\` there lets your editor complete and check \`index.js\`.
`,
};
