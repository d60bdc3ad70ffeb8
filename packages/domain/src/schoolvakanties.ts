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

/** The school years that are known, by the calendar year in which each begins. */
const EERSTE = 2025;
const LAATSTE = 2028;

const nederlands = (plaats: number): readonly Schoolvakantie[] =>
  NEDERLAND.map(([naam, ...perioden]) => {
    const [van, tot] = perioden[perioden.length === 1 ? 0 : plaats] ?? ['', ''];
    return { naam, van, tot };
  });

const DAG = 86_400_000;
/** Days since 1970; month from 1. */
const dagnummer = (jaar: number, maand: number, dag: number): number => Date.UTC(jaar, maand - 1, dag) / DAG;
const tekst = (nummer: number): string => new Date(nummer * DAG).toISOString().slice(0, 10);
/** 1 is Monday. 1 January 1970 was a Thursday. */
const weekdag = (nummer: number): number => ((nummer + 3) % 7) + 1;
const maandagVan = (nummer: number): number => nummer - (weekdag(nummer) - 1);
/** The first Monday on or after this day. */
const maandagVanaf = (nummer: number): number => maandagVan(nummer + 6);

/** Easter Sunday in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function pasen(jaar: number): number {
  const a = jaar % 19;
  const b = Math.floor(jaar / 100);
  const c = jaar % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const som = h + l - 7 * m + 114;
  return dagnummer(jaar, Math.floor(som / 31), (som % 31) + 1);
}

/** The Monday on which two weeks begin, by where Easter falls. */
function paasvakantie(jaar: number): readonly [van: number, tot: number] {
  const zondag = pasen(jaar);
  if (zondag < dagnummer(jaar, 4, 1)) return [zondag + 1, zondag + 14];
  // Late: then it ends with Easter Monday.
  if (zondag > dagnummer(jaar, 4, 15)) return [zondag - 13, zondag + 1];
  const maandag = maandagVanaf(dagnummer(jaar, 4, 1));
  return [maandag, maandag + 13];
}

/** Of one school year; `jaar` is that of its September. */
function vlaams(jaar: number): readonly Schoolvakantie[] {
  const allerheiligen = dagnummer(jaar, 11, 1);
  const kerst = dagnummer(jaar, 12, 25);
  // On a Sunday it begins the day after; at Christmas on a Saturday or Sunday too.
  const herfst = weekdag(allerheiligen) === 7 ? allerheiligen + 1 : maandagVan(allerheiligen);
  const winter = weekdag(kerst) >= 6 ? maandagVanaf(kerst) : maandagVan(kerst);
  const krokus = pasen(jaar + 1) - 48;
  const [paasVan, paasTot] = paasvakantie(jaar + 1);
  return [
    { naam: 'herfstvakantie', van: tekst(herfst), tot: tekst(herfst + 6) },
    { naam: 'kerstvakantie', van: tekst(winter), tot: tekst(winter + 13) },
    { naam: 'krokusvakantie', van: tekst(krokus), tot: tekst(krokus + 6) },
    { naam: 'paasvakantie', van: tekst(paasVan), tot: tekst(paasTot) },
    { naam: 'zomervakantie', van: `${jaar + 1}-07-01`, tot: `${jaar + 1}-08-31` },
  ];
}

/** By region, in time. */
export const SCHOOLVAKANTIES: Readonly<Record<Exclude<Vakantieregio, ''>, readonly Schoolvakantie[]>> = {
  noord: nederlands(0),
  midden: nederlands(1),
  zuid: nederlands(2),
  vlaanderen: Array.from({ length: LAATSTE - EERSTE + 1 }, (_, i) => vlaams(EERSTE + i)).flat(),
};

/** Those that are not over on this day (YYYY-MM-DD). */
export const komendeVakanties = (regio: Vakantieregio, vandaag: string): readonly Schoolvakantie[] =>
  regio === '' ? [] : SCHOOLVAKANTIES[regio].filter(({ tot }) => tot >= vandaag);
