import type { Answer, CoreSeams, Family, Question, Unit } from '../rules/index.ts';
import { DEED, decisions, purpose } from '../rules/index.ts';
import type { Source } from '../scenario/basics.ts';
import { InputError } from '../scenario/input-error.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { formatPath } from '../scenario/path.ts';
import type { DoctrineAnswer, DoctrineFile, IntentRule } from '../scenario/types.ts';
import type { ConditionText, IntentWord, PreferenceWord } from '../scenario/vocabulary.ts';
import { choices } from './commander/choices.ts';
import { answerByWorth } from './commander/scale.ts';
import { WEIGHTS } from './commander/weights.ts';
import { COMMON_DECISIONS } from './common-decisions.ts';
import { condition, type Test } from './conditions.ts';
import { findIntent } from './intents.ts';
import { narrow, nthLeft, ranking } from './preferences.ts';

const CHOICE = purpose('doctrine');
/** Charges less likely to succeed than this are not made where a doctrine may decline. */
const WORTH_TRYING = 1 / 3;

type Seams = CoreSeams<Family>;

/**
 * A doctrine file as one function per decision. `s` is the ruleset's record of procedures, filled later.
 * @param source where it was read; absent for one that was not
 * @throws InputError for an answer to a decision that nobody knows
 */
export function compileDoctrine(file: DoctrineFile, s: Seams, source?: Source): readonly (Answer<Family> | undefined)[] {
  const answers: (Answer<Family> | undefined)[] = new Array(decisions.length).fill(undefined);
  const weights = file.commander === undefined ? undefined : { ...WEIGHTS, ...file.commander };
  const commands = weights === undefined ? {} : choices(s, weights);
  const byWorth = weights === undefined ? undefined : answerByWorth(s, weights);
  const everything = file.answers['*'];
  for (const d of decisions) {
    const answer = file.answers[d.id] ?? everything;
    if (answer !== undefined) answers[d.slot] = compileAnswer(answer, s);
    else answers[d.slot] = commands[d.id] ?? byWorth;
  }
  checkNames(file, source);
  return answers;
}

/** A doctrine may answer decisions of editions that are not loaded; one that nobody knows is most likely misspelt. */
function checkNames(file: DoctrineFile, source: Source | undefined): void {
  const known = decisions.map((d) => d.id);
  for (const id of Object.keys(file.answers)) {
    if (id === '*' || known.includes(id) || id.includes('/') || COMMON_DECISIONS.has(id)) continue;
    const path = formatPath(['answers', id]);
    const [line, column] = source?.positions[path] ?? [0, 0];
    throw new InputError([
      {
        file: source?.path ?? `doctrine ${file.id}`,
        line,
        column,
        path,
        message: `no decision is called "${id}"${didYouMean(id, [...known, ...COMMON_DECISIONS])}`,
      },
    ]);
  }
}

function compileAnswer(answer: DoctrineAnswer, s: Seams): Answer<Family> {
  if (typeof answer === 'string') return word(answer);
  if (answer.length > 0 && typeof answer[0] === 'object') return intents(answer as readonly IntentRule[], s);
  return preferences(answer as readonly PreferenceWord[], s);
}

function word(text: string): Answer<Family> {
  switch (text) {
    case 'always':
      return (q) => (q.what.means === 'flag' ? 1 : -1);
    case 'never':
      return never;
    case 'random':
      return random;
    default:
      // `if-favourable`: left to the rule that asks.
      return () => -1;
  }
}

/** Declines: a flag, or the option that means none; where there is neither, the rule decides. */
function never(q: Question): number {
  if (q.what.means === 'flag') return 0;
  for (let i = 0; i < q.n; i++) if ((q.options[i] as number) < 0) return i;
  return q.what.means === 'intent' ? 0 : -1;
}

/** Any legal option, by an addressed die. */
const random = (q: Question): number => draw(q, q.n);

/** One of n equally good choices, by an addressed die. */
function draw(q: Question, n: number): number {
  const g = q.game;
  const frame = g.dice.begin(DEED.decide, q.about ?? g.seats[g.seatOf[q.side]], q.cause ?? g.nobody);
  g.dice.weapon(frame, q.what.slot === -1 ? 0 : hashOf(q));
  const choice = g.dice.pick(frame, CHOICE, n);
  g.dice.end(frame);
  return choice;
}

function hashOf(q: Question): number {
  const { id } = q.what;
  let hash = 1;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash, 31) + id.charCodeAt(i);
  return hash | 0;
}

function preferences(words: readonly PreferenceWord[], s: Seams): Answer<Family> {
  const dice = words.indexOf('random');
  if (dice === 0) return random;
  const list = (dice < 0 ? words : words.slice(0, dice)) as readonly Exclude<PreferenceWord, 'random'>[];
  const wary = list.includes('best-odds');
  const answer: Answer<Family> = (q) => {
    if (q.what.means !== 'unit') return -1;
    const now = ranking();
    const left = narrow(q, s, list, now);
    if (left === 0) return -1;
    const found = nthLeft(q, dice > 0 && left > 1 ? draw(q, left) : 0, now);
    if (!wary || q.about === null) return found;
    const target = q.game.units[q.options[found] as number] as Unit;
    if (target.side === q.side || s.chargeChance(q.game, q.about, target) >= WORTH_TRYING) return found;
    for (let i = 0; i < q.n; i++) if ((q.options[i] as number) < 0) return i;
    return found;
  };
  return dice > 0 || wary ? answer : Object.assign(answer, { amongCandidates: (q: Question) => firstProven(q, s, list) });
}

/** The first by rank of the legal candidates, or -1: the best is proved, then the next. */
function firstProven(q: Question, s: Seams, list: readonly Exclude<PreferenceWord, 'random'>[]): number {
  const proof = q.what.proof;
  const now = ranking();
  while (proof !== undefined && narrow(q, s, list, now) === 1) {
    const found = nthLeft(q, 0, now);
    if (proof.holds(q, q.options[found] as number)) return found;
    q.options[found] = -1;
  }
  return -1;
}

/** A rule of intents: what has to hold, and what is then preferred. */
interface Compiled {
  readonly tests: readonly Test[];
  readonly words: readonly IntentWord[];
}

function intents(rules: readonly IntentRule[], s: Seams): Answer<Family> {
  const compiled = rules.map(
    (rule): Compiled => ({
      tests: rule.if.map((text) => condition(text as ConditionText)),
      words: rule.do as readonly IntentWord[],
    }),
  );
  return (q) => {
    const u = q.about;
    if (u === null) return -1;
    for (let r = 0; r < compiled.length; r++) {
      const { tests, words } = compiled[r] as Compiled;
      let holds = true;
      for (let t = 0; t < tests.length && holds; t++) holds = (tests[t] as Test)(q.game, s, u);
      if (!holds) continue;
      for (let w = 0; w < words.length; w++) {
        const text = words[w] as IntentWord;
        const found = text === 'random' ? random(q) : findIntent(text, q, s, u);
        if (found >= 0) return found;
      }
    }
    return -1;
  };
}
