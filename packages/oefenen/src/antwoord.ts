/*
 * Decides what one answer changes: ability per category, memory of the word, pace and engagement, success controller, mastery.
 * Source: hierarchical assumed-density filter with a rapid-guess mixture and practice gain (see filter, betrokkenheid, geheugen, beheersing).
 * Example: recordAntwoord(stand, leerlijn, { woord: 'bommen', ... verdubbeling: fout }, now).gewijzigd holds three rows to store.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { bijSessie, metStatus, metTransfer } from './beheersing.ts';
import { GEEN_BEWIJS, gewichtVan, logTijd, nieuweGokkans, nieuwTempo } from './betrokkenheid.ts';
import { boodschap, boodschapOp, kijk, momenten, sigma, sigmaGemiddeld, spreiding, type Kijk } from './filter.ts';
import { herinnering, onthoud } from './geheugen.ts';
import { ijkingUit, type IjkingDelta, type PuntUitslag } from './ijking.ts';
import { bodemVan, ijk, maakInvoer, type Bewijs, type Invoer, type PuntInvoer } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';
import { metWijziging, MOTORVERSIE, NIEUWE_CATEGORIE, type CategorieStand, type Constanten, type Gewijzigd, type HoofdStand, type Stand, type WoordStand } from './stand.ts';

export type { Bewijs, BewijsSoort } from './invoer.ts';

/** Why an answer changed nothing, or less than usual. */
export type Reden = 'bewijs' | 'gegokt' | 'geen-bewijs' | 'nog-eens' | 'hulp' | 'dubbel' | 'onbekend';

/** One line of the append-only log: all inputs and what the engine thought before. Replaying the lines gives the same stand. */
export interface LogRegel {
  readonly versie: number;
  /** Moment used (ms), after repair of impossible times. */
  readonly op: number;
  readonly invoer: Invoer;
  readonly reden: Reden;
  /** Chance (0-1) the engine gave to the whole word being right. */
  readonly voorspeld: number;
  /** Weight of the evidence, 0 = rapid guess. */
  readonly gewicht: number;
  /** First sight of this word. */
  readonly nieuw: boolean;
  /** Ability before: mean and sd (logits) per category. */
  readonly punten: readonly { readonly categorie: CategorieId; readonly m: number; readonly sd: number }[];
}

export interface Verwerkt {
  /** The whole new stand; made when asked for, because the server only needs the rows. */
  readonly stand: Stand;
  /** Rows to store. */
  readonly gewijzigd: Gewijzigd;
  readonly log: LogRegel;
  /** What this answer teaches about words, forms and categories; apply in batches with `werkIjkingBij`, or not at all. */
  readonly ijking: IjkingDelta | null;
}

/** The number of the day at a moment (school time; one hour off UTC is enough, nobody practises between midnight and one). */
export const dagVan = (moment: number): number => Math.floor((moment + 3_600_000) / DAG_MS);

const SESSIE_PAUZE_MS = 30 * 60_000;
/** A row may be this far ahead of the answer's own time before its clock is thought to have been wrong. */
const KLOK_MARGE_MS = 60 * DAG_MS;

/**
 * The moment to work with: an unusable time is the last known one, and a late answer (played without a connection) counts as
 * given now. Only when the last time lies more than 60 days ahead was that clock wrong, and time goes back.
 */
export function moment(hoofd: HoofdStand, now: number): number {
  if (!Number.isFinite(now) || now <= 0) return Math.max(hoofd.laatste, 1);
  return hoofd.laatste > now && hoofd.laatste - now < KLOK_MARGE_MS ? hoofd.laatste : now;
}

export const isNieuweSessie = (hoofd: HoofdStand, op: number): boolean => hoofd.laatste === 0 || op < hoofd.laatste || op - hoofd.laatste > SESSIE_PAUZE_MS;

/** Bookkeeping of the head row at every answer: days, sessions, first and last. */
function metTijd(hoofd: HoofdStand, op: number): HoofdStand {
  const nieuweDag = hoofd.laatste === 0 || dagVan(op) !== dagVan(hoofd.laatste);
  return {
    ...hoofd,
    dagen: hoofd.dagen + (nieuweDag ? 1 : 0),
    sessies: hoofd.sessies + (isNieuweSessie(hoofd, op) ? 1 : 0),
    eerste: hoofd.eerste || op,
    laatste: op,
  };
}

/** Ages what the categories say about the general ability to `now`; their own rows stay as they are. */
export function verouderd(hoofd: HoofdStand, categorieen: Stand['categorieen'], now: number, c: Constanten): HoofdStand {
  let somPrecisie = 0;
  let somInformatie = 0;
  for (const id in categorieen) {
    const rij = categorieen[id];
    if (!rij || rij.precisie === 0) continue;
    const b = boodschapOp(rij, now, c);
    somPrecisie += b.precisie;
    somInformatie += b.informatie;
  }
  return { ...hoofd, somPrecisie, somInformatie, verouderdOp: now };
}

/** What a new session changes: ageing, and mastered categories that have probably been lost. */
function bijNieuweSessie(stand: Stand, hoofd: HoofdStand, gemiddelden: (id: CategorieId) => number, now: number, c: Constanten): { hoofd: HoofdStand; heropend: Record<CategorieId, CategorieStand> } {
  const nieuw = verouderd(hoofd, stand.categorieen, now, c);
  const heropend: Record<CategorieId, CategorieStand> = {};
  for (const id in stand.categorieen) {
    const rij = stand.categorieen[id];
    if (!rij || (rij.status !== 'beheerst' && rij.status !== 'vermoed')) continue;
    const na = bijSessie(rij, kijk(nieuw, rij, now, c), gemiddelden(id), now, c);
    if (na !== rij) heropend[id] = na;
  }
  return { hoofd: nieuw, heropend };
}

interface Context {
  readonly invoer: Invoer;
  readonly now: number;
  readonly c: Constanten;
  readonly woord: WoordStand | undefined;
  readonly recall: number;
  /** Weight of the evidence in the filter: attention x evidence weight of the form. */
  readonly w: number;
}

const xVar = (v: number, p: PuntInvoer, invoer: Invoer, c: Constanten): number => v + p.vb + invoer.gemakVar + c.eigenaardigheidSd * c.eigenaardigheidSd;

const bodem = (p: PuntInvoer, ctx: Pick<Context, 'invoer' | 'woord' | 'recall'>): number =>
  Math.min(bodemVan(p.gok, ctx.woord, ctx.recall, ctx.invoer.steunNaGoed, ctx.invoer.steunNaFout), 0.95);

/** How informative an answer at this margin is for learning: most at even odds, little when it is certain. */
function leerwaarde(m: number, b: number, leergewicht: number): number {
  const q0 = sigma(m - b);
  return 4 * q0 * (1 - q0) * leergewicht;
}

interface PuntStap {
  readonly rij: CategorieStand;
  readonly hoofd: HoofdStand;
  readonly uitslag: PuntUitslag;
}

/** Replaces a category's message in the head row's sums. */
function metBoodschap(hoofd: HoofdStand, oud: Kijk['oud'], rij: CategorieStand, c: Constanten): HoofdStand {
  const nieuw = boodschap(rij.precisie, rij.informatie, rij.winst, spreiding(rij.winst, rij.drijf, c));
  return {
    ...hoofd,
    somPrecisie: hoofd.somPrecisie - oud.precisie + nieuw.precisie,
    somInformatie: hoofd.somInformatie - oud.informatie + nieuw.informatie,
  };
}

/** The site that gives the wanted posterior under the new prior. */
function metSite(rij: CategorieStand, k: Kijk, m: number, v: number, winst: number, drijf: number, c: Constanten): CategorieStand {
  const p0 = 1 / (1 / k.rest.precisie + spreiding(winst, drijf, c));
  const m0 = k.rest.informatie / k.rest.precisie + winst;
  const precisie = Math.max(1 / v - p0, 1e-6);
  return { ...rij, precisie, informatie: m * (p0 + precisie) - m0 * p0, winst, drijf };
}

/** One knelpunt as evidence for its category. */
function stapBewijs(hoofd: HoofdStand, rij: CategorieStand, p: PuntInvoer, ctx: Context): PuntStap {
  const { invoer, c, w } = ctx;
  const k = kijk(hoofd, rij, ctx.now, c);
  const vx = xVar(k.v, p, invoer, c);
  const mx = k.m - p.b + invoer.gemak;
  const c0 = bodem(p, ctx);
  const na = momenten(mx, vx, c0, 1 - c0 - c.slordigheid, p.goed);
  const dm = w * (na.m - mx);
  const dv = w * (na.v - vx);
  const kv = k.v / vx;
  const lw = leerwaarde(k.m, p.b, invoer.leergewicht);
  const gain = p.winst * lw * (p.goed ? 1 : 0.6);
  const v2 = Math.max(k.v + kv * kv * dv, 1e-4) + c.drijfPerAntwoord;
  const geoefend = metSite(rij, k, k.m + kv * dm + gain, v2, rij.winst + gain, rij.drijf + c.drijfPerAntwoord, c);
  const uitslag = { punt: p, m: k.m, v: k.v, mx, vx, dm, dv, lw, bodem: c0, precisie: k.precisie };
  return { rij: { ...geoefend, laatste: ctx.now }, hoofd: metBoodschap(hoofd, k.oud, geoefend, c), uitslag };
}

/** Practice without evidence (a second attempt, or help): half the gain, no change in what is known. */
function stapOefening(hoofd: HoofdStand, rij: CategorieStand, p: PuntInvoer, ctx: Context): PuntStap {
  const { invoer, c } = ctx;
  const k = kijk(hoofd, rij, ctx.now, c);
  const lw = leerwaarde(k.m, p.b, invoer.leergewicht);
  const gain = 0.5 * p.winst * lw * (p.goed ? 1 : 0.6);
  const site = metSite(rij, k, k.m + gain, k.v, rij.winst + gain, rij.drijf, c);
  const uitslag = { punt: p, m: k.m, v: k.v, mx: k.m - p.b, vx: k.v, dm: 0, dv: 0, lw, bodem: p.gok, precisie: k.precisie };
  return { rij: { ...site, laatste: ctx.now }, hoofd: metBoodschap(hoofd, k.oud, site, c), uitslag };
}

/** Counters of a category row after a first attempt that counted. */
function metTelling(rij: CategorieStand, vorige: CategorieStand, goed: boolean, invoer: Invoer, now: number): CategorieStand {
  const nieuweDag = vorige.laatste === 0 || dagVan(now) !== dagVan(vorige.laatste);
  return {
    ...rij,
    antwoorden: rij.antwoorden + 1,
    getypt: rij.getypt + (invoer.productie ? 1 : 0),
    goed: rij.goed + (goed ? 1 : 0),
    dagen: rij.dagen + (nieuweDag ? 1 : 0),
  };
}

/** Chance (0-1) that every knelpunt is written right by a child that pays attention. */
function kansAlles(stand: Stand, hoofd: HoofdStand, invoer: Invoer, ctx: Omit<Context, 'w'>): number {
  let kans = 1;
  for (const p of invoer.punten) {
    const k = kijk(hoofd, stand.categorieen[p.categorie], ctx.now, ctx.c);
    const c0 = bodem(p, ctx);
    kans *= c0 + (1 - c0 - ctx.c.slordigheid) * sigmaGemiddeld(k.m - p.b + invoer.gemak, xVar(k.v, p, invoer, ctx.c));
  }
  return kans;
}

/** Attention: weight of the answer, and the head row with the rapid-guess rate and the pace moved. */
function aandacht(hoofd: HoofdStand, invoer: Invoer, kans: number): { hoofd: HoofdStand; w: number } {
  const y = logTijd(invoer.rtMs, invoer.tempo, invoer.letters);
  const alles = invoer.geenBewijs ? false : invoer.goed;
  const w = gewichtVan(hoofd, invoer.tempo, y, alles ? kans : 1 - kans, alles ? invoer.blind : 1 - invoer.blind);
  const gegokt = w < 0.5;
  const tempo = gegokt ? hoofd.tempo : { ...hoofd.tempo, [invoer.tempo]: nieuwTempo(hoofd.tempo[invoer.tempo], y) };
  const met = {
    ...hoofd,
    gokkans: nieuweGokkans(hoofd.gokkans, w),
    gegokt: hoofd.gegokt + (gegokt ? 1 : 0),
    gegoktRecent: hoofd.gegoktRecent + 0.03 * ((gegokt ? 1 : 0) - hoofd.gegoktRecent),
    tempo,
  };
  return { hoofd: met, w };
}

/** Success controller and counters of the head row after a first attempt that counted. */
function metSucces(hoofd: HoofdStand, invoer: Invoer, c: Constanten): HoofdStand {
  const y = invoer.goed ? 1 : 0;
  const stuurt = invoer.soort !== 'toets';
  const bijsturing = hoofd.bijsturing + c.regelStap * (invoer.doel - y);
  return {
    ...hoofd,
    antwoorden: hoofd.antwoorden + 1,
    succes: stuurt ? hoofd.succes + 0.02 * (y - hoofd.succes) : hoofd.succes,
    bijsturing: stuurt ? Math.min(Math.max(bijsturing, c.regelMin), c.regelMax) : hoofd.bijsturing,
  };
}

type Uitkomst = Omit<Verwerkt, 'stand'>;

interface Werk {
  hoofd: HoofdStand;
  categorieen: Record<CategorieId, CategorieStand>;
  uitslagen: PuntUitslag[];
}

/** All knelpunten one after the other, each with the general ability as the ones before left it. */
function verwerkPunten(stand: Stand, werk: Werk, ctx: Context, alsBewijs: boolean): void {
  for (const p of ctx.invoer.punten) {
    const vorige = werk.categorieen[p.categorie] ?? stand.categorieen[p.categorie] ?? NIEUWE_CATEGORIE;
    const stap = alsBewijs ? stapBewijs(werk.hoofd, vorige, p, ctx) : stapOefening(werk.hoofd, vorige, p, ctx);
    werk.hoofd = stap.hoofd;
    werk.uitslagen.push(stap.uitslag);
    werk.categorieen[p.categorie] = alsBewijs ? naTelling(stap, vorige, p, ctx) : stap.rij;
  }
}

function naTelling(stap: PuntStap, vorige: CategorieStand, p: PuntInvoer, ctx: Context): CategorieStand {
  const { invoer, now, c } = ctx;
  const geteld = metTelling(stap.rij, vorige, p.goed, invoer, now);
  const status = metStatus(geteld, kijk(stap.hoofd, geteld, now, c), p.gemiddelde, now, c);
  const transfer = ctx.woord === undefined && invoer.productie && (invoer.soort === 'controle' || invoer.soort === 'toets');
  return transfer ? metTransfer(status, p.goed, dagVan(now), dagVan(status.sinds), now) : status;
}

const redenVan = (invoer: Invoer, w: number): Reden => {
  if (invoer.poging > 1) return 'nog-eens';
  if (invoer.punten.length === 0 && !invoer.geenBewijs) return 'onbekend';
  if (w < GEEN_BEWIJS) return 'gegokt';
  if (invoer.geenBewijs) return 'geen-bewijs';
  return invoer.hulp && invoer.goed ? 'hulp' : 'bewijs';
};

function regel(op: number, invoer: Invoer, reden: Reden, voorspeld: number, gewicht: number, nieuw: boolean, uitslagen: readonly PuntUitslag[]): LogRegel {
  const punten = uitslagen.map((u) => ({ categorie: u.punt.categorie, m: u.m, sd: Math.sqrt(u.v) }));
  return { versie: MOTORVERSIE, op, invoer, reden, voorspeld, gewicht, nieuw, punten };
}

/** Start of every answer: the moment, and what a new session changes. */
function begin(stand: Stand, invoer: Invoer, now: number, c: Constanten): { op: number; werk: Werk } {
  const op = moment(stand.hoofd, now);
  const hoofd = metTijd(stand.hoofd, op);
  if (!isNieuweSessie(stand.hoofd, op)) return { op, werk: { hoofd, categorieen: {}, uitslagen: [] } };
  const gemiddelden = (id: CategorieId): number => invoer.gemiddelden?.[id] ?? 0;
  const sessie = bijNieuweSessie(stand, hoofd, gemiddelden, op, c);
  return { op, werk: { hoofd: sessie.hoofd, categorieen: sessie.heropend, uitslagen: [] } };
}

/** The update itself, from inputs that are complete; used by recordAntwoord, by replay and by the engine in one process. */
export function bereken(stand: Stand, invoer: Invoer, now: number, c: Constanten): Uitkomst {
  const woord = stand.woorden[invoer.woord];
  const { op, werk } = begin(stand, invoer, now, c);
  if (woord && woord.laatste === op && woord.poging === invoer.poging && op === now) {
    return { gewijzigd: { categorieen: {}, woorden: {} }, log: regel(op, invoer, 'dubbel', 0, 0, false, []), ijking: null };
  }
  const recall = herinnering(woord, op);
  const basis = { invoer, now: op, c, woord, recall };
  const kans = kansAlles(stand, werk.hoofd, invoer, basis);
  const eerste = invoer.poging === 1;
  const attentie = eerste ? aandacht(werk.hoofd, invoer, kans) : { hoofd: werk.hoofd, w: 1 };
  werk.hoofd = attentie.hoofd;
  const reden = redenVan(invoer, attentie.w);
  const telt = reden === 'bewijs';
  if (telt || reden === 'nog-eens' || reden === 'hulp') verwerkPunten(stand, werk, { ...basis, w: attentie.w * invoer.gewicht }, telt);
  if (telt) werk.hoofd = metSucces(werk.hoofd, invoer, c);
  const q = stand.hoofd.gokkans;
  const voorspeld = (1 - q) * ijk(kans, invoer.kalibratie[0], invoer.kalibratie[1]) + q * invoer.blind;
  const ijking = telt ? ijkingUit({ invoer, uitslagen: werk.uitslagen, woord, recall, gewicht: attentie.w, kans, c }) : null;
  const onthoudt = telt || reden === 'nog-eens' || reden === 'hulp';
  const rij = onthoudt ? onthoud(woord, { goed: invoer.goed, zwak: invoer.blind >= 0.45 || reden === 'hulp', poging: invoer.poging }, op, recall) : undefined;
  return {
    gewijzigd: { hoofd: werk.hoofd, categorieen: werk.categorieen, woorden: rij ? { [invoer.woord]: rij } : {} },
    log: regel(op, invoer, reden, voorspeld, attentie.w, woord === undefined, werk.uitslagen),
    ijking,
  };
}

function metStand(stand: Stand, uitkomst: Uitkomst): Verwerkt {
  let nieuw: Stand | undefined;
  return {
    ...uitkomst,
    get stand() {
      nieuw ??= metWijziging(stand, uitkomst.gewijzigd);
      return nieuw;
    },
  };
}

/**
 * What one answer changes. Pure: the given stand stays as it was. `now` in ms since the epoch, by the server's clock.
 * Never throws and never yields NaN: unknown categories and unusable times are left out, see `log.reden`.
 *
 * @example recordAntwoord(stand, leerlijn, { woord: 'bommen', vorm: 'dictee-woord', poging: 1, rtMs: 6200,
 *   knelpunten: [{ categorie: 'verdubbeling', goed: false }], geenBewijs: false, soort: 'nieuw' }, now).gewijzigd
 */
export function recordAntwoord(stand: Stand, leerlijn: Leerlijn, bewijs: Bewijs, now: number): Verwerkt {
  const sessie = isNieuweSessie(stand.hoofd, moment(stand.hoofd, now));
  return metStand(stand, bereken(stand, maakInvoer(leerlijn, bewijs, stand, sessie), now, leerlijn.constanten));
}

/** Replays log lines on a start state: the same stand, to the last bit, as when they were made with the same constants. */
export function herspeel(stand: Stand, regels: readonly LogRegel[], constanten: Constanten): Stand {
  const eigen = { hoofd: stand.hoofd, categorieen: { ...stand.categorieen }, woorden: { ...stand.woorden } };
  for (const { invoer, op } of regels) {
    const { gewijzigd } = bereken(eigen, invoer, op, constanten);
    eigen.hoofd = gewijzigd.hoofd ?? eigen.hoofd;
    Object.assign(eigen.categorieen, gewijzigd.categorieen);
    Object.assign(eigen.woorden, gewijzigd.woorden);
  }
  return eigen;
}
