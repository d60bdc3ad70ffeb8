/**
 * What a list of answers changes for one leerling: pure, from rows read to rows to write. The demo history and the
 * answer call both go through here, so that what the demo shows is what practising gives.
 */
import { fail, ok, type Result } from '@spelrijk/base/result';
import type { Antwoord, Oordeel } from '@spelrijk/domain/antwoord';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import { recordAntwoord, type Bewijs, type LogRegel } from '@spelrijk/oefenen/antwoord';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { verwachteTijd } from '@spelrijk/oefenen/betrokkenheid';
import type { IjkingDelta } from '@spelrijk/oefenen/ijking';
import type { Plaats } from '@spelrijk/oefenen/plaatsfit';
import { adoptRows, createEigenStand, type EigenStand } from '@spelrijk/oefenen/motor';
import type { Gewijzigd, Stand } from '@spelrijk/oefenen/stand';
import { bereik } from '@spelrijk/oefenen/voortgang';
import type { Les, Woordtelling } from '../ijking/index.ts';
import { diagnoseVan, metUitleg, sleutelVan, type BewaardeOpgave } from '../opgaven/index.ts';

/** An antwoord as it was stored. */
export interface AntwoordRij {
  readonly id: string;
  readonly taakId: string;
  readonly opgaveId: string;
  readonly poging: number;
  readonly gegeven: string;
  readonly rtMs: number;
  readonly hints: number;
  /** By the client's clock, ms. */
  readonly clientOp: number;
  readonly diagnose: Diagnose;
}

export interface NieuweRij extends AntwoordRij {
  readonly opgave: BewaardeOpgave;
  /** When it happened by our reckoning, ms, and its school day. */
  readonly op: number;
  readonly dag: string;
  /** First answer to its opgave: the only one that is evidence. */
  readonly telt: boolean;
  readonly gokje: boolean;
  /** Practice time it took, ms. */
  readonly duur: number;
  readonly motor: LogRegel;
}

interface TaakInhoud {
  readonly id: string;
  /** Moment it was made, ms: no answer can be older. */
  readonly createdAt: number;
  readonly opgaven: readonly BewaardeOpgave[];
}

export interface VerwerkInvoer {
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly regio: Regio;
  /** Success target of the leerling, 0-1. */
  readonly doel: number;
  /** What goes wrong is not practised again because of these answers. */
  readonly zonderHerhaling?: boolean;
  /** An adult sat beside: what goes right was helped, as with a hint. */
  readonly geholpen?: boolean;
  readonly taken: ReadonlyMap<string, TaakInhoud>;
  /** Answers stored before: of these taken, and with these ids. */
  readonly bekend: readonly AntwoordRij[];
  readonly antwoorden: readonly Antwoord[];
  /** Moment of arrival, ms; and how a moment becomes a school day. */
  readonly now: number;
  readonly dagVan: (ms: number) => string;
  /** Where a child probably is at a moment; undefined: nobody knows. */
  readonly plaatsVan: (ms: number) => Plaats | undefined;
}

export interface CategorieDag {
  readonly categorie: string;
  readonly dag: string;
  antwoorden: number;
  goed: number;
}

export interface Verwerkt {
  /** New answers only, in the order they came. */
  readonly rijen: readonly NieuweRij[];
  readonly oordelen: readonly { readonly id: string; readonly oordeel: Oordeel }[];
  readonly stand: Stand;
  /** Ids of the rows of `stand` that changed. */
  readonly categorieen: ReadonlySet<string>;
  readonly woorden: ReadonlySet<string>;
  readonly categorieDagen: readonly CategorieDag[];
  /** What the answers teach about the content. */
  readonly les: Les;
}

export type Weigering =
  | { readonly soort: 'botsing' | 'niet-aangeboden'; readonly ids: readonly string[] }
  | { readonly soort: 'geen-taak' };

/** Longer pauses than this are no practice; one answer is never counted longer than a minute. */
const PAUZE_MS = 120_000;
const LANGSTE_MS = 60_000;
/** Letters of a misspelling that is kept for editors. */
const MAX_FOUT = 40;

type Inhoud = Pick<AntwoordRij, 'taakId' | 'opgaveId' | 'poging' | 'gegeven' | 'rtMs' | 'hints' | 'clientOp'>;

/** Two answers with one id are the same answer when all of this is equal. */
const inhoud = ({ taakId, opgaveId, poging, gegeven, rtMs, hints, clientOp }: Inhoud): string =>
  JSON.stringify([taakId, opgaveId, poging, gegeven, rtMs, hints, clientOp]);

const opgaveVan = (invoer: VerwerkInvoer, antwoord: Pick<Antwoord, 'taakId' | 'opgaveId'>): BewaardeOpgave | undefined =>
  invoer.taken.get(antwoord.taakId)?.opgaven.find((opgave) => opgave.id === antwoord.opgaveId);

/** Why nothing may be stored at all: an id used for something else, a foreign taak, an opgave that was not put. */
function weigering(invoer: VerwerkInvoer): Weigering | null {
  const { antwoorden, taken, bekend } = invoer;
  if (antwoorden.some((antwoord) => !taken.has(antwoord.taakId))) return { soort: 'geen-taak' };
  const vreemd = antwoorden.filter((antwoord) => !opgaveVan(invoer, antwoord));
  if (vreemd.length > 0) return { soort: 'niet-aangeboden', ids: vreemd.map(({ id }) => id) };
  const eerder = new Map(bekend.map((rij) => [rij.id, inhoud(rij)]));
  const botsing = antwoorden.filter((antwoord) => {
    const nu = inhoud({ ...antwoord, clientOp: Date.parse(antwoord.op) });
    const toen = eerder.get(antwoord.id) ?? nu;
    eerder.set(antwoord.id, toen);
    return toen !== nu;
  });
  return botsing.length > 0 ? { soort: 'botsing', ids: botsing.map(({ id }) => id) } : null;
}

const asRij = ({ op, ...rest }: Antwoord, opgave: Opgave): AntwoordRij => ({
  ...rest,
  clientOp: Date.parse(op),
  diagnose: diagnoseVan(opgave, rest.gegeven),
});

/** A late answer keeps its own time; a clock that is wrong cannot put it before its taak or in the future. */
const momentVan = (clientOp: number, createdAt: number, now: number): number => Math.min(Math.max(clientOp, createdAt), now);

function duurVan(vorige: number, op: number, rtMs: number): number {
  const sinds = op - vorige;
  return sinds > 0 && sinds < PAUZE_MS ? sinds : Math.min(rtMs, LANGSTE_MS);
}

interface Werk {
  readonly eigen: EigenStand;
  readonly categorieen: Set<string>;
  readonly woorden: Set<string>;
  readonly categorieDagen: Map<string, CategorieDag>;
  /** `taak opgave` of every first attempt seen. */
  readonly eerste: Set<string>;
  readonly rijen: NieuweRij[];
  readonly deltas: IjkingDelta[];
  readonly tellingen: Woordtelling[];
}

const sleutel = (rij: Pick<Antwoord, 'taakId' | 'opgaveId'>): string => `${rij.taakId} ${rij.opgaveId}`;

/** An answer as evidence for the engine. */
export function toBewijs(
  opgave: BewaardeOpgave,
  rij: Pick<AntwoordRij, 'diagnose' | 'rtMs' | 'hints'>,
  poging: number,
  doel: number,
): Bewijs {
  const { knelpunten, geenBewijs, goed } = rij.diagnose;
  const keuzes = opgave.keuzes?.length;
  return {
    woord: sleutelVan(opgave),
    vorm: opgave.vorm,
    soort: opgave.soort,
    poging,
    rtMs: rij.rtMs,
    hints: rij.hints,
    knelpunten,
    geenBewijs,
    goed,
    doel,
    ...(keuzes !== undefined && { keuzes }),
    ...(opgave.apart && { zonderHerhaling: true as const }),
    ...(opgave.raadkans !== undefined && { raadkans: opgave.raadkans }),
  };
}

function pasToe(werk: Werk, { hoofd, categorieen, woorden }: Gewijzigd): void {
  adoptRows(werk.eigen, { hoofd, categorieen, woorden });
  for (const id of Object.keys(categorieen)) werk.categorieen.add(id);
  for (const woord of Object.keys(woorden)) werk.woorden.add(woord);
}

/** What answers that count say of each categorie, by day. */
export function countCategorieDagen(
  rijen: readonly Pick<NieuweRij, 'telt' | 'gokje' | 'diagnose' | 'dag'>[],
  leerlijn: Leerlijn,
): readonly CategorieDag[] {
  const werk = { categorieDagen: new Map<string, CategorieDag>() };
  for (const { telt, gokje, diagnose, dag } of rijen) if (telt && !gokje) countCategorieen(werk, leerlijn, diagnose, dag);
  return [...werk.categorieDagen.values()];
}

function countCategorieen(werk: Pick<Werk, 'categorieDagen'>, leerlijn: Leerlijn, diagnose: Diagnose, dag: string): void {
  for (const { categorie, goed } of diagnose.knelpunten) {
    if (!leerlijn.categorieen.has(categorie)) continue;
    const key = `${dag} ${categorie}`;
    const telling = werk.categorieDagen.get(key) ?? { categorie, dag, antwoorden: 0, goed: 0 };
    telling.antwoorden += 1;
    telling.goed += goed ? 1 : 0;
    werk.categorieDagen.set(key, telling);
  }
}

/** One new answer: verdict, engine, sums. A second first attempt (two tabs) only teaches, like any later attempt. */
function processOne(werk: Werk, invoer: VerwerkInvoer, antwoord: Antwoord, taak: TaakInhoud, opgave: BewaardeOpgave): void {
  const rij = asRij(antwoord, opgave);
  const telt = antwoord.poging === 1 && !werk.eerste.has(sleutel(antwoord));
  if (telt) werk.eerste.add(sleutel(antwoord));
  const op = momentVan(rij.clientOp, taak.createdAt, invoer.now);
  const duur = duurVan(werk.eigen.hoofd.laatste, op, rij.rtMs);
  const poging = telt ? 1 : Math.max(2, antwoord.poging);
  const voor = werk.eigen.hoofd;
  const hints = invoer.geholpen ? Math.max(1, rij.hints) : rij.hints;
  const bewijs = {
    ...toBewijs(opgave, { ...rij, hints }, poging, invoer.doel),
    ...(invoer.zonderHerhaling && { zonderHerhaling: true as const }),
    plaats: invoer.plaatsVan(op),
  };
  const { gewijzigd, log, ijking } = recordAntwoord(werk.eigen, invoer.leerlijn, bewijs, op);
  pasToe(werk, gewijzigd);
  const dag = invoer.dagVan(op);
  const gokje = telt && log.reden === 'gegokt';
  if (telt && !gokje) countCategorieen(werk, invoer.leerlijn, rij.diagnose, dag);
  if (ijking) werk.deltas.push(ijking);
  const telling = countWoord(log, rij, voor);
  if (telling) werk.tellingen.push(telling);
  werk.rijen.push({ ...rij, opgave, op, dag, telt, gokje, duur, motor: log });
}

/** First sight of a word that was written, for editors; undefined when it says nothing about the word. */
function countWoord(log: LogRegel, { diagnose, gegeven, rtMs }: AntwoordRij, { tempo }: Stand['hoofd']): Woordtelling | undefined {
  const { invoer, reden, nieuw, voorspeld } = log;
  if (reden !== 'bewijs' || !nieuw || !invoer.productie) return undefined;
  const fout = diagnose.goed ? {} : { [gegeven.slice(0, MAX_FOUT)]: 1 };
  return {
    woord: invoer.woord,
    antwoorden: 1,
    goed: diagnose.goed ? 1 : 0,
    verwacht: voorspeld,
    seconden: Math.min(rtMs, LANGSTE_MS) / 1000,
    verwachteSeconden: verwachteTijd(tempo.typ, invoer.letters),
    fouten: fout,
  };
}

function processNew(invoer: VerwerkInvoer): Werk {
  const bekend = new Set(invoer.bekend.map(({ id }) => id));
  const eerste = new Set(invoer.bekend.filter((rij) => rij.poging === 1).map(sleutel));
  const werk: Werk = {
    eigen: createEigenStand(invoer.stand),
    categorieen: new Set(),
    woorden: new Set(),
    categorieDagen: new Map(),
    eerste,
    rijen: [],
    deltas: [],
    tellingen: [],
  };
  for (const antwoord of invoer.antwoorden) {
    const taak = invoer.taken.get(antwoord.taakId);
    const opgave = opgaveVan(invoer, antwoord);
    if (bekend.has(antwoord.id) || !taak || !opgave) continue;
    bekend.add(antwoord.id);
    processOne(werk, invoer, antwoord, taak, opgave);
  }
  return werk;
}

/** Verdict per answer as sent; for one that was stored before, the verdict it got then. */
function oordelen(invoer: VerwerkInvoer, werk: Werk): Verwerkt['oordelen'] {
  const diagnoses = new Map([...invoer.bekend, ...werk.rijen].map((rij) => [rij.id, rij.diagnose]));
  return invoer.antwoorden.flatMap((antwoord) => {
    const opgave = opgaveVan(invoer, antwoord);
    const diagnose = diagnoses.get(antwoord.id);
    return opgave && diagnose ? [{ id: antwoord.id, oordeel: metUitleg(opgave, antwoord.gegeven, diagnose, invoer.regio) }] : [];
  });
}

/** All or nothing: either every answer is judged and counted once, or the reason why nothing is. */
export function processAntwoorden(invoer: VerwerkInvoer): Result<Verwerkt, Weigering> {
  const waarom = weigering(invoer);
  if (waarom) return fail(waarom);
  const werk = processNew(invoer);
  const { rijen, eigen, categorieen, woorden, categorieDagen, deltas, tellingen } = werk;
  return ok({
    les: { deltas, tellingen },
    rijen,
    oordelen: oordelen(invoer, werk),
    stand: eigen,
    categorieen,
    woorden,
    categorieDagen: [...categorieDagen.values()],
  });
}

/** What overviews show of a categorie: percentages with an 80% range. */
export function bereikProcent(
  stand: Stand,
  leerlijn: Leerlijn,
  categorie: string,
): { readonly laag: number; readonly hoog: number; readonly zeker: boolean } {
  const { laag, hoog, zeker } = bereik(stand, leerlijn, categorie);
  const procent = (deel: number): number => Math.round(deel * 1000) / 10;
  return { laag: procent(laag), hoog: procent(hoog), zeker };
}
