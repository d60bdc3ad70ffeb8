/** What holds for a home. */

/** What is proposed to a home: short, on some days. Shared out over days it stays better than at once (Cepeda e.a. 2006). */
export const THUIS_OEFENTIJD = { minuten: 10, sessiesPerWeek: 4 } as const;

/** Days off at a time: a summer holiday, with some days to spare. */
export const MAX_RUSTDAGEN = 70;

/** Where what a home ordered stands, as our office keeps it. */
export const FACTUURSTATUSSEN = ['open', 'verstuurd', 'betaald', 'vervallen'] as const;
export type FactuurStatus = (typeof FACTUURSTATUSSEN)[number];

/** More children than a family has ever asked for; above it somebody runs a practice. */
export const MAX_KINDEREN = 12;
