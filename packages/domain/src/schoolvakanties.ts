/**
 * School holidays, for who wants them to be silent. The Dutch ones are those that the government publishes per region and school year (rijksoverheid.nl,
 * "Overzicht schoolvakanties per schooljaar", 2025-2026 up to and with 2028-2029); of spring, autumn and the second week of May a school may choose others. The
 * Flemish ones follow from the rules of the Flemish government (besluit of 17 April 1991, as schools and onderwijs.vlaanderen.be quote it).
 */

/** '' is nobody's: then there are no holidays but those that somebody sets for a child. */
export const VAKANTIEREGIOS = ['', 'noord', 'midden', 'zuid', 'vlaanderen'] as const;
export type Vakantieregio = (typeof VAKANTIEREGIOS)[number];

export interface Schoolvakantie {
  readonly naam: string;
  /** First and last day off, weekends with them. */
  readonly van: string;
  readonly tot: string;
}

type Landelijk = readonly [naam: string, ...perRegio: readonly (readonly [van: string, tot: string])[]];

/** A row with one period is that of all regions; else noord, midden, zuid. */
const NEDERLAND: readonly Landelijk[] = [
  ['herfstvakantie', ['2025-10-18', '2025-10-26'], ['2025-10-18', '2025-10-26'], ['2025-10-11', '2025-10-19']],
  ['kerstvakantie', ['2025-12-20', '2026-01-04']],
  ['voorjaarsvakantie', ['2026-02-21', '2026-03-01'], ['2026-02-14', '2026-02-22'], ['2026-02-14', '2026-02-22']],
  ['meivakantie', ['2026-04-25', '2026-05-03']],
  ['zomervakantie', ['2026-07-04', '2026-08-16'], ['2026-07-18', '2026-08-30'], ['2026-07-11', '2026-08-23']],
  ['herfstvakantie', ['2026-10-10', '2026-10-18'], ['2026-10-17', '2026-10-25'], ['2026-10-17', '2026-10-25']],
  ['kerstvakantie', ['2026-12-19', '2027-01-03']],
  ['voorjaarsvakantie', ['2027-02-20', '2027-02-28'], ['2027-02-20', '2027-02-28'], ['2027-02-13', '2027-02-21']],
  ['meivakantie', ['2027-04-24', '2027-05-02']],
  ['zomervakantie', ['2027-07-10', '2027-08-22'], ['2027-07-17', '2027-08-29'], ['2027-07-24', '2027-09-05']],
  ['herfstvakantie', ['2027-10-16', '2027-10-24'], ['2027-10-16', '2027-10-24'], ['2027-10-23', '2027-10-31']],
  ['kerstvakantie', ['2027-12-25', '2028-01-09']],
  ['voorjaarsvakantie', ['2028-02-19', '2028-02-27'], ['2028-02-26', '2028-03-05'], ['2028-02-26', '2028-03-05']],
  ['meivakantie', ['2028-04-29', '2028-05-07']],
  ['zomervakantie', ['2028-07-15', '2028-08-27'], ['2028-07-08', '2028-08-20'], ['2028-07-22', '2028-09-03']],
  ['herfstvakantie', ['2028-10-14', '2028-10-22'], ['2028-10-21', '2028-10-29'], ['2028-10-21', '2028-10-29']],
  ['kerstvakantie', ['2028-12-23', '2029-01-07']],
  ['voorjaarsvakantie', ['2029-02-17', '2029-02-25'], ['2029-02-17', '2029-02-25'], ['2029-02-10', '2029-02-18']],
  ['meivakantie', ['2029-04-28', '2029-05-06']],
  ['zomervakantie', ['2029-07-21', '2029-09-02'], ['2029-07-07', '2029-08-19'], ['2029-07-14', '2029-08-26']],
];

const nederlands = (plaats: number): readonly Schoolvakantie[] =>
  NEDERLAND.map(([naam, ...perioden]) => {
    const [van, tot] = perioden[perioden.length === 1 ? 0 : plaats] ?? ['', ''];
    return { naam, van, tot };
  });

const VLAANDEREN: readonly Schoolvakantie[] = [
  { naam: 'herfstvakantie', van: '2025-10-27', tot: '2025-11-02' },
  { naam: 'kerstvakantie', van: '2025-12-22', tot: '2026-01-04' },
  { naam: 'krokusvakantie', van: '2026-02-16', tot: '2026-02-22' },
  { naam: 'paasvakantie', van: '2026-04-06', tot: '2026-04-19' },
  { naam: 'zomervakantie', van: '2026-07-01', tot: '2026-08-31' },
  { naam: 'herfstvakantie', van: '2026-11-02', tot: '2026-11-08' },
  { naam: 'kerstvakantie', van: '2026-12-21', tot: '2027-01-03' },
  { naam: 'krokusvakantie', van: '2027-02-08', tot: '2027-02-14' },
  { naam: 'paasvakantie', van: '2027-03-29', tot: '2027-04-11' },
  { naam: 'zomervakantie', van: '2027-07-01', tot: '2027-08-31' },
  { naam: 'herfstvakantie', van: '2027-11-01', tot: '2027-11-07' },
  { naam: 'kerstvakantie', van: '2027-12-27', tot: '2028-01-09' },
  { naam: 'krokusvakantie', van: '2028-02-28', tot: '2028-03-05' },
  { naam: 'paasvakantie', van: '2028-04-03', tot: '2028-04-17' },
  { naam: 'zomervakantie', van: '2028-07-01', tot: '2028-08-31' },
  { naam: 'herfstvakantie', van: '2028-10-30', tot: '2028-11-05' },
  { naam: 'kerstvakantie', van: '2028-12-25', tot: '2029-01-07' },
  { naam: 'krokusvakantie', van: '2029-02-12', tot: '2029-02-18' },
  { naam: 'paasvakantie', van: '2029-04-02', tot: '2029-04-15' },
  { naam: 'zomervakantie', van: '2029-07-01', tot: '2029-08-31' },
];

/** By region, in time. */
export const SCHOOLVAKANTIES: Readonly<Record<Exclude<Vakantieregio, ''>, readonly Schoolvakantie[]>> = {
  noord: nederlands(0),
  midden: nederlands(1),
  zuid: nederlands(2),
  vlaanderen: VLAANDEREN,
};

/** Those that are not over on this day (YYYY-MM-DD). */
export const komendeVakanties = (regio: Vakantieregio, vandaag: string): readonly Schoolvakantie[] =>
  regio === '' ? [] : SCHOOLVAKANTIES[regio].filter(({ tot }) => tot >= vandaag);
