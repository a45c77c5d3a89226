export { type Charge, makeCharge, setCharge } from './approach.ts';
export * from './arcs.ts';
export * from './areas.ts';
export * from './bases.ts';
export * from './casualties.ts';
export { catchUnit, caughtBy, isStillThere, releaseCaught } from './caught.ts';
export * from './close-in.ts';
export * from './close-on.ts';
export * from './coherency.ts';
export * from './degrees.ts';
export * from './deploy.ts';
export { fleeSingly, fleeTo } from './end-leaving.ts';
export * from './faces.ts';
export { boxOn, fitIn } from './fit-in.ts';
export * from './footprint.ts';
export * from './formation.ts';
export * from './gaps.ts';
export * from './intents.ts';
export * from './intervening.ts';
export {
  checkUnit,
  clearGround,
  clearOfOthers,
  clearOfUnit,
  FAULT,
  type Fault,
  isCoherent,
  legalPlace,
  levelAt,
} from './legality.ts';
export * from './line.ts';
export { hiddenByPiece } from './look.ts';
export * from './matrix.ts';
export * from './measure.ts';
export * from './measure-units.ts';
export { leastMissed, leastMissedOf } from './missed.ts';
export * from './move.ts';
export * from './move-rules.ts';
export * from './optics.ts';
export * from './outline.ts';
export * from './outline-area.ts';
export * from './outline-path.ts';
export * from './outline-place.ts';
export { leftOf, outlookOf } from './outlook.ts';
export * from './path.ts';
export { comesToHarm, harmOf, makePerils, type Perils } from './perils.ts';
export { pileIn } from './pile-in.ts';
export * from './placement.ts';
export * from './polygon.ts';
export * from './pose.ts';
export * from './retreat.ts';
export { routeInches } from './route.ts';
export * from './scatter.ts';
export * from './segment.ts';
export * from './setup.ts';
export { quarterTurns } from './shift.ts';
export { makeSight, resetSight, type Sight, standing } from './sight.ts';
export { blockerPoses } from './sight-pairs.ts';
export * from './sightline.ts';
export * from './tolerance.ts';
export * from './touched.ts';
export { beginChargeTrial, beginTrial, endTrial, noteEnd, stoodAt } from './trial.ts';
export { makeTurn, type Turn, turnInches, turnTo } from './turn.ts';
export * from './view.ts';
export { wouldSee } from './would-see.ts';
