import type { Business } from '../domain/business';
import photo from './person.svg';

/** The invented person of the demo, where the business has named none. */
export const examplePerson: Business['person'] = { name: 'Ada', since: '2019 (an example)', photo };
