/** How long lists and texts of a docent may be: screens say so before the server does. */

/** Words of one class dictation. */
export const MEEST_DICTEEWOORDEN = 50;

/** Characters of a pasted text, in a word list. */
export const LANGSTE_TEKST = 20_000;

/** Words of one methodetoets. */
export const MINST_TOETSWOORDEN = 5;
export const MEEST_TOETSWOORDEN = 60;
