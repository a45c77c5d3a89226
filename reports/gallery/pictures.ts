/** A command whose folder has pictures for the gallery. */
export interface Source {
  /** Name of its folder in `out/gallery`. */
  readonly folder: string;
  /** The heading above its pictures. */
  readonly title: string;
  /** What it answers, in a sentence or two. */
  readonly says: string;
  /** Arguments of `sandtable`, without `--out`. */
  readonly command: readonly string[];
  /** Ids of charts, in the order of the gallery. */
  readonly charts: readonly string[];
  /** Prefix for the names of its pictures, where a chart is in the gallery more than once. */
  readonly prefix?: string;
}

const EDITIONS = ['-v', 'classic', '-v', 'calixtus', '-v', 'waffle', '-v', 'tenth'];

/** Everything in the gallery, in its order. The first one's folder also gives the pictures of the pages. */
export const SOURCES: readonly Source[] = [
  {
    folder: 'editions',
    title: 'Four editions on two battlefields',
    says: 'The same armies on the same dice under four editions: who is favoured, what moves, and what else moves with it.',
    command: ['run', 'meeting', 'patrol', ...EDITIONS, '--players', 'own', '-n', '200'],
    charts: [
      'difference-from-baseline',
      'win-rate',
      'convergence',
      'vp-margin',
      'strength-by-round',
      'losses-by-cause',
      'loss-shifts',
      'game-length',
      'first-turn',
      'unit-worth',
      'rule-exercise',
      'rule-coverage',
      'casualty-map',
      'position-map',
    ],
  },
  {
    folder: 'players',
    title: 'Whoever plays',
    says: 'Every player of a panel against every other under two editions: who does best, and what the battle is worth when both sides choose.',
    command: ['run', 'patrol', '-v', 'classic', '-v', 'tenth', '--players', 'panel', '-n', '48'],
    charts: ['players'],
  },
  {
    folder: 'ablation',
    title: 'Which rule does what',
    says: 'Each of some house rules switched off alone, every two of them together, and what share of the whole each has.',
    command: [
      'ablate',
      'patrol',
      '-v',
      'calixtus',
      '--rules',
      'CAL-SHOOT-04,CAL-SHOOT-11,CAL-SAVE-01,CAL-SAVE-02,CAL-MORALE-01,CAL-ASSAULT-06',
      '--matrix',
      '--shapley',
      '-n',
      '300',
    ],
    charts: ['rule-effects', 'interactions', 'shares'],
  },
  {
    folder: 'proposals',
    title: 'What proposals would do',
    says: 'Rules that an edition has, but not by default, each switched on alone.',
    command: ['ablate', 'meeting', '-v', 'waffle', '--add', 'WAF-*', '-n', '1000'],
    charts: ['rule-effects'],
    prefix: 'proposals-',
  },
  {
    folder: 'sweep',
    title: 'What if this number were another',
    says: 'A characteristic of a datasheet over a range.',
    command: ['sweep', 'duel', '-v', 'classic', '--param', 'line-infantry.T=2..6', '-n', '300'],
    charts: ['sweep'],
  },
  {
    folder: 'grid',
    title: 'Two numbers at once',
    says: 'A characteristic against another: where is the game even?',
    command: ['sweep', 'duel', '-v', 'classic', '--param', 'line-infantry.T=3..5', '--param', 'line-infantry.Sv=3+..6+', '-n', '150'],
    charts: ['sweep-grid'],
  },
  {
    folder: 'price',
    title: 'What should it cost',
    says: 'A squad with twice the wounds, at several prices: what each leaves is spent on other infantry.',
    command: ['price', 'duel', '--unit', 'line-1', '-v', 'classic@line-infantry.W=2', '-n', '200', '--prices', '40..200'],
    charts: ['price'],
  },
  {
    folder: 'armies',
    title: 'Which army beats which',
    says: 'Every army against every other under two editions, and how the ratings move.',
    command: ['armies', '-v', 'classic', '-v', 'tenth', '-n', '60'],
    charts: ['army-matchups', 'army-ratings'],
  },
  {
    folder: 'chances',
    title: 'The tables behind the dice',
    says: 'To Hit and To Wound as each edition’s rules work them out, exactly.',
    command: ['odds', '--chances', ...EDITIONS],
    charts: ['chance-to-hit', 'chance-to-wound'],
  },
  {
    folder: 'odds',
    title: 'One attack, exactly',
    says: 'Every outcome of one attack with its probability, under each edition.',
    command: ['odds', 'melta-at-tank', ...EDITIONS],
    charts: ['attack-odds'],
  },
  {
    folder: 'odds-two',
    title: 'One attack under two rulesets',
    says: 'The chance of each outcome or more, and what a rule changes in it.',
    command: ['odds', 'rifles-at-line', '-v', 'classic', '-v', 'classic@hitOn+1'],
    charts: ['attack-difference'],
  },
  {
    folder: 'odds-range',
    title: 'One attack at every distance',
    says: 'What the target loses, in the mean, from near to far.',
    command: ['odds', 'rifles-at-line', '-v', 'classic', '-v', 'tenth', '--vary', 'range=6..30:6'],
    charts: ['odds-by-value'],
  },
  {
    folder: 'odds-grid',
    title: 'Which weapon against which target',
    says: 'Army points destroyed, in the mean, by each weapon of each target.',
    command: [
      'odds',
      'melta-at-tank',
      '-v',
      'classic',
      '--with',
      'fusion-gun,plasma-rifle',
      '--against',
      'battle-tank,veteran-infantry:5,line-infantry:10',
    ],
    charts: ['odds-grid'],
  },
];
