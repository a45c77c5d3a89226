import { jsonData, type List, line, xmlText, zip } from './made-up.ts';
import { modernList } from './modern-list.ts';

const xml = Buffer.from(xmlText(modernList));
const json = Buffer.from(JSON.stringify(jsonData(modernList)));
const nested = (deep: number): string =>
  `<roster><forces><force>${'<selections><selection name="x" type="upgrade">'.repeat(deep)}${'</selection></selections>'.repeat(deep)}</force></forces></roster>`;
const empty: List = { name: 'Empty', forces: [[]] };
const foreign = (columns: string): string =>
  JSON.stringify({
    roster: {
      forces: [
        {
          selections: [
            {
              name: 'Toy',
              type: 'model',
              number: 1,
              profiles: [{ name: 'Toy', characteristics: columns.split(' ').map((name) => ({ name, $text: '4' })) }],
            },
          ],
        },
      ],
    },
  });

const EXPORT = 'a list without stat lines cannot be played; export it from the list builder as .rosz, .ros or JSON with all profiles';

/** Files that are refused, and what is said of them. */
export const BAD: readonly (readonly [what: string, bytes: Buffer, message: string | RegExp])[] = [
  ['nothing', Buffer.from(' \n'), `is empty; ${EXPORT}`],
  ['a text list', Buffer.from('Tin Parade (1000 points)\n\nToy Captain (95 points)\n'), `is plain text; ${EXPORT}`],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), `is neither a zip file, XML nor JSON; ${EXPORT}`],
  ['a catalogue', Buffer.from('<catalogue name="Toys"/>'), 'is a file of "catalogue", expected a roster'],
  ['a page', Buffer.from('<html><body>Toys</body></html>'), 'is a file of "html", expected a roster'],
  ['JSON of something else', Buffer.from('{ "catalogue": {}, "version": 2 }'), 'is JSON with "catalogue", "version", expected "roster"'],
  ['a JSON list', Buffer.from('[1, 2]'), 'is JSON of a list, expected a roster'],
  ['torn JSON', json.subarray(0, 900), 'is damaged JSON; export it again'],
  ['torn XML', xml.subarray(0, 900), /^is damaged XML: line \d+, column \d+$/],
  [
    'a document type',
    Buffer.from(`<!DOCTYPE roster [<!ENTITY a "b">]>${xml}`),
    'has a document type (<!DOCTYPE or <!ENTITY), which no roster has',
  ],
  ['an entity of its own', Buffer.from('<roster name="&a;"/>'), /^is damaged XML/],
  ['101 selections in each other', Buffer.from(nested(101)), 'is nested more than 100 levels deep: no army list is'],
  ['50,000 selections in each other', Buffer.from(nested(50_000)), 'is nested more than 100 levels deep: no army list is'],
  ['100,000 brackets', Buffer.from(`${'[{"roster":'.repeat(100_000)}`), 'is nested more than 100 levels deep: no army list is'],
  [
    '100,001 selections',
    Buffer.from(`<roster><forces><force><selections>${'<selection/>'.repeat(100_001)}</selections></force></forces></roster>`),
    'holds more than 100,000 selections: no army list does',
  ],
  ['a zip file of nothing', zip([]), 'is a zip file without a roster in it'],
  [
    'two rosters in a zip file',
    zip([
      { name: 'a.ros', data: xml },
      { name: 'b.ros', data: xml },
    ]),
    'is a zip file with 2 files, expected one roster',
  ],
  [
    'two files in a zip file',
    zip([
      { name: 'a', data: xml },
      { name: 'b', data: xml },
    ]),
    'is a zip file with 2 files, expected one roster',
  ],
  ['a torn zip file', zip([{ name: 'a.ros', data: xml }]).subarray(0, 400), 'is a torn or damaged zip file; export it again'],
  ['an encrypted zip file', zip([{ name: 'a.ros', data: xml, encrypted: true }]), 'is an encrypted zip file; export it without a password'],
  [
    'a zip file of 1,001 entries',
    zip(Array.from({ length: 1001 }, (_, k) => ({ name: `${k}.txt`, data: Buffer.from('x') }))),
    'is a zip file with 1001 entries, expected one roster',
  ],
  [
    'a zip file that declares too much',
    zip([{ name: 'a.ros', data: Buffer.alloc(65 * 1024 * 1024, ' ') }]),
    'holds more than 64 MiB: no army list does',
  ],
  [
    'a zip file that declares little and holds much',
    zip([{ name: 'a.ros', data: Buffer.alloc(65 * 1024 * 1024, ' '), declared: 1000 }]),
    'is a torn or damaged zip file; export it again',
  ],
  [
    'an empty roster',
    Buffer.from(xmlText(empty)),
    'has 0 units with a stat line; tick all profiles when exporting it from the list builder',
  ],
  [
    'lines of a game of other columns',
    Buffer.from(foreign('M WS BS S T W A Ld Save')),
    /^has stat lines of M WS BS S T W A LD SAVE, which are of no known family of rules \(classic, modern\): nothing was converted$/,
  ],
  [
    'lines with Cool and Willpower',
    Buffer.from(foreign('M WS BS S T W I A LD CL WP Save')),
    /^has stat lines of M WS .* CL WP SAVE, which are of no known family/,
  ],
  [
    'a list of which no unit can be read',
    Buffer.from(xmlText({ name: 'Blanks', forces: [[{ name: 'Blank', type: 'model', profiles: [line('Blank', '6" x 3+ 2 6+ 1')] }]] })),
    'has no unit that can be read: Blank: T of Blank is "x"; 0 army points of the list',
  ],
];
