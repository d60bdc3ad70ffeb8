/** Shares of first attempts that can be aimed at: uitdagend, gewoon, rustig, heel rustig. Apart from the schema, so that a browser needs no validation for it. */
export const DOELEN = [0.7, 0.8, 0.85, 0.9] as const;
