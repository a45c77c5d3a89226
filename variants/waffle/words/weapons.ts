import type { ExampleWords } from 'sandtable/rules';
import type { Waffle } from '../family.ts';

export const weaponsVerbs: ExampleWords<Waffle>['verbs'] = {};
