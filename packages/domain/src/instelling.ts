/** What our office decides without a new version of the program: prices, terms, how long things are kept, and the Flemish hosts. */
import { PRIJSLIJST, type Tarief } from './prijs.ts';

/** `wist`: a shorter term erases what was kept, and nothing brings that back. */
interface Dagtermijn {
  readonly deel: 'termijnen' | 'bewaren';
  readonly standaard: number;
  /** Days, as is the next. Why these are the limits is told on the screen, per setting. */
  readonly min: number;
  readonly max: number;
  readonly wist: boolean;
}

const termijn = (standaard: number, min: number, max: number): Dagtermijn => ({ deel: 'termijnen', standaard, min, max, wist: false });
const retention = (standaard: number, min: number, max: number): Dagtermijn => ({ deel: 'bewaren', standaard, min, max, wist: true });

/** Terms in days. */
export const DAGTERMIJNEN = {
  /** Spelrijk may be tried for nothing. */
  proef: termijn(30, 7, 120),
  /** An invitation by mail works. */
  uitnodiging: termijn(14, 1, 30),
  /** The link that confirms a new mail address works. */
  mailbevestiging: termijn(3, 1, 14),
  /** A customer that was thrown away can be brought back; holds for what is thrown away from then on. */
  klantherstel: termijn(30, 14, 90),
  /** A customer that moved into another can be moved back; holds for moves from then on. */
  verhuisherstel: termijn(7, 1, 30),
  /** A customer whose licence ended is thrown away so many days after its last day; never without two warnings. */
  klantafloop: retention(60, 30, 60),
  jaarovergang: retention(30, 7, 90),
  prullenbak: retention(60, 30, 90),
  woordlijsten: retention(30, 7, 90),
  toetslijsten: retention(30, 7, 90),
  briefjes: retention(365, 90, 731),
  leesbeurten: retention(731, 366, 1096),
  /** Answers, after the end of their school year: never within the year that follows. */
  antwoorden: retention(366, 366, 1827),
  logboek: retention(731, 366, 1827),
  mails: retention(90, 30, 366),
  aanvragen: retention(365, 90, 731),
  webinars: retention(180, 30, 366),
  berichten: retention(90, 30, 366),
} as const satisfies Readonly<Record<string, Dagtermijn>>;
export type Dagsleutel = keyof typeof DAGTERMIJNEN;

const PRIJZEN = { prijsSchool: PRIJSLIJST.school, prijsRt: PRIJSLIJST.rt, prijsThuis: PRIJSLIJST.thuis } as const;
export type Prijssleutel = keyof typeof PRIJZEN;

export type Instellingen = Readonly<Record<Dagsleutel, number>> &
  Readonly<Record<Prijssleutel, Tarief>> & {
    /** So many days before a licence ends its customer hears so, each once; falling. */
    readonly herinneringen: readonly number[];
    /** The first is where mails to Flemish customers lead. */
    readonly vlaamseHosts: readonly string[];
  };
export type Sleutel = keyof Instellingen;
export type Waarde = Instellingen[Sleutel];
export type Deel = 'prijzen' | 'termijnen' | 'bewaren' | 'hosts';

const keysOf = <K extends string>(van: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(van).filter((key): key is K => Object.hasOwn(van, key));
export const DAGSLEUTELS: readonly Dagsleutel[] = keysOf(DAGTERMIJNEN);
const PRIJSSLEUTELS: readonly Prijssleutel[] = keysOf(PRIJZEN);

const isDagsleutel = (sleutel: Sleutel): sleutel is Dagsleutel => Object.hasOwn(DAGTERMIJNEN, sleutel);
const isPrijssleutel = (sleutel: Sleutel): sleutel is Prijssleutel => Object.hasOwn(PRIJZEN, sleutel);

/** In the order in which they are shown. */
export const SLEUTELS: readonly Sleutel[] = [...PRIJSSLEUTELS, 'herinneringen', ...DAGSLEUTELS, 'vlaamseHosts'];
export const isSleutel = (naam: string): naam is Sleutel => SLEUTELS.some((sleutel) => sleutel === naam);

export function deelVan(sleutel: Sleutel): Deel {
  if (isPrijssleutel(sleutel)) return 'prijzen';
  if (sleutel === 'vlaamseHosts') return 'hosts';
  return isDagsleutel(sleutel) ? DAGTERMIJNEN[sleutel].deel : 'termijnen';
}

/** Lowest and highest allowed (days), for terms. */
export const bereikVan = (sleutel: Sleutel): { readonly min: number; readonly max: number } | null =>
  isDagsleutel(sleutel) ? { min: DAGTERMIJNEN[sleutel].min, max: DAGTERMIJNEN[sleutel].max } : null;

/** As shipped. `vlaamseHosts` come from how this installation was started. */
export const standaardInstellingen = (vlaamseHosts: readonly string[]): Instellingen => ({
  ...PRIJZEN,
  herinneringen: [60, 30, 7],
  proef: DAGTERMIJNEN.proef.standaard,
  uitnodiging: DAGTERMIJNEN.uitnodiging.standaard,
  mailbevestiging: DAGTERMIJNEN.mailbevestiging.standaard,
  klantherstel: DAGTERMIJNEN.klantherstel.standaard,
  verhuisherstel: DAGTERMIJNEN.verhuisherstel.standaard,
  klantafloop: DAGTERMIJNEN.klantafloop.standaard,
  jaarovergang: DAGTERMIJNEN.jaarovergang.standaard,
  prullenbak: DAGTERMIJNEN.prullenbak.standaard,
  woordlijsten: DAGTERMIJNEN.woordlijsten.standaard,
  toetslijsten: DAGTERMIJNEN.toetslijsten.standaard,
  briefjes: DAGTERMIJNEN.briefjes.standaard,
  leesbeurten: DAGTERMIJNEN.leesbeurten.standaard,
  antwoorden: DAGTERMIJNEN.antwoorden.standaard,
  logboek: DAGTERMIJNEN.logboek.standaard,
  mails: DAGTERMIJNEN.mails.standaard,
  aanvragen: DAGTERMIJNEN.aanvragen.standaard,
  webinars: DAGTERMIJNEN.webinars.standaard,
  berichten: DAGTERMIJNEN.berichten.standaard,
  vlaamseHosts,
});

export const MAX_TREDES = 6;
const MAX_VANAF = 5000;
/** Cents. */
const MAX_BEDRAG = 10_000_000;
const MAX_HERINNERINGEN = 5;
const MAX_HERINNERDAG = 120;
const MAX_HOSTS = 12;

/** RFC 1123: labels of letters, digits and hyphens. A single label is only a name on this very machine. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/u;

/** What is wrong with a value; null: nothing. */
export type Instelprobleem = 'soort' | 'bereik' | 'tredes' | 'bedrag' | 'herinneringen' | 'hosts' | 'hostnaam' | 'dubbel';

const heel = (getal: unknown, min: number, max: number): getal is number =>
  typeof getal === 'number' && Number.isInteger(getal) && getal >= min && getal <= max;
const rises = (getallen: readonly number[]): boolean => getallen.every((getal, i) => i === 0 || getal > (getallen[i - 1] ?? 0));

export const isTarief = (waarde: unknown): waarde is Tarief =>
  typeof waarde === 'object' && waarde !== null && 'tredes' in waarde && 'minimumCent' in waarde;
const isLijst = (waarde: unknown): waarde is readonly unknown[] => Array.isArray(waarde);

function tariefprobleem(waarde: unknown): Instelprobleem | null {
  if (!isTarief(waarde)) return 'soort';
  const { tredes, minimumCent } = waarde;
  if (!heel(minimumCent, 0, MAX_BEDRAG) || tredes.some(({ cent }) => !heel(cent, 1, MAX_BEDRAG))) return 'bedrag';
  const grenzen = tredes.map(({ vanaf }) => vanaf);
  const goed = grenzen[0] === 1 && tredes.length <= MAX_TREDES && grenzen.every((vanaf) => heel(vanaf, 1, MAX_VANAF)) && rises(grenzen);
  return goed ? null : 'tredes';
}

function hostprobleem(waarde: unknown): Instelprobleem | null {
  if (!isLijst(waarde)) return 'soort';
  if (waarde.length > MAX_HOSTS) return 'hosts';
  if (waarde.some((naam) => typeof naam !== 'string' || !HOST.test(naam))) return 'hostnaam';
  return new Set(waarde).size < waarde.length ? 'dubbel' : null;
}

function herinnerprobleem(waarde: unknown): Instelprobleem | null {
  if (!isLijst(waarde)) return 'soort';
  const goed = waarde.length <= MAX_HERINNERINGEN && waarde.every((dag) => heel(dag, 1, MAX_HERINNERDAG));
  if (!goed) return 'herinneringen';
  return new Set(waarde).size < waarde.length ? 'dubbel' : null;
}

/** What is wrong with this value for this setting. Screen and server ask the same. */
export function instelprobleem(sleutel: Sleutel, waarde: unknown): Instelprobleem | null {
  if (isPrijssleutel(sleutel)) return tariefprobleem(waarde);
  if (sleutel === 'vlaamseHosts') return hostprobleem(waarde);
  if (sleutel === 'herinneringen') return herinnerprobleem(waarde);
  if (typeof waarde !== 'number') return 'soort';
  const { min, max } = DAGTERMIJNEN[sleutel];
  return heel(waarde, min, max) ? null : 'bereik';
}

/** As it is kept: days before the end fall, whatever order they were typed in. */
export const ordenWaarde = (sleutel: Sleutel, waarde: Waarde): Waarde =>
  sleutel === 'herinneringen' && isLijst(waarde) ? waarde.filter((dag) => typeof dag === 'number').toSorted((a, b) => b - a) : waarde;

/** A change that cannot be taken back whole, or that may lock people out: it asks for the password once more. */
export function isGevaarlijk(sleutel: Sleutel, oud: Waarde, nieuw: Waarde): boolean {
  if (sleutel === 'vlaamseHosts') return true;
  if (!isDagsleutel(sleutel) || typeof oud !== 'number' || typeof nieuw !== 'number') return false;
  return DAGTERMIJNEN[sleutel].wist && nieuw < oud;
}

/** The same settings with another value for one; a value of another kind is left out. */
export const withWaarde = (van: Instellingen, sleutel: Sleutel, waarde: Waarde): Instellingen =>
  instelprobleem(sleutel, waarde) === null ? { ...van, [sleutel]: waarde } : van;
