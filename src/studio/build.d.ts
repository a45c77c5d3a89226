/** The version of the package that the page was built from. */
declare const __SANDTABLE__: string;
/** Digest of the code that plays. */
declare const __CODE__: string;
/** The script of replays, the same in every replay of the package that the page was built from. */
declare const __REPLAY_SCRIPT__: string;

/** Worked examples of each edition as texts by path, fetched when they are asked for. */
declare module 'virtual:examples' {
  const examples: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
  export default examples;
}

/** What each edition says of its rules by their IDs, and of its procedures by their names, fetched when it is asked for. */
declare module 'virtual:texts' {
  type Texts = Readonly<Record<'rules' | 'sources' | 'procedures', Readonly<Record<string, string>>>>;
  const texts: Readonly<Record<string, () => Promise<{ readonly default: Texts }>>>;
  export default texts;
}
