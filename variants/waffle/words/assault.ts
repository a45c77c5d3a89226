import type { ExampleWords } from 'sandtable/rules';
import type { Waffle } from '../family.ts';

export const assaultVerbs: ExampleWords<Waffle>['verbs'] = {};
