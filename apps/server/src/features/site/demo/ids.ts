/** Ids of the demo. Plans and tests are drawn from them, so with ids of chance no two demo schools would ever be the same. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { dagVan } from '../../../platform/clock.ts';
import { seededId } from '../../oefenen/opgaven/index.ts';

/** The id of what is named, made on the day of `op` (ms): the same day and the same names give the same id. */
export const demoId = (op: number, ...namen: readonly string[]): string =>
  seededId(Date.parse(`${dagVan(op)}T00:00:00Z`), createRandom(seedFrom(`demo ${namen.join(' ')}`)));
