import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { FULL } from '../sampled.ts';
import { writtenByAnswers } from './written-by-answers.ts';

/** Scenarios with much of what rules are about, by turns with the rules of the edition and without those that may be switched off. */
const SCENARIOS = FULL ? ['armour', 'muster', 'rift', 'storm', 'muster', 'assault', 'storm', 'armour'] : ['armour', 'muster'];

/** Columns in which answers are kept, or worked out: what stands there is never read without being asked for anew, or for the same question. */
const WORKED_OUT = [
  'arena.gaps',
  'arena.desk.aside',
  'arena.desk.field',
  'arena.desk.fullShots',
  'arena.desk.look',
  'arena.desk.modifiers',
  'arena.desk.moveRules',
  'arena.desk.points',
  'arena.desk.rehearsed',
  'arena.desk.sight',
  'arena.desk.snapShots',
  'arena.desk.worth',
  // A charge is rehearsed once for each length and place (`variants/classic/assault/rehearsal.ts`).
  'classic/charge.outcome',
  'classic/charge.rehearsed',
  'classic/last-rehearsal',
  'classic/rehearsed',
];

/** Procedures that are there to write, and say with their answer what came of it. */
const DEEDS = new Set([
  'charge',
  'chargesBesides',
  'closedBy',
  'findStrikers',
  'gainAtCommandStart',
  'gainOnce',
  'gainPoints',
  'loseWounds',
  'nextModel',
  'penetrate',
  'reachesFleeing',
  'shockMet',
  'takeWound',
  'tookRally',
]);

/** What stands in an attack is worked out anew before it is read. A marker is placed by a procedure that answers whether there is room for it. */
const OF_ATTACKS = new Set(
  [
    'allocateNext: tied',
    'coverAsSave: cover',
    'coverOf: cover',
    'coverOn: cover',
    'placeMarker: mark',
    'saves: cover',
    'vehicleSaves: cover',
    'vehicleSaves: nearFirer',
  ].map((it) => it.replace(': ', ': arena.desk.attacks.frames.')),
);

/** A status that a rule sets while it asks, and only it reads (WAF-ASSAULT-07, WAF-VEH-08). */
const ASIDE = new Set(['canFire: arena.units.status']);

/** Who serves which gun is worked out anew for each question (`variants/classic/units/crew.ts`). */
const MANS_A_GUN = 'arena.models.reg.mans-a-gun';

/** Classic has no rules to leave out. */
const specOf = (edition: string, k: number): string => (k % 2 === 0 || edition === 'classic' ? edition : `${edition}:bare`);

test.each(builtIn.flatMap((edition) => SCENARIOS.map((scenario, k) => [specOf(edition, k), scenario] as const)))(
  'under %s on %s nothing is written while a procedure answers, but what it is for',
  async (spec, scenario) => {
    const found = await writtenByAnswers(spec, scenario, (path) => WORKED_OUT.some((it) => path.startsWith(it)));
    const written = [...found].filter((it) => {
      const [seam = '', column = ''] = it.split(': ');
      return !DEEDS.has(seam) && !OF_ATTACKS.has(it) && !ASIDE.has(it) && column !== MANS_A_GUN;
    });
    expect(written.sort()).toEqual([]);
  },
  240_000,
);
