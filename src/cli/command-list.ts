import type { Command } from './command.ts';

/** A command in the list, and where to find it; its module is loaded on demand. */
export interface Entry {
  readonly name: string;
  /** What follows the name in a usage line. */
  readonly takes: string;
  readonly does: string;
  /** Comes to no end by itself, but at Ctrl-C. */
  readonly lasts?: true;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** All commands, in the order of the help. */
export const COMMANDS: readonly Entry[] = [
  {
    name: 'run',
    takes: '<scenario...>',
    does: 'plays scenarios under rulesets and compares them',
    load: () => import('./commands/run.ts'),
  },
  {
    name: 'merge',
    takes: '<part...>',
    does: 'puts together what several machines have played of one run',
    load: () => import('./commands/merge.ts'),
  },
  {
    name: 'worker',
    takes: '',
    does: 'plays for runs on other machines that share a queue',
    lasts: true,
    load: () => import('./commands/worker.ts'),
  },
  {
    name: 'ablate',
    takes: '<scenario...>',
    does: 'says what each rule does: each switched by itself, on the same dice',
    load: () => import('./commands/ablate.ts'),
  },
  { name: 'sweep', takes: '<scenario...>', does: 'plays one or two parameters over a range', load: () => import('./commands/sweep.ts') },
  {
    name: 'balance',
    takes: '<scenario>',
    does: 'finds the smallest change that meets a target, and confirms it on fresh dice',
    load: () => import('./commands/balance.ts'),
  },
  {
    name: 'armies',
    takes: '[army...]',
    does: 'plays a round-robin of armies: ratings, circles, and how rulesets move them',
    load: () => import('./commands/armies.ts'),
  },
  { name: 'price', takes: '<scenario>', does: 'finds what a unit should cost', load: () => import('./commands/price.ts') },
  {
    name: 'train',
    takes: '<scenario...>',
    does: "tunes a commander's weights by play",
    load: () => import('./commands/train.ts'),
  },
  {
    name: 'exploit',
    takes: '<scenario>',
    does: 'says how much an opponent who looks ahead gains on the players of a panel',
    load: () => import('./commands/exploit.ts'),
  },
  {
    name: 'plan',
    takes: '<scenario...>',
    does: 'says how many pairs an effect needs, from a pilot run',
    load: () => import('./commands/plan.ts'),
  },
  {
    name: 'check',
    takes: '<contract...>',
    does: 'checks balance contracts: the gate for builds',
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'odds',
    takes: '[file...]',
    does: 'works out every outcome of one attack: exact probabilities',
    load: () => import('./commands/odds.ts'),
  },
  {
    name: 'diff',
    takes: '<scenario>',
    does: 'shows where two rulesets diverge, why, and what followed',
    load: () => import('./commands/diff.ts'),
  },
  { name: 'replay', takes: '<scenario>', does: 'shows one game, event by event', load: () => import('./commands/replay.ts') },
  {
    name: 'rules',
    takes: '[variant]',
    does: 'lists the rules of an edition and their switches',
    load: () => import('./commands/rules.ts'),
  },
  {
    name: 'list',
    takes: '<what> [text]',
    does: 'lists scenarios, armies, datasheets, rules and whatever else can be named',
    load: () => import('./commands/list.ts'),
  },
  {
    name: 'studio',
    takes: '',
    does: 'shows the studio in a browser, on this machine alone',
    lasts: true,
    load: () => import('./commands/studio.ts'),
  },
  { name: 'verify', takes: '[path...]', does: 'runs worked examples', load: () => import('./commands/verify.ts') },
  { name: 'report', takes: '<dir>', does: 'rebuilds the charts and report of a finished run', load: () => import('./commands/report.ts') },
  {
    name: 'validate',
    takes: '<file...>',
    does: 'checks scenarios, armies, datasheets, contracts, examples and editions',
    load: () => import('./commands/validate.ts'),
  },
  {
    name: 'import',
    takes: '<file...>',
    does: 'makes an army and its datasheets of a list from a list builder',
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'export',
    takes: '<kind> <id>',
    does: 'writes an army as a list that other programs show',
    load: () => import('./commands/export.ts'),
  },
  { name: 'init', takes: '<kind> <name>', does: 'writes a small valid file to start from', load: () => import('./commands/init.ts') },
  {
    name: 'completion',
    takes: '<shell>',
    does: 'writes what bash or zsh needs to complete commands, options and names',
    load: () => import('./commands/completion.ts'),
  },
];
