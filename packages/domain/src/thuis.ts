/** What holds for a home. */
import { OEFENTIJD } from './oefentijd.ts';

/** The settings that a home begins with. */
export const THUIS_OEFENTIJD = { minuten: OEFENTIJD.thuis.minuten, sessiesPerWeek: OEFENTIJD.thuis.dagen } as const;

/** Days off at a time: a summer holiday, with some days to spare. */
export const MAX_RUSTDAGEN = 70;

/** Where what a home ordered stands, as our office keeps it. */
export const FACTUURSTATUSSEN = ['open', 'verstuurd', 'betaald', 'vervallen'] as const;
export type FactuurStatus = (typeof FACTUURSTATUSSEN)[number];

/** More children than a family has ever asked for; above it somebody runs a practice. */
export const MAX_KINDEREN = 12;
