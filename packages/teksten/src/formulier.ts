/** What a form says when a field cannot be as it is: one sentence per problem, the same on every screen. */
export const VERPLICHT = 'Dit veld is verplicht';
export const EMAIL = 'Voer een geldig e-mailadres in';
export const KIES_EEN = 'Kies ten minste één waarde';
export const FORMAAT = 'Ongeldig formaat';

/** @example teLang(128) // 'Je mag maximaal 128 tekens invoeren' */
export const teLang = (aantal: number): string => `Je mag maximaal ${aantal} tekens invoeren`;
/** @example teKort(15) // 'Je moet minimaal 15 tekens invoeren' */
export const teKort = (aantal: number): string => `Je moet minimaal ${aantal} tekens invoeren`;
