/**
 * Which tables of a leerling go along with which part, and how their rows arrive: pure. A table that is made later goes with the part under which the plan of
 * a move counts it (`../verhuizingen/plan.ts`): practice with B, results of standard tests with C, care with D.
 */
import type { Verhuisdelen } from '@spelrijk/contract/verhuistokens';
import type { Verhuisdeel } from '@spelrijk/contract/verhuizingen';
import { NAMETING_DAGEN } from '@spelrijk/domain/handelingsplan';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Tabel } from '../verhuizingen/index.ts';

const PER_DEEL: Partial<Record<Verhuisdeel, Verhuisdelen>> = {
  antwoorden: 'B',
  beloningen: 'B',
  instellingen: 'B',
  taken: 'B',
  toetsen: 'B',
  voortgang: 'B',
  lvs: 'C',
  zorg: 'D',
};

/** Made anew at the receiver before what hangs on it: the list that results came in. */
const NIEUW_GEMAAKT = 'lvs_import';

export const deelVan = ({ regel }: Pick<Tabel, 'regel'>): Verhuisdelen | undefined =>
  regel.hoe === 'mee' ? PER_DEEL[regel.deel] : undefined;

export const hangtAanLeerling = ({ ouders }: Tabel): boolean => ouders.some(({ tabel }) => tabel === 'leerling');

/** What the receiver knows of the same leerling stays beside it: in which groep it sat in which school year. */
export const isGedeeld = ({ naam }: Pick<Tabel, 'naam'>): boolean => naam === 'leerling_schooljaar';

/** The tables whose rows go along, parents first. What hangs on something that stays (a groep, a dictation of the groep) stays too. */
export function meegaand(tabellen: readonly Tabel[], delen: readonly Verhuisdelen[]): readonly Tabel[] {
  const mee = new Set<string>(['leerling', NIEUW_GEMAAKT]);
  return tabellen.filter((tabel) => {
    const deel = deelVan(tabel);
    if (deel === undefined || !delen.includes(deel)) return false;
    const vast = tabel.ouders.filter(({ verplicht, tabel: ouder }) => verplicht && ouder !== tabel.naam);
    const past = vast.every(({ tabel: ouder }) => mee.has(ouder)) && (hangtAanLeerling(tabel) || vast.length > 0);
    if (past) mee.add(tabel.naam);
    return past;
  });
}

export type Rij = Readonly<Record<string, unknown>>;

/** What there is at a receiver that practised, so that two rows of practice become one. */
export interface Samen {
  /** Its answers stand before this number. */
  readonly volgnr: number;
  /** Places of its taken: `2026-11-27 3`. */
  readonly plekken: ReadonlySet<string>;
}

/** Made again from all answers when two rows of practice become one. */
const AFGELEID: ReadonlySet<string> = new Set(['leerling_stand', 'leerling_categorie', 'leerling_woord']);

/** Sums: both counted something else, so together they are more. */
const SOMMEN: Readonly<Record<string, readonly string[]>> = {
  leerling_dag: ['antwoorden', 'goed', 'ms', 'gokjes', 'taken'],
  categorie_dag: ['antwoorden', 'goed'],
  leerling_game: ['taken', 'ms'],
  leerling_fout: ['keer'],
  woord_vroeger: ['keren', 'goed', 'geschreven', 'schrijfdagen'],
};

/** One of each is enough: what the receiver has stays. (Two with a base are never put together.) */
const EEN_KEER: ReadonlySet<string> = new Set([
  'leerling_basis',
  'leerling_blob',
  'leerling_flits',
  'leerling_schooljaar',
  'spelrecord',
  'verzameld',
]);

/** Rows with an id of their own: those of both. */
const NAAST: ReadonlySet<string> = new Set(['antwoord', 'taak', 'toets', 'leesbeurt', 'voorlezing', 'oefeninstelling']);

/** How rows of this table come in beside what is there; undefined: nobody thought of it, and then nothing may be merged. */
export function samenvoeging({ naam }: Pick<Tabel, 'naam'>): 'afgeleid' | 'een-keer' | 'naast' | readonly string[] | undefined {
  if (AFGELEID.has(naam)) return 'afgeleid';
  if (EEN_KEER.has(naam)) return 'een-keer';
  return NAAST.has(naam) ? 'naast' : SOMMEN[naam];
}

const erbij = (getal: unknown, meer: number): unknown => (typeof getal === 'number' ? getal + meer : getal);

export interface Overgang {
  readonly delen: readonly Verhuisdelen[];
  /** Sender and receiver are in the same region: what was begun can be finished. */
  readonly zelfdeRegio: boolean;
  /** The leerling that takes it in is flagged for care already: it has one open flag at most. */
  readonly gevlagd: boolean;
  /** Of a receiver that practised already; null: it did not. */
  readonly samen: Samen | null;
  readonly now: number;
}

const isZorgtoets = (rij: Rij): boolean => typeof rij['soort'] === 'string' && rij['soort'].startsWith('zorg-');

const isWeggegooid = (rij: Rij): boolean => rij['weg_op'] !== undefined && rij['weg_op'] !== null;

/** How a row arrives; null: not. What is open at the sender is over at the receiver. */
const AANKOMST: Readonly<Record<string, (rij: Rij, overgang: Overgang) => Rij | null>> = {
  toets: (rij, { delen }) => (rij['status'] === 'open' || (isZorgtoets(rij) && !delen.includes('D')) ? null : rij),
  taak: (rij, { zelfdeRegio, samen }) => {
    if (rij['status'] !== 'af' && (rij['dictee_id'] !== null || rij['toets_id'] !== null || !zelfdeRegio)) return null;
    // A place on a day is for one: that of the receiver.
    return samen?.plekken.has(`${String(rij['dag'])} ${String(rij['nr'])}`) ? { ...rij, nr: null } : rij;
  },
  antwoord: (rij, { samen }) =>
    samen ? { ...rij, volgnr: erbij(rij['volgnr'], samen.volgnr), plek: erbij(rij['plek'], samen.volgnr) } : rij,
  // Goals are practised for a plan that runs, and none does.
  zorgdoel: () => null,
  // A draft is no plan yet.
  handelingsplan: (rij, { now }) => {
    if (isWeggegooid(rij) || rij['status'] === 'concept') return null;
    return rij['status'] === 'actief' ? { ...rij, status: 'afgerond', einde: 'verhuisd', afgerond_op: new Date(now).toISOString() } : rij;
  },
  // Still apart, as at the sender, and free when those of a plan that ended here would be.
  plan_woord: (rij, { now }) => (rij['vrij_op'] === null ? { ...rij, vrij_op: addDays(dagVan(now), NAMETING_DAGEN.tot) } : rij),
  zorgvlag: (rij, { gevlagd, now }) =>
    gevlagd && rij['weg_op'] === null
      ? { ...rij, weg_op: new Date(now).toISOString(), weg_door: rij['gezet_door'], weg_reden: 'verhuisd' }
      : rij,
};

/** Whether what this row hangs on came along. `ids`: per table the old ids of the rows that did. */
export const hangtVast = ({ ouders, naam }: Tabel, rij: Rij, ids: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  ouders.every(({ tabel, kolom, verplicht }) => {
    const id = rij[kolom];
    return !verplicht || tabel === 'leerling' || tabel === naam || (typeof id === 'string' && ids.get(tabel)?.has(id) === true);
  });

/** A reference that may be empty, to something that stays, is empty. */
export function loosen({ ouders, naam }: Tabel, rij: Rij, ids: ReadonlyMap<string, ReadonlySet<string>>): Rij {
  const los = ouders.filter(({ verplicht, tabel, kolom }) => {
    const id = rij[kolom];
    return !verplicht && tabel !== naam && typeof id === 'string' && ids.get(tabel)?.has(id) !== true;
  });
  return los.length === 0 ? rij : { ...rij, ...Object.fromEntries(los.map(({ kolom }) => [kolom, null])) };
}

export function arrive(tabel: string, rij: Rij, overgang: Overgang): Rij | null {
  const aankomst = AANKOMST[tabel];
  return aankomst ? aankomst(rij, overgang) : rij;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A row as JSON with every id in it replaced, wherever it stands. */
export const renumber = (tekst: string, nieuw: (id: string) => string): string => tekst.replaceAll(UUID, nieuw);
