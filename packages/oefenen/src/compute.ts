/*
 * Decides, from complete inputs, the new rows after one answer: attention, evidence per knelpunt, practice, memory, success.
 * Source: moment matching (Weng & Coad 2018) on P(right) = c + (1 - c - s) sigma(x), weighted by attention and by the form's evidence weight.
 * Example: a wrong verdubbeling moves verdubbeling down, the general ability a little, and uitgang-stomme-e (right) up.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { kansBeheerst, withStatus, withTransfer } from './beheersing.ts';
import { GEEN_BEWIJS, gewichtVan, logTijd, withTempo, nieuweGokkans, nieuwTempo } from './betrokkenheid.ts';
import { viewRij, momenten, sigma, sigmaGemiddeld, spreiding, grilspreiding, type Kijk } from './filter.ts';
import { herinnering, memorise } from './geheugen.ts';
import { ENGINE_4, isDoubtful, takeInFit } from './fit.ts';
import { ijkingUit, type IjkingDelta, type PuntUitslag } from './ijking.ts';
import { bodemVan, calibrate, type Invoer, type PuntInvoer } from './invoer.ts';
import { beginAntwoord, type Werkhoofd } from './sessie.ts';
import {
  MOTORVERSIE,
  NIEUWE_CATEGORIE,
  type CategorieStand,
  type Constanten,
  type GewijzigdeRij,
  type HoofdStand,
  type Stand,
  type WoordStand,
  passedBy,
  woordRijVan,
} from './stand.ts';
import { dagVan, moment } from './tijdstip.ts';
import { BEGIN_GEHEUGEN, kansOnthouden, kenmerkenVan, type Geheugenkenmerken } from './woordgeheugen.ts';

/** Why an answer changed nothing, or less than usual. */
export type Reden = 'bewijs' | 'gegokt' | 'geen-bewijs' | 'nog-eens' | 'hulp' | 'dubbel' | 'onbekend' | 'vreemd';

/** One line of the append-only log: all inputs and what the engine thought before. Replaying the lines gives the same stand. */
export interface LogRegel {
  readonly versie: number;
  /** Set of constants that was used; absent: 0. */
  readonly constanten?: number | undefined;
  /** Moment used (ms), after repair of impossible times. */
  readonly op: number;
  readonly invoer: Invoer;
  readonly reden: Reden;
  /** Chance (0-1) the engine gave to the whole word being right. */
  readonly voorspeld: number;
  /** Weight of the evidence: chance that the answer was given with attention. */
  readonly gewicht: number;
  /** First sight of this word. */
  readonly nieuw: boolean;
  /** Ability before: mean and sd (logits) per category. */
  readonly punten: readonly { readonly categorie: CategorieId; readonly m: number; readonly sd: number }[];
}

export interface Uitkomst {
  /** New rows; null when nothing changed. */
  readonly hoofd: HoofdStand | null;
  readonly rijen: readonly GewijzigdeRij[];
  /** New memory row of the word of the answer. */
  readonly woord: WoordStand | null;
  readonly log: LogRegel;
  /** What this answer teaches about words, forms and categories; apply in batches with `updateIjking`, or not at all. */
  readonly ijking: IjkingDelta | null;
}

/** From this engine on guesses move the success controller, and a test opens no category. */
const ENGINE_3 = 3;

/** Neither mastered nor lost. */
const UNPROVEN = 0.6;

interface Werk {
  readonly versie: number;
  readonly stand: Stand;
  readonly invoer: Invoer;
  readonly op: number;
  readonly c: Constanten;
  readonly woord: WoordStand | undefined;
  /** Recall by FSRS, for the schedule. */
  readonly recall: number;
  readonly kenmerken: Geheugenkenmerken | null;
  /** Chance that the word is known by heart. */
  readonly onthouden: number;
  readonly hoofd: Werkhoofd;
  readonly rijen: GewijzigdeRij[];
  readonly uitslagen: PuntUitslag[];
  /** The look at the first category, before anything changed. */
  eersteKijk: Kijk | null;
}

type Werkrij = { -readonly [K in keyof CategorieStand]: CategorieStand[K] };

function rijVan(w: Werk, id: CategorieId): CategorieStand {
  for (const gewijzigd of w.rijen) if (gewijzigd.id === id) return gewijzigd.rij;
  return w.stand.categorieen[id] ?? NIEUWE_CATEGORIE;
}

function setRij(w: Werk, id: CategorieId, rij: CategorieStand): void {
  for (const gewijzigd of w.rijen) {
    if (gewijzigd.id !== id) continue;
    gewijzigd.rij = rij;
    return;
  }
  w.rijen.push({ id, rij });
}

/** Variance of x: ability, form, and the word for this child. */
const xVar = (v: number, p: PuntInvoer, w: Werk): number => v + p.vb + w.invoer.gemakVar + grilspreiding(w.woord?.keren ?? 0, w.c);

const xMean = (m: number, p: PuntInvoer, w: Werk): number => m - p.b + w.invoer.gemak + (w.woord?.gril ?? 0);

const bodem = (p: PuntInvoer, w: Werk): number => bodemVan(p.gok, w.onthouden);

/** Chance (0-1) that every knelpunt is written right by a child that pays attention, before calibration. Keeps the first look. */
function kansAlles(w: Werk): number {
  let kans = 1;
  for (const p of w.invoer.punten) {
    const k = viewRij(w.hoofd, rijVan(w, p.categorie), w.op, w.c);
    w.eersteKijk ??= k;
    const c0 = bodem(p, w);
    kans *= c0 + (1 - c0 - w.c.slordigheid) * sigmaGemiddeld(xMean(k.m, p, w), xVar(k.v, p, w));
  }
  return kans;
}

/** Attention: the weight of the answer; moves the rapid-guess rate and the pace. */
function weighAandacht(w: Werk, kans: number): number {
  const { hoofd, invoer } = w;
  const y = logTijd(invoer.rtMs, invoer.tempo, invoer.letters);
  const goed = invoer.goed && !invoer.geenBewijs;
  const gewicht = gewichtVan(hoofd, invoer.tempo, y, goed ? kans : 1 - kans, goed ? invoer.blind : 1 - invoer.blind);
  const gegokt = gewicht < 0.5 ? 1 : 0;
  hoofd.gokkans = nieuweGokkans(hoofd.gokkans, gewicht);
  hoofd.gegokt += gegokt;
  hoofd.gegoktRecent += 0.03 * (gegokt - hoofd.gegoktRecent);
  if (!gegokt) hoofd.tempo = withTempo(hoofd.tempo, invoer.tempo, nieuwTempo(hoofd.tempo[invoer.tempo], y));
  return gewicht;
}

/** What the answers so far say about this one. */
const weighFit = ({ hoofd, invoer, op, versie, stand }: Werk, kans: number): number =>
  takeInFit(hoofd, { versie, invoer, op, kans, voor: stand.hoofd });

/** How informative an answer at this margin is for learning: most at even odds, little when it is certain. */
function leerwaarde(m: number, b: number, leergewicht: number): number {
  const q0 = sigma(m - b);
  return 4 * q0 * (1 - q0) * leergewicht;
}

/** Writes the site that gives posterior (m, v) under the new prior into the row, and its message into the head row's sums. */
function setSite(w: Werk, rij: Werkrij, k: Kijk, m: number, v: number): void {
  const tau = spreiding(rij.winst, rij.drijf, w.c);
  const p0 = 1 / (1 / k.restPrecisie + tau);
  const m0 = k.restInformatie / k.restPrecisie + rij.winst;
  rij.precisie = Math.max(1 / v - p0, 1e-6);
  rij.informatie = m * (p0 + rij.precisie) - m0 * p0;
  rij.laatste = w.op;
  const deel = 1 / (1 + rij.precisie * tau);
  w.hoofd.somPrecisie += rij.precisie * deel - k.oudPrecisie;
  w.hoofd.somInformatie += (rij.informatie - rij.precisie * rij.winst) * deel - k.oudInformatie;
}

/** The first category was looked at already and nothing has changed since. */
const viewBefore = (w: Werk, rij: CategorieStand): Kijk =>
  w.uitslagen.length === 0 && w.eersteKijk ? w.eersteKijk : viewRij(w.hoofd, rij, w.op, w.c);

/** One knelpunt as evidence for its category; `gewicht` = attention x evidence weight of the form. */
function stepBewijs(w: Werk, rij: Werkrij, p: PuntInvoer, gewicht: number): PuntUitslag {
  const { invoer, c } = w;
  const k = viewBefore(w, rij);
  const vx = xVar(k.v, p, w);
  const mx = xMean(k.m, p, w);
  const c0 = bodem(p, w);
  const x = momenten(mx, vx, c0, 1 - c0 - c.slordigheid, p.goed);
  const dm = gewicht * (x.m - mx);
  const dv = gewicht * (x.v - vx);
  const kv = k.v / vx;
  const lw = leerwaarde(k.m, p.b, invoer.leergewicht);
  const gain = p.winst * lw * (p.goed ? 1 : 0.6);
  rij.winst += gain;
  rij.drijf += c.drijfPerAntwoord;
  const na = { m: k.m + kv * dm + gain, v: Math.max(k.v + kv * kv * dv, 1e-4) + c.drijfPerAntwoord };
  setSite(w, rij, k, na.m, na.v);
  return { punt: p, m: k.m, v: k.v, na, mx, vx, dm, dv, lw, bodem: c0, verwacht: p.goed ? x.kans : 1 - x.kans, precisie: k.precisie };
}

/** Practice without evidence (a second attempt, or help): half the gain, no change in what is known. */
function stapOefening(w: Werk, rij: Werkrij, p: PuntInvoer): PuntUitslag {
  const k = viewBefore(w, rij);
  const lw = leerwaarde(k.m, p.b, w.invoer.leergewicht);
  const gain = 0.5 * p.winst * lw * (p.goed ? 1 : 0.6);
  rij.winst += gain;
  const na = { m: k.m + gain, v: k.v };
  setSite(w, rij, k, na.m, na.v);
  return { punt: p, m: k.m, v: k.v, na, mx: k.m - p.b, vx: k.v, dm: 0, dv: 0, lw, bodem: p.gok, verwacht: 1, precisie: k.precisie };
}

const bewijst = ({ bewijst: doet, productie }: Invoer): boolean => doet ?? productie;

/** Counters of a category row after a first attempt that counted. */
function count(rij: Werkrij, vorigeKeer: number, p: PuntInvoer, w: Werk): void {
  rij.antwoorden++;
  if (bewijst(w.invoer)) rij.getypt++;
  if (p.goed) rij.goed++;
  if (vorigeKeer === 0 || dagVan(w.op) !== dagVan(vorigeKeer)) rij.dagen++;
}

function withOordeel(w: Werk, rij: CategorieStand, { punt: p, na }: PuntUitslag): CategorieStand {
  const { soort, hoofd } = w.invoer;
  // A test measures: being asked one word does not make a category one that is practised.
  const opens = (hoofd === undefined || hoofd === p.categorie) && (soort !== 'toets' || w.versie < ENGINE_3);
  const kans = kansBeheerst(na, p.gemiddelde, w.c);
  const doubtful = isDoubtful(w.hoofd, w.versie, w.invoer);
  const status = withStatus(rij, doubtful ? Math.min(kans, UNPROVEN) : kans, opens, w.op, w.c);
  const isTransfer = w.woord === undefined && bewijst(w.invoer) && (soort === 'controle' || soort === 'toets');
  return isTransfer ? withTransfer(status, p.goed, dagVan(w.op), dagVan(status.sinds), w.op) : status;
}

/** All knelpunten one after the other, each with the general ability as the ones before left it. */
function processPunten(w: Werk, gewicht: number, alsBewijs: boolean): void {
  for (const p of w.invoer.punten) {
    const vorige = rijVan(w, p.categorie);
    const rij: Werkrij = { ...vorige };
    const uitslag = alsBewijs ? stepBewijs(w, rij, p, gewicht) : stapOefening(w, rij, p);
    w.uitslagen.push(uitslag);
    if (w.woord === undefined && (w.invoer.hoofd ?? p.categorie) === p.categorie) rij.gezien = (vorige.gezien ?? vorige.antwoorden) + 1;
    if (alsBewijs) count(rij, vorige.laatste, p, w);
    setRij(w, p.categorie, alsBewijs ? withOordeel(w, rij, uitslag) : rij);
  }
}

/** Counters of the head row after a first attempt that counted. */
function countSucces({ hoofd, invoer }: Werk): void {
  hoofd.antwoorden++;
  if (invoer.soort !== 'toets') hoofd.succes += 0.02 * ((invoer.goed ? 1 : 0) - hoofd.succes);
}

/** What a child has right counts as it is, also where it did not look: who guesses now and then needs easier words to have its share right. */
function steer({ hoofd, invoer, c }: Werk): void {
  if (invoer.soort === 'toets') return;
  const y = invoer.goed && !invoer.geenBewijs ? 1 : 0;
  hoofd.bijsturing = Math.min(Math.max(hoofd.bijsturing + c.regelStap * (invoer.doel - y), c.regelMin), c.regelMax);
}

function redenVan(invoer: Invoer, gewicht: number): Reden {
  if (invoer.poging > 1) return invoer.geenBewijs ? 'geen-bewijs' : 'nog-eens';
  if (gewicht < GEEN_BEWIJS) return 'gegokt';
  if (invoer.geenBewijs) return 'geen-bewijs';
  if (invoer.punten.length === 0) return 'onbekend';
  return invoer.hulp && invoer.goed ? 'hulp' : 'bewijs';
}

function logRegel(w: Werk, reden: Reden, voorspeld: number, gewicht: number): LogRegel {
  const punten: LogRegel['punten'][number][] = [];
  for (const u of w.uitslagen) punten.push({ categorie: u.punt.categorie, m: u.m, sd: Math.sqrt(u.v) });
  return {
    versie: MOTORVERSIE,
    constanten: w.c.versie,
    op: w.op,
    invoer: w.invoer,
    reden,
    voorspeld,
    gewicht,
    nieuw: w.woord === undefined,
    punten,
  };
}

/** No word is further than this (logits) from what it is for others. */
const MAX_GRIL = 1.5;

/** What this word is easier for this child than for others, after this answer: else a word that is hard for it would speak against its ability again and again. */
function grilNa({ woord, uitslagen, c }: Werk): number {
  const eigen = grilspreiding(woord?.keren ?? 0, c);
  const gril = uitslagen.reduce((som, { vx, dm }) => som + (eigen / vx) * dm, woord?.gril ?? 0);
  return Math.min(Math.max(gril, -MAX_GRIL), MAX_GRIL);
}

/** The memory row of the word, when this answer says something about it; of a text that was guessed through only when it was. */
function woordRij(w: Werk, reden: Reden): WoordStand | null {
  if (w.invoer.bundel === true && (reden === 'gegokt' || reden === 'geen-bewijs'))
    return w.woord ? { ...w.woord, laatste: w.op, poging: w.invoer.poging } : passedBy(w.op);
  if (reden !== 'bewijs' && reden !== 'nog-eens' && reden !== 'hulp') return null;
  const { invoer, op, woord: oud } = w;
  const zwak = invoer.blind >= 0.45 || reden === 'hulp';
  const nieuw = memorise(oud, { goed: invoer.goed, zwak, poging: invoer.poging, versie: w.versie }, op, w.recall);
  // A word of a test is known to have been written; whether it comes back is as it was.
  const rij = invoer.zonderHerhaling === true ? { ...nieuw, terugOp: oud?.terugOp ?? 0, opRij: oud?.opRij ?? 0 } : nieuw;
  return reden === 'bewijs' ? { ...rij, gril: grilNa(w) } : rij;
}

/** The same word, attempt and millisecond again: the answer was sent twice. */
const isDubbel = (woord: WoordStand | undefined, invoer: Invoer, op: number, now: number): boolean =>
  woord !== undefined && woord.laatste === op && woord.poging === invoer.poging && op === now;

const GEEN_GEMIDDELDEN: Readonly<Record<CategorieId, number>> = {};

interface UitkomstOpties {
  /** Replay, where nothing is double. */
  readonly uitLog?: boolean;
  /** Engine that made the line; replay counts as that one did. */
  readonly versie?: number;
  /** The row of the word in the stand, for who has looked it up already. */
  readonly woord?: WoordStand | undefined;
}

/**
 * The update itself; used by recordAntwoord, by replay and by the engine in one process. Never changes `stand`.
 */
export function computeUitkomst(
  stand: Stand,
  invoer: Invoer,
  now: number,
  c: Constanten,
  { uitLog = false, versie = MOTORVERSIE, woord = woordRijVan(stand.woorden, invoer.woord) }: UitkomstOpties = {},
): Uitkomst {
  const op = moment(stand.hoofd, now);
  const begin = beginAntwoord(stand, invoer.gemiddelden ?? GEEN_GEMIDDELDEN, op, c);
  const recall = woord ? herinnering(woord, op) : 0;
  const kenmerken = woord ? kenmerkenVan(woord, op) : null;
  const w: Werk = {
    versie,
    stand,
    invoer,
    op,
    c,
    woord,
    recall,
    kenmerken,
    onthouden: kenmerken ? kansOnthouden(kenmerken, invoer.geheugen ?? BEGIN_GEHEUGEN) : 0,
    hoofd: begin.hoofd,
    rijen: begin.rijen,
    uitslagen: [],
    eersteKijk: null,
  };
  if (!uitLog && isDubbel(woord, invoer, op, now))
    return { hoofd: null, rijen: [], woord: null, log: logRegel(w, 'dubbel', 0, 0), ijking: null };
  const kans = kansAlles(w);
  const q = stand.hoofd.gokkans;
  const geijkt = calibrate(kans, invoer.kalibratie[0], invoer.kalibratie[1]);
  const voorspeld = (1 - q) * geijkt + q * invoer.blind;
  const aandacht = invoer.poging === 1 ? weighAandacht(w, kans) : 1;
  const reden = redenVan(invoer, aandacht);
  const telt = reden === 'bewijs';
  const gewicht = telt && versie >= ENGINE_4 ? aandacht * weighFit(w, geijkt) : aandacht;
  if (telt || reden === 'nog-eens' || reden === 'hulp') processPunten(w, gewicht * invoer.gewicht, telt);
  if (telt) countSucces(w);
  if (telt || (reden === 'gegokt' && versie >= ENGINE_3)) steer(w);
  const ijking = telt ? ijkingUit({ invoer, uitslagen: w.uitslagen, kenmerken, onthouden: w.onthouden, gewicht, kans, geijkt, c }) : null;
  return { hoofd: w.hoofd, rijen: w.rijen, woord: woordRij(w, reden), log: logRegel(w, reden, voorspeld, gewicht), ijking };
}
