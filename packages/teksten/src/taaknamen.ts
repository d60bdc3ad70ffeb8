/** Names of taken that are of no one somvenster, as the child reads them. */
export const taaknamen = { kennismaken: 'Kennismaken' } as const;
