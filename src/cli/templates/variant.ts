import type { Step } from './files.ts';

/** A variant of your own, by file: the classic edition and one rule of yours, with an example that shows what it does. */
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
  title: 'Classic with a long stride',
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

/** What to do with it. */
export const VARIANT_NEXT: readonly Step[] = [
  { say: 'Run its example, with the rule on and off', run: 'verify ./ID' },
  { say: 'Play it', run: 'run duel -v classic -v ./ID' },
  { say: 'See what rules can change', run: 'rules classic --seam list' },
];
