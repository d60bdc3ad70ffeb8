/** What is right: the matrix of the design. */
import assert from 'node:assert/strict';
import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import matrixJson from '../../../apps/server/test/matrix.json' with { type: 'json' };
import type { Operatie } from './operaties.ts';

const Cell = z.object({
  allow: z.boolean(),
  scope: z.enum(['own', 'group', 'school', 'all']).optional(),
  conditions: z.array(z.string()).default([]),
});
const matrix = z.record(z.string(), z.record(Rol, Cell)).parse(matrixJson);
export const cellOf = ({ actie = '' }: Operatie, rol: Rol) => matrix[actie]?.[rol] ?? assert.fail(`${actie} is not in the matrix`);

/** Everything that is wrong is said at once. */
export const klachten = (): { zie: (goed: boolean, wat: string) => void; besluit: () => void } => {
  const gezien: string[] = [];
  return {
    zie: (goed, wat) => void (goed || gezien.push(wat)),
    besluit: () => assert.deepEqual(gezien, []),
  };
};

/** Of somebody of our office without a second factor: what it takes to set one up, and to leave. */
export const ZONDER_FACTOR = [
  'logout',
  'mij',
  'readBeveiliging',
  'endSessie',
  'endOtherSessies',
  'confirmSelf',
  'beginTweedeFactor',
  'confirmTweedeFactor',
];
