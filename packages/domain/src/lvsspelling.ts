/** What a list of a school's standard tests can hold. Plain data, so that the browser needs no validation library to name it. */

/** Fields that are the outcome of a test: with these, a column can belong to one test. */
export const LVS_WAARDEN = [
  'score',
  'fouten',
  'opgaven',
  'percentage',
  'vaardigheidsscore',
  'niveau',
  'functioneringsniveau',
  'dle',
  'percentiel',
  'zone',
  'referentieniveau',
  'ontwikkelscore',
  'teken',
] as const;
export type LvsWaarde = (typeof LVS_WAARDEN)[number];

/** Fields that say who a result is of. */
export const LVS_WIE = ['leerlingnummer', 'eckid', 'naam', 'roepnaam', 'voorvoegsel', 'achternaam', 'geboortedatum', 'groep'] as const;
/** Fields that say which test it was. */
export const LVS_TOETS = ['toets', 'onderdeel', 'moment', 'afnamedatum'] as const;

/** What a column can hold. */
export const LVS_VELDEN = [...LVS_WIE, ...LVS_TOETS, ...LVS_WAARDEN] as const;
export type LvsVeld = (typeof LVS_VELDEN)[number];

export const isLvsWaarde = (veld: LvsVeld): veld is LvsWaarde => LVS_WAARDEN.some((waarde) => waarde === veld);
