import { DEFAULT_DOCTRINE } from '../../scenario/default-doctrine.ts';

/** A small file to start from, valid as it is. */
export interface Template {
  /** Its name, behind that of what is in it: names are looked up as `<name>.<kind>.yaml` next to a scenario. */
  readonly ending: string;
  /** The schema that editors complete it by; null for code. */
  readonly schema: string | null;
  /** `ID` is replaced by the requested name, here and in `next`. */
  readonly text: string;
  /** What to do with it: three lines, most with the command that does it. */
  readonly next: readonly Step[];
}

export interface Step {
  readonly say: string;
  /** Behind `sandtable`. */
  readonly run?: string;
}

const SCENARIO: Template = {
  ending: '.yaml',
  schema: 'scenario',
  text: `format: 1
id: ID
title: Two squads across a road
# A name (sandtable list battlefields), or written out in inches; x runs along the long edge.
battlefield:
  width: 44
  height: 30
  zones: { long-edges: 9 } # where armies deploy: this deep along both long edges
  terrain:
    - { id: crate, kind: container, at: [34, 15], size: [5, 3], height: 2.5 }
    - { id: copse, kind: woods, at: [8, 15], size: [6, 5], height: 3 }
armies: { red: duel-line, blue: duel-veterans } # sandtable list armies
doctrines: { red: ${DEFAULT_DOCTRINE}, blue: ${DEFAULT_DOCTRINE} } # who decides: sandtable list doctrines
deployment: auto
mission: kill # sandtable list missions
`,
  next: [
    { say: 'Check it', run: 'validate ID.yaml' },
    { say: 'Play it', run: 'run ID.yaml -v classic -v tenth -n 100' },
    { say: 'Read a game', run: 'replay ID.yaml -v classic' },
  ],
};

const ARMY: Template = {
  ending: '.army.yaml',
  schema: 'army',
  text: `format: 1
id: ID
title: Two squads of the line
doctrine: ${DEFAULT_DOCTRINE} # who decides for it where a scenario does not say: sandtable list doctrines
limit: 300 # army points; a list above it is refused
units:
  # sandtable list datasheets names what there is; "models" counts each kind of model of the datasheet.
  - { id: squad-1, datasheet: line-infantry, models: { soldier: 9, gunner: 1 }, roles: [troops] }
  - { id: squad-2, datasheet: line-infantry, models: { soldier: 10 }, roles: [troops] }
`,
  next: [
    { say: 'Check it', run: 'validate ID.army.yaml' },
    { say: 'Play it', run: 'armies ID.army.yaml duel-veterans --on duel -v classic -n 50' },
    { say: 'Or name it in a scenario next to it: armies: { red: ID, blue: duel-veterans }' },
  ],
};

const DATASHEET: Template = {
  ending: '.datasheet.yaml',
  schema: 'datasheet',
  text: `format: 1
id: ID
title: Scouts
keywords: [infantry]
models:
  scout:
    count: [5, 10] # at least, at most
    base: { round: 25 } # millimetres
    height: 1.2
    weapons: [carbine]
    # A block for each family of editions that should play it; the hybrid edition converts the classic one.
    points: { classic: 9, modern: 9 }
    classic: { WS: 3, BS: 4, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 8, Sv: 5 }
    modern: { M: 6, T: 3, Sv: 5, W: 1, Ld: 7, OC: 1 }
weapons:
  carbine:
    classic: { range: 18, S: 3, AP: 5, type: assault, shots: 2 }
    modern: { range: 18, A: 2, skill: 3, S: 3, AP: 0, D: 1, keywords: [assault] }
# Special rules: sandtable list keywords -v classic
classic: { type: infantry, rules: [] }
modern: { keywords: [] }
`,
  next: [
    { say: 'Check it', run: 'validate ID.datasheet.yaml' },
    { say: 'Use it in an army next to it: - { id: scouts, datasheet: ID } (sandtable init army ...)' },
    { say: 'Change a value in one run: sandtable run ... -v classic@ID.T=4' },
  ],
};

const BATTLEFIELD: Template = {
  ending: '.battlefield.yaml',
  schema: 'battlefield',
  text: `format: 1
id: ID
title: A farm at a crossroads
# Inches. The origin is a corner, x runs along the long edge; angles are degrees anticlockwise from +x.
width: 48
height: 36
zones: { long-edges: 9 } # where armies deploy; or short-edges, or two polygons: seats: [...]
terrain:
  # A twin is a second piece turned by 180 degrees about the centre: the board is then the same from both sides.
  - { id: barn, twin: stable, kind: ruin, at: [15, 13], size: [6, 4], angle: 20, height: 4, walls: [2, 3] }
  - { id: orchard, twin: copse, kind: woods, shape: oval, at: [38, 14], size: [7, 5], height: 4 }
  - { id: wall, kind: barricade, at: [24, 18], size: [6, 0.5], height: 1 }
objectives:
  - { id: north-road, twin: south-road, at: [24, 12] }
`,
  next: [
    { say: 'Check it', run: 'validate ID.battlefield.yaml' },
    { say: 'Use it in a scenario next to it: battlefield: ID (sandtable init scenario ...)' },
    { say: 'Look at it: replay that scenario with --html' },
  ],
};

const MISSION: Template = {
  ending: '.mission.yaml',
  schema: 'mission',
  text: `format: 1
id: ID
title: Hold the road
rounds: 5 # or "variant": as long as the edition has it
# Victory points: each marker held at the end, each enemy unit destroyed, the enemy's warlord.
scoring: { objective-vp: 3, kill-points: 1, slay-the-warlord: 1 }
options: [night-fighting] # what else is in force; an edition that does not know one leaves it out and says so
`,
  next: [
    { say: 'Check it', run: 'validate ID.mission.yaml' },
    { say: 'Use it in a scenario next to it: mission: ID (sandtable init scenario ...)' },
    { say: 'All scoring and options: scenarios/README.md of the package, or your editor completes them' },
  ],
};

const DOCTRINE: Template = {
  ending: '.doctrine.yaml',
  schema: 'doctrine',
  text: `format: 1
id: ID
title: ID - shoots from cover, goes for the markers late
# Answers to decisions by ID; the first rule whose conditions hold is followed. sandtable verify --words lists all decisions of a ruleset.
answers:
  intent:
    - { if: [round-at-least-4, not-is-vehicle], do: [to-best-objective, hold] }
    - { if: not-enemy-in-range, do: keep-range-of-nearest }
    - { do: [into-cover, hold] }
  shoot-at: [most-expected-damage, nearest]
  charge-at: never
  '*': if-favourable # everything else
# Instead of answers, or for what has none, a commander weighs every choice; 1 is as usual:
# commander: { safety: 0.5, ground: 1.5 }
`,
  next: [
    { say: 'Check it', run: 'validate ID.doctrine.yaml' },
    { say: 'Play it', run: `run duel -v classic -n 100 --doctrine red=ID.doctrine.yaml,blue=${DEFAULT_DOCTRINE}` },
    { say: 'See what it does', run: `replay duel -v classic --doctrine red=ID.doctrine.yaml,blue=${DEFAULT_DOCTRINE}` },
  ],
};

const ATTACK: Template = {
  ending: '.attack.yaml',
  schema: 'examples',
  text: `format: 1
examples:
  - title: Ten riflemen at five veterans, within half range
    given:
      units:
        # Of a datasheet (sandtable list datasheets); stats over it by family, such as stats: { classic: { T: 5 }, modern: { T: 5 } }.
        A: { datasheet: line-infantry, at: [10, 10], models: 10 }
        B: { datasheet: veteran-infantry, at: [20, 10], models: 5 }
    when: [{ shoot: A, at: B, with: rifle }] # or fight: A, or several steps
`,
  next: [
    { say: 'Odds', run: 'odds ID.attack.yaml -v classic -v tenth' },
    { say: 'With a chart', run: 'odds ID.attack.yaml -v classic -v tenth --out out/ID' },
    { say: 'What a rule does to it', run: 'odds ID.attack.yaml -v classic -v classic@hitOn+1' },
  ],
};

const CONTRACT: Template = {
  ending: '.balance.yaml',
  schema: 'contract',
  text: `format: 1
id: ID
title: Two patrols are an even match
variant: classic
scenarios: [patrol]
pairs: 1000 # the budget of each matchup; a check stops as soon as all is decided
promises:
  - score: { from: 0.2, to: 0.8 } # what red wins; a draw counts half
  - first-turn: { at-most: 0.3 }
  - rounds: { from: 3, to: 7 }
  - rule: CLS-MORALE-03 # what having this rule moves the score by
    effect: { at-most: 0.25 }
# - unchanged: { margin: 0.05 } # needs a baseline: sandtable check ID.balance.yaml --accept
`,
  next: [
    { say: 'Check it', run: 'check ID.balance.yaml' },
    { say: 'How many pairs it needs', run: 'plan ID.balance.yaml' },
    { say: 'Hold a build to it: exit code 0 kept, 1 broken, 3 not enough games to tell' },
  ],
};

const CHART: Template = {
  ending: '.js',
  schema: null,
  text: `// @ts-check
/**
 * A chart of your own. Its tables and their columns are in reports/README.md of the package, the specification is Vega-Lite without data and title.
 *
 * @type {import('sandtable/report').Chart}
 */
const chart = {
  id: 'ID', // the name of this file
  question: 'How long do games last?', // its title
  hint: 'Share of games by rounds played; lines are confidence intervals.',
  table: 'lengths', // a row is a number of rounds under a ruleset
  spec: () => ({
    columns: 1,
    facet: { field: 'heading', type: 'nominal', title: null, sort: { field: 'place' } },
    spec: {
      width: 320,
      height: 110,
      encoding: {
        x: { field: 'rounds', type: 'ordinal', title: 'Rounds played', axis: { labelAngle: 0 } },
        tooltip: [
          { field: 'rounds', title: 'Rounds' },
          { field: 'share', title: 'Games', format: '.0%' },
        ],
      },
      layer: [
        { mark: 'bar', encoding: { y: { field: 'share', type: 'quantitative', title: 'Games', axis: { format: '.0%' } } } },
        {
          mark: { type: 'rule', style: 'interval' },
          encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
        },
      ],
    },
  }),
};

export default chart;
`,
  next: [
    { say: 'Play something', run: 'run duel -v classic -v tenth -n 50 --out out/duel' },
    { say: 'Draw it', run: 'report out/duel --chart ./ID.js' },
    { say: 'See it in out/duel/charts/ID.svg and out/duel/report.html; tables and columns are in reports/README.md of the package' },
  ],
};

/** By the word on the command line. */
export const TEMPLATES: { readonly [kind: string]: Template } = {
  scenario: SCENARIO,
  army: ARMY,
  datasheet: DATASHEET,
  battlefield: BATTLEFIELD,
  mission: MISSION,
  doctrine: DOCTRINE,
  attack: ATTACK,
  contract: CONTRACT,
  chart: CHART,
};
