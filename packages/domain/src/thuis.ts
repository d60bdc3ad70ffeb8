/** What holds for a home. */

/** What is proposed to a home: short, on some days. Shared out over days it stays better than at once (Cepeda e.a. 2006). */
export const THUIS_OEFENTIJD = { minuten: 10, sessiesPerWeek: 4 } as const;

/** More children than a family has ever asked for; above it somebody runs a practice. */
export const MAX_KINDEREN = 12;
