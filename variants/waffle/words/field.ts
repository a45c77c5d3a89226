import type { ExampleWords } from 'sandtable/rules';
import { walls } from '../../classic/buildings/house.ts';
import { fireUnmanned } from '../../classic/terrain/15-emplaced-guns.ts';
import { NOTHING } from '../../classic/terrain/nothing.ts';
import { type ClassicStage, numberAt, sideOf, unitOf } from '../../classic/words/common.ts';
import type { Waffle } from '../family.ts';

/** Index of a piece by its name. */
function pieceOf(stage: ClassicStage, value: unknown): number {
  const { pieces, count } = stage.game.board;
  const found = pieces.findIndex((it, p) => p < count && it.id === value);
  if (found < 0) throw new Error(`no piece of terrain is called ${JSON.stringify(value)}`);
  return found;
}

export const fieldVerbs: ExampleWords<Waffle>['verbs'] = {
  /** `shoot-at-will: A`: A shoots at whatever it wants to. */
  'shoot-at-will': (stage, { subject }) => stage.seams.shootUnit(stage.game, unitOf(stage, subject)),
  /** `charge-at-will: A`: A charges whatever it wants to. */
  'charge-at-will': (stage, { subject }) => stage.seams.chargeUnit(stage.game, unitOf(stage, subject)),
  /** `automatic-fire: red`: the unmanned guns in red's buildings fire. */
  'automatic-fire': (stage, { subject }) => fireUnmanned(stage.game, stage.seams, sideOf(subject)),
  /** `unit-acts: A`: A begins a turn of its own. */
  'unit-acts': (stage, { subject }) => stage.seams.unitActs(stage.game, unitOf(stage, subject)),
  /** `damage-piece: box, wounds: 5`: takes Wounds off it. */
  'damage-piece': (stage, { subject, args }) => {
    walls(stage.game).woundsLost[pieceOf(stage, subject)] = numberAt(args, 'wounds', 1);
  },
};

/** What can be asked about terrain. */
export const fieldQuestions: ExampleWords<Waffle>['verbs'] = {
  /** `look-at-piece: box`: records `there` and `wounds-lost`. */
  'look-at-piece': (stage, { subject }) => {
    const piece = pieceOf(stage, subject);
    stage.results.set('there', stage.game.board.pieces[piece]?.kind !== NOTHING);
    stage.results.set('wounds-lost', walls(stage.game).woundsLost[piece] ?? 0);
  },
};
