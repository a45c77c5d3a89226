import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';

/** TEN-TERRAIN entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-TERRAIN-01',
    title: 'Visibility',
    source: 'Core rules, Determining Visibility; commentary "Visibility"',
    layer: 'core',
    text: 'A model is visible to another if a line from any part of the observer to any part of it is free; a unit is visible if one of its models is. A model is fully visible if every part facing the observer can be seen; a unit is fully visible if all its models are (to a unit: to every model of the observing unit). An observer sees through models of its own unit; for "fully visible" also through other models of the observed unit.',
    simulated: 'partial',
    leavesOut:
      '2-D outlines with heights stand for sculpted parts, the observer looks from one point near his top and from what reaches beyond his base, and only Vehicles and Monsters hide what is behind them',
    seams: ['modelSees'],
  },
  {
    id: 'TEN-TERRAIN-03',
    title: 'Units partly in a terrain feature',
    source: 'FAQ "Positioning and Movement", question on partially within terrain',
    layer: 'faq',
    text: 'Whether a unit that is partly within a terrain feature is visible is found by true line of sight as usual, under the rules of the feature.',
    simulated: 'full',
    changes: 'Clarifies TEN-TERRAIN-01. Off: no change (clarification).',
    seams: ['visible'],
  },
  {
    id: 'TEN-TERRAIN-04',
    title: 'Within, wholly within, and horizontal or vertical',
    source:
      'Core rules, Measuring Distances; commentary "Within and Wholly Within", "Horizontal/Vertical Distances", "Draw a Line", "Round Bases"',
    layer: 'core',
    text: 'Within N" means at most N". A model is within if some of its base (or hull) is, wholly within if all of it is; a unit is within if at least one model is, wholly within if all are. Plain distances are straight (diagonal) lines; where a rule says horizontally or vertically only that part counts. A "line" between models joins their closest points and is 1 mm wide. A round base is a circular one, ovals are not.',
    simulated: 'full',
    seams: ['modelSees'],
  },
  {
    id: 'TEN-TERRAIN-05',
    title: 'Ground level',
    source: 'Commentary "Ground Level"',
    layer: 'commentary',
    text: "A model touching the table surface, also inside a feature's footprint or on its integral base, is at ground level.",
    simulated: 'full',
    changes: 'Defines a term used by TEN-TERRAIN-21. Off: no change (clarification).',
    seams: ['atGroundLevel'],
  },
  defineEntry({
    id: 'TEN-TERRAIN-08',
    title: 'Moving over terrain',
    source: 'Core rules, Moving Over Terrain',
    layer: 'core',
    text: 'Terrain features (or parts) up to 2" high do not hinder movement. Over higher ones models climb up, across and down; vertical distance counts; no move may end part-way up. Features may forbid or ease passage by their own rule.',
    simulated: 'full',
    seams: ['moveUnit'],
    params: { inches: integer(2, 0, 12, 'height up to which terrain does not hinder movement', 'inches') },
    tables: (t, { inches }) => ({ ...t, stepOverInches: inches }),
  }),
  {
    id: 'TEN-TERRAIN-15',
    title: 'Ruins: movement (before the errata)',
    source: 'Core rules, Ruins',
    layer: 'core',
    text: 'INFANTRY and BEAST models move through walls, floors and ceilings as if they were not there but cannot end in them. INFANTRY, BEAST and models that can FLY may be set up or end on any floor; all others on the ground floor only.',
    simulated: 'partial',
    leavesOut: 'models on different levels of a ruin one above the other: a place is taken on every level',
    changes: 'new (changed by TEN-TERRAIN-16)',
    seams: ['moveUnit'],
  },
  {
    id: 'TEN-TERRAIN-17',
    title: 'Ruins: visibility (before the errata)',
    source: 'Core rules, Ruins',
    layer: 'core',
    text: 'Nothing sees over or through a ruin from outside to the other side, whatever the windows; AIRCRAFT and TOWERING models are exceptions, seen and seeing normally even with the ruin wholly in between. Models see into a ruin normally; models wholly within see out normally.',
    simulated: 'full',
    changes: 'new (changed by TEN-TERRAIN-18)',
    seams: ['modelSees'],
  },
];
