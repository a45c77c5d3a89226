/** `sandtable/rules`: the vocabulary that editions and rules are written in. It imports nothing. */
export * from './board.ts';
export * from './decision.ts';
export * from './dice.ts';
export * from './event.ts';
export * from './example.ts';
export * from './family.ts';
export * from './game.ts';
export * from './intent.ts';
export * from './keyword.ts';
export * from './names.ts';
export * from './reaction.ts';
export * from './register.ts';
export * from './rule.ts';
export * from './seams.ts';
export * from './sequence.ts';
export * from './status.ts';
export * from './variant.ts';
