/** The kind sentences under their numbers: the listener picks one, the child reads it. */
export const ZINNEN = {
  1: 'opnemen.zinnen.z1',
  2: 'opnemen.zinnen.z2',
  3: 'opnemen.zinnen.z3',
  4: 'opnemen.zinnen.z4',
  5: 'opnemen.zinnen.z5',
  6: 'opnemen.zinnen.z6',
} as const;
