import { catchUnit, caughtBy, cosDegrees, countWithinPoint, isStillThere, outlookOf, releaseCaught, sinDegrees } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  decline,
  event,
  first,
  type Game,
  integer,
  type ModelId,
  PLACE,
  purpose,
  type SideId,
  sideRegister,
  type Unit,
  type WeaponSheet,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ARM, type Classic } from '../family.ts';
import { leader } from '../movement/mobility.ts';
import { stray } from '../saves/stray.ts';
import { madeArm } from '../weapons/arms.ts';

const MOST_MARKERS = 12;
const NEAR_INCHES = 3;

/** What a marker turns out to be, by the face of its die; a 2 is nothing. */
const MARKER_IS = { sabotaged: 1, skyfire: 3, targeting: 4, shielded: 5, drifting: 6 } as const;
/** The face rolled for each marker, on red's side; 0 while unknown. */
const FACE_OF = Array.from({ length: MOST_MARKERS }, (_, k) => sideRegister(`mystery-of-marker-${k + 1}`, 'game'));

const MYSTERY = purpose('marker');
const SABOTAGE = purpose('sabotage-hits');
const DRIFT = purpose('marker-drift');
const FOUND = event(
  'marker-found-out',
  { unit: 'unit', marker: 'marker', rolled: 'number' },
  '{unit} finds out what objective {marker} is: {rolled#1 sabotaged#2 nothing special#3 a mount against flyers#4 an aid to aiming#5 a shield#6 one that drifts}',
);
const DRIFTED = event('marker-drifts', { marker: 'marker', inches: 'number' }, 'Objective {marker} drifts {inches|inch|inches}');

/** Whether the holder moves a marker towards his own edge. */
const MOVE_MARKER: Decision<Classic> = decision<Classic>('CLS-MISSION-14/move-marker', 'flag', decline);
/** In which direction, in degrees anticlockwise from +x; the one nearest to the holder's own table edge first. */
const MARKER_TO: Decision<Classic> = decision<Classic>('CLS-MISSION-14/marker-to', 'number', first);
const DIRECTIONS = 8;
const CHARGE = madeArm('sabotaged-marker', { S: 4, AP: '-', type: 'assault' });

/** 1 on red's side once any marker is known. */
const FOUND_OUT = sideRegister('marker-found-out', 'game');

const known = (g: Game<Classic>): boolean => g.sideReg[0][FOUND_OUT] !== 0;
const markersOf = (g: Game<Classic>): number => Math.min(MOST_MARKERS, g.board.objectives.length);

function isNear(g: Game<Classic>, u: Unit<Classic>, marker: number): boolean {
  const { x, y, radius } = g.board.objectives[marker];
  return u.alive > 0 && u.place === PLACE.table && countWithinPoint(g, u, x, y, NEAR_INCHES + radius, 1) > 0;
}

/** Asks in which of eight directions a marker is moved, the one towards the holder's own edge first. */
function askDirection(g: Game<Classic>, side: SideId, holder: Unit<Classic>, home: { readonly x: number; readonly y: number }): number {
  const { options } = MARKER_TO;
  const begin = outlookOf(g, side) > 0 ? 0 : 180;
  let best = -2;
  for (let k = 0; k < DIRECTIONS; k++) {
    const degrees = begin + (k * 360) / DIRECTIONS;
    options[k] = degrees;
    const along = cosDegrees(degrees) * home.x + sinDegrees(degrees) * home.y;
    if (along <= best) continue;
    best = along;
    options[k] = options[0];
    options[0] = degrees;
  }
  return options[g.ask(MARKER_TO, side, holder, null, DIRECTIONS)];
}

/** What a marker is becomes known when a scoring unit first controls it. */
export default defineRule({
  id: 'CLS-MISSION-14',
  title: 'Mysterious objectives',
  source: 'missions and victory: Mysterious objectives',
  text: 'First time a scoring unit controls a marker, D6: 1 sabotaged: each unit within 3" suffers D6 S4 AP- hits; 2 nothing; 3 holder has Skyfire for one weapon; 4 holder may re-roll To Hit 1s; 5 holder has +1 cover; 6 marker can be moved D6" at the start of the holder\'s turn.',
  outside: ['CLS-TERRAIN-17'],
  default: 'on',
  params: {
    cover: integer(1, 0, 5, 'Points by which a shielded holder has better cover', 'to a save'),
  },
  patch: ({ cover }, s) => {
    /** Whether a unit is near a marker of one kind that its side controls. */
    function holds(g: Game<Classic>, u: Unit<Classic>, face: number): boolean {
      const n = markersOf(g);
      if (u.alive === 0 || u.place !== PLACE.table) return false;
      for (let k = 0; k < n; k++)
        if (g.sideReg[0][FACE_OF[k]] === face && s.isAtMarker(g, u, k) && s.controls(g, k) === u.side) return true;
      return false;
    }

    function holderOf(g: Game<Classic>, marker: number, side: SideId): Unit<Classic> | null {
      const units = g.sides[side];
      for (let k = 0; k < units.length; k++)
        if (units[k].place === PLACE.table && s.isAtMarker(g, units[k], marker) && s.isScoring(g, units[k])) return units[k];
      return null;
    }

    function findOut(g: Game<Classic>, marker: number): void {
      const side = s.controls(g, marker);
      const holder = side === -1 ? null : holderOf(g, marker, side);
      if (holder === null) return;
      const frame = g.dice.begin(DEED.upkeep, holder, g.nobody);
      const face = g.dice.d6(frame, MYSTERY);
      g.sideReg[0][FACE_OF[marker]] = face;
      g.sideReg[0][FOUND_OUT] = 1;
      g.log.note(FOUND, holder.slot, marker + 1, face);
      g.dice.end(frame);
      if (face !== MARKER_IS.sabotaged) return;
      const { x, y } = g.board.objectives[marker];
      const caught = caughtBy(g);
      const from = caught.height;
      for (let k = 0; k < g.units.length; k++) if (isNear(g, g.units[k], marker)) catchUnit(g, g.units[k]);
      const end = caught.height;
      for (let k = from; k < end; k++) {
        const u = g.units[caught.unit[k]];
        if (!isStillThere(u)) continue;
        const blast = g.dice.begin(DEED.upkeep, u, g.nobody);
        s.strayHits(g, u, CHARGE, g.dice.d6(blast, SABOTAGE), stray(null, CAUSE.other, blast, x, y));
        g.dice.end(blast);
      }
      releaseCaught(g, from);
    }

    function look(g: Game<Classic>): void {
      const n = markersOf(g);
      for (let k = 0; k < n; k++) if (g.sideReg[0][FACE_OF[k]] === 0 && s.isMysterious(g, k)) findOut(g, k);
    }

    function drift(g: Game<Classic>, side: SideId): void {
      const home = g.board.homeward[g.seatOf[side]];
      const n = markersOf(g);
      for (let k = 0; k < n; k++) {
        if (g.sideReg[0][FACE_OF[k]] !== MARKER_IS.drifting || s.controls(g, k) !== side) continue;
        const holder = holderOf(g, k, side);
        if (holder === null || !g.choose(MOVE_MARKER, side, holder, null)) continue;
        const frame = g.dice.begin(DEED.upkeep, holder, g.nobody);
        const inches = g.dice.d6(frame, DRIFT);
        g.dice.end(frame);
        const marker = g.board.objectives[k];
        const degrees = askDirection(g, side, holder, home);
        marker.x = Math.min(g.board.width, Math.max(0, marker.x + cosDegrees(degrees) * inches));
        marker.y = Math.min(g.board.height, Math.max(0, marker.y + sinDegrees(degrees) * inches));
        g.log.note(DRIFTED, k + 1, inches);
      }
    }

    return {
      after: {
        beginTurn: (g, side) => {
          if (known(g)) drift(g, side);
        },
        endPhase: (g) => look(g),
        endTurn: (g) => look(g),
      },
      wrap: {
        rerollHitOn: (next) => (g, a, face) => {
          const on = next(g, a, face);
          if (face !== 1 || !known(g) || !holds(g, a.attacker, MARKER_IS.targeting)) return on;
          return Math.min(on, s.hitOn(g, a));
        },
        skyfires: (next) => (g, model, weapon, target) =>
          next(g, model, weapon, target) ||
          (target.aloft !== 0 && known(g) && isFirstGun(g, model, weapon) && holds(g, g.unitOf(model), MARKER_IS.skyfire)),
        coverBonus: (next) => (g, a, model) => next(g, a, model) + (known(g) && holds(g, a.target, MARKER_IS.shielded) ? cover : 0),
      },
    };
  },
});

/** Whether a weapon is the one to which a marker gives Skyfire: the first gun of the unit's first model. */
function isFirstGun(g: Game<Classic>, model: ModelId, weapon: WeaponSheet<Classic>): boolean {
  const u = g.unitOf(model);
  if (model !== leader(g, u)) return false;
  const { weapons } = g.sheetOf(model);
  for (let c = 0; c < weapons.length; c++) {
    const mine = u.sheet.weapons[weapons[c]];
    if (mine.profile.type !== ARM.melee) return mine.profile.gun === weapon.profile.gun;
  }
  return false;
}
