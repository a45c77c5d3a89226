import type { Call, Calls, ClerkAnswer } from './calls.ts';

/* Answers questions that need the engine but no games, one after the other. */

type Handlers = { readonly [name in keyof Calls]: (takes: Calls[name]['takes']) => Promise<Calls[name]['gives']> };

const HANDLERS: Handlers = {
  sheets: async (own) => (await import('./sheets-call.ts')).sheetList(own),
  sheet: async ({ id, own }) => (await import('./sheets-call.ts')).sheetLine(id, own),
  attack: async (question) => (await import('./odds-call.ts')).attackText(question),
  odds: async (takes) => (await import('./odds-call.ts')).oddsColumn(takes),
  battles: async (own) => (await import('./film-call.ts')).battleList(own),
  armies: async ({ scenario, own }) => (await import('./film-call.ts')).armiesOf(scenario, own),
  import: async (takes) => (await import('./import-call.ts')).importedList(takes),
  armyList: async (own) => (await import('./army-call.ts')).armyList(own),
  army: async (takes) => (await import('./army-call.ts')).armyLine(takes),
  form: async (takes) => (await import('./army-call.ts')).formOf(takes),
  check: async (takes) => (await import('./army-call.ts')).checked(takes),
  copyArmy: async (takes) => (await import('./army-call.ts')).copiedArmy(takes),
  addUnit: async (takes) => (await import('./army-call.ts')).withUnit(takes),
  catalogue: async (edition) => (await import('./catalogue-call.ts')).catalogueLines(edition),
  home: async (id) => (await import('./catalogue-call.ts')).homeOf(id),
  rule: async (takes) => (await import('./catalogue-call.ts')).ruleShown(takes),
  ownWords: async (edition) => (await import('./own-rule-call.ts')).ownWords(edition),
  ownRule: async (takes) => (await import('./own-rule-call.ts')).ownRule(takes),
  report: async (takes) => (await import('./report-call.ts')).reportOf(takes),
  film: async (game) => (await import('./film-call.ts')).filmedGame(game),
};

const answerTo = <K extends keyof Calls>(call: K, takes: Calls[K]['takes']): Promise<Calls[K]['gives']> => HANDLERS[call](takes);
const post = (it: ClerkAnswer): void => self.postMessage(it);

let before: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data: { id, call, takes } }: MessageEvent<Call & { readonly id: number }>) => {
  before = before
    .then(() => answerTo(call, takes))
    .then(
      (gives) => post({ id, gives }),
      (error: unknown) => post({ id, wrong: error instanceof Error ? error.message : String(error) }),
    );
});

post({ ready: true });
