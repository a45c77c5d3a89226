/** The version of the package that the page was built from. */
declare const __SANDTABLE__: string;
/** The script of replays, the same in every replay of the package that the page was built from. */
declare const __REPLAY_SCRIPT__: string;
