/*
 * Decides how a simulated child answers and learns; for demo history and for judging the engine. Shares no formula with the estimator.
 * Source: dual-route spelling (rule and word memory side by side; Coltheart e.a. 2001), half-life forgetting (Settles & Meeder 2016), bursts of disengagement.
 * Example: const kind = createKind({ vaardigheid: 2.1, leersnelheid: 1, tempo: 1, slordigheid: .03 }, 7); answerVraag(kind, vraag, now).
 */
import { seedFrom, stepRandom } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Leerlijn } from './leerlijn.ts';

/** What makes a child answer other than its abilities say (logits): a quirk with this word, the mood of the day. */
export interface Luim {
  readonly gril: number;
  readonly stemming: number;
}

export interface KindProfiel {
  /** General ability on the ladder of the leerlijn (logits); an average child of normgroep 5a has about 2.4. */
  readonly vaardigheid: number;
  /** 1 = average; 0 = learns nothing. */
  readonly leersnelheid: number;
  /** 1 = average; 2 = twice as slow. */
  readonly tempo: number;
  /** Chance of a slip on something that is known (0-.2). */
  readonly slordigheid: number;
  /** Chance per answer that a burst of guessing starts (0-.05); absent 0. */
  readonly onrust?: number;
  /** Sd of what single categories differ from the general ability (logits); absent .6. */
  readonly grilligheid?: number;
  /** Sds of the moods of its days and of its quirks with single words; absent `LUIM_SD`. */
  readonly luim?: Luim;
}

interface Regelkennis {
  /** What was known at the start, and what practice added: a lasting part and one that fades. */
  readonly begin: number;
  vast: number;
  vluchtig: number;
  op: number;
}

interface Woordspoor {
  /** Half-life in days of the memory of this spelling. */
  halfwaarde: number;
  op: number;
}

/** A simulated child. Owned and changed by the caller through `answerVraag`; plain data, survives JSON. */
export interface Kind {
  readonly profiel: KindProfiel;
  readonly seed: number;
  /** State of its chance. */
  toeval: number;
  readonly regels: Record<CategorieId, Regelkennis>;
  readonly woorden: Record<string, Woordspoor>;
  /** Answers left in a burst of guessing. */
  gokbui: number;
  /** Mood of the day (logits) and the day it belongs to. */
  stemming: number;
  dag: number;
}

export interface KindVraag {
  readonly woord: string;
  readonly vorm: Oefenvorm;
  readonly poging: number;
  readonly letters: number;
  readonly keuzes?: number;
  /** Difficulty (logits) and guess rate of every knelpunt that is asked. */
  readonly knelpunten: readonly { readonly categorie: CategorieId; readonly b: number; readonly gok: number }[];
}

export interface KindAntwoord {
  readonly knelpunten: readonly { readonly categorie: CategorieId; readonly goed: boolean }[];
  readonly goed: boolean;
  readonly rtMs: number;
  /** True when it did not look. */
  readonly gokte: boolean;
}

const HALFWAARDE_VLUCHTIG = 25;
const DEEL_VLUCHTIG = 0.3;
const LEERSTAP = 0.035;

/** A new child; the same profile and seed give the same child. */
export function createKind(profiel: KindProfiel, seed: number): Kind {
  return { profiel, seed, toeval: seed ^ 0x5bd1e995, regels: {}, woorden: {}, gokbui: 0, stemming: 0, dag: 0 };
}

function toeval(kind: Kind): number {
  const stap = stepRandom(kind.toeval);
  kind.toeval = stap.state;
  return stap.value;
}

/** Normal deviate by Box and Muller (1958). */
const normaal = (u1: number, u2: number): number => Math.sqrt(-2 * Math.log(1 - u1)) * Math.cos(2 * Math.PI * u2);
const grilNormaal = (kind: Kind): number => normaal(toeval(kind), toeval(kind));

/** A fixed quirk of a text for a seed: the same child finds the same category hard every time. */
function gril(seed: number, tekst: string): number {
  const { state } = stepRandom(seedFrom(tekst) ^ Math.imul(seed, 0x9e3779b1));
  const een = stepRandom(state);
  return normaal(een.value, stepRandom(een.state).value);
}

/** What it begins with is found once: a year asks for it some million times. */
const beginVan = ({ profiel, seed }: Kind, categorie: CategorieId): number =>
  profiel.vaardigheid + (profiel.grilligheid ?? 0.6) * gril(seed, categorie);

const regelVan = (kind: Kind, categorie: CategorieId): Regelkennis =>
  (kind.regels[categorie] ??= { begin: beginVan(kind, categorie), vast: 0, vluchtig: 0, op: 0 });

const decay = (dagen: number, halfwaarde: number): number => 2 ** (-Math.max(dagen, 0) / halfwaarde);

/** What the child can in a category at a moment (logits): the truth an estimate is compared with. */
export function vaardigheidVan(kind: Kind, categorie: CategorieId, now: number): number {
  const r = regelVan(kind, categorie);
  return r.begin + r.vast + r.vluchtig * decay((now - r.op) / DAG_MS, HALFWAARDE_VLUCHTIG);
}

function geheugen(kind: Kind, woord: string, now: number): number {
  const spoor = kind.woorden[woord];
  return spoor ? 0.92 * decay((now - spoor.op) / DAG_MS, spoor.halfwaarde) : 0;
}

/** Quirks of the world itself, the same for all children: as many as there are words, asked for millions of times. */
const WERELDGRILLEN = { moeilijkheid: new Map<string, number>(), scherpte: new Map<string, number>() };
const WERELDSEED = { moeilijkheid: 1, scherpte: 2 } as const;

function wereldgril(soort: keyof typeof WERELDSEED, woord: string): number {
  const bekend = WERELDGRILLEN[soort].get(woord) ?? gril(WERELDSEED[soort], woord);
  WERELDGRILLEN[soort].set(woord, bekend);
  return bekend;
}

/** How hard a word really is: what the bank says, plus what nobody knows yet (the same for all children). */
export const wareMoeilijkheid = (woord: string, b: number): number => b + 0.45 * wereldgril('moeilijkheid', woord);

/** Spread of the quirks and moods of a simulated child, unless its profile says otherwise. */
const LUIM_SD: Luim = { gril: 0.35, stemming: 0.2 };
export const luimVan = ({ luim }: KindProfiel): Luim => luim ?? LUIM_SD;

/** Chance that a knelpunt is right: by rule or from memory, or by a lucky choice. */
export function wareKans(kind: Kind, vraag: KindVraag, index: number, now: number): number {
  return kansMetLuim(kind, vraag, index, now, { gril: luimVan(kind.profiel).gril * gril(kind.seed, vraag.woord), stemming: kind.stemming });
}

/** The same chance with another quirk and mood. */
export function kansMetLuim(kind: Kind, vraag: KindVraag, index: number, now: number, luim: Luim): number {
  const k = vraag.knelpunten[index];
  if (!k) return 0;
  const info = OEFENVORMEN[vraag.vorm];
  const steun = info.productie ? 0 : 0.5;
  const x = vaardigheidVan(kind, k.categorie, now) - wareMoeilijkheid(vraag.woord, k.b) + luim.gril + steun;
  const scherpte = Math.exp(0.15 * wereldgril('scherpte', vraag.woord));
  const regel = 1 / (1 + Math.exp(-scherpte * x - luim.stemming));
  const kent = 1 - (1 - regel) * (1 - geheugen(kind, vraag.woord, now));
  const gok = vraag.keuzes && !info.productie ? 1 / vraag.keuzes : k.gok;
  return (gok + (1 - gok) * kent) * (1 - kind.profiel.slordigheid);
}

/** The mood of a new day; nothing on a day that began already. Changes `kind`. */
export function beginDag(kind: Kind, now: number): void {
  const dag = Math.floor(now / DAG_MS);
  if (dag === kind.dag) return;
  kind.dag = dag;
  kind.stemming = luimVan(kind.profiel).stemming * grilNormaal(kind);
}

/** Seconds an attentive child needs: reading and hearing, each letter, and doubt. */
function bedenktijd(kind: Kind, vraag: KindVraag, kans: number): number {
  const typt = OEFENVORMEN[vraag.vorm].productie;
  const basis = typt ? 2.4 + 0.55 * vraag.letters : 2.2 + 0.12 * vraag.letters;
  const twijfel = 1 + 0.5 * (1 - Math.abs(2 * kans - 1));
  const afgeleid = toeval(kind) < 0.015 ? 4 + 12 * toeval(kind) : 1;
  return basis * twijfel * afgeleid * kind.profiel.tempo * Math.exp(0.28 * grilNormaal(kind));
}

function gokAntwoord(kind: Kind, vraag: KindVraag): KindAntwoord {
  kind.gokbui--;
  const info = OEFENVORMEN[vraag.vorm];
  const kans = info.productie ? 0.02 : 1 / (vraag.keuzes ?? 4);
  const knelpunten = vraag.knelpunten.map(({ categorie }) => ({ categorie, goed: toeval(kind) < kans }));
  const rt = (info.productie ? 1.3 : 0.8) * Math.exp(0.3 * grilNormaal(kind));
  return { knelpunten, goed: knelpunten.every((k) => k.goed), rtMs: Math.round(rt * 1000), gokte: true };
}

/** Most is learned where two of three are right: below that the rule is not understood, above it there is little left. */
function learnRegel(kind: Kind, { categorie, b }: KindVraag['knelpunten'][number], goed: boolean, deel: number, now: number): void {
  const r = regelVan(kind, categorie);
  const p = 1 / (1 + Math.exp(-(vaardigheidVan(kind, categorie, now) - b)));
  const stap = kind.profiel.leersnelheid * LEERSTAP * 6.75 * p * p * (1 - p) * deel * (goed ? 1 : 0.7);
  r.vluchtig = r.vluchtig * decay((now - r.op) / DAG_MS, HALFWAARDE_VLUCHTIG) + stap * DEEL_VLUCHTIG;
  r.vast += stap * (1 - DEEL_VLUCHTIG);
  r.op = now;
}

/** A trace grows most when it was nearly gone; after an error it starts at about a day. */
function learnWoord(kind: Kind, vraag: KindVraag, goed: boolean, now: number): void {
  const vorig = kind.woorden[vraag.woord];
  const aanleg = Math.sqrt(Math.max(kind.profiel.leersnelheid, 0.05));
  const basis = (goed ? 3 : 1.2) * aanleg;
  if (!vorig) {
    kind.woorden[vraag.woord] = { halfwaarde: basis, op: now };
    return;
  }
  const weg = 1 - decay((now - vorig.op) / DAG_MS, vorig.halfwaarde);
  vorig.halfwaarde = goed ? Math.min(vorig.halfwaarde * (1 + 1.4 * weg), 400) : Math.max(vorig.halfwaarde * 0.5, basis);
  vorig.op = now;
}

/**
 * One answer, after which the child has learned from it (feedback is always given). Changes `kind`.
 * A second attempt comes right after the explanation and is nearly always right.
 */
export function answerVraag(kind: Kind, vraag: KindVraag, now: number): KindAntwoord {
  beginDag(kind, now);
  if (kind.gokbui === 0 && vraag.poging === 1 && toeval(kind) < (kind.profiel.onrust ?? 0)) kind.gokbui = 4 + Math.floor(6 * toeval(kind));
  if (kind.gokbui > 0 && vraag.poging === 1) return gokAntwoord(kind, vraag);
  let kans = 1;
  const knelpunten = vraag.knelpunten.map(({ categorie }, i) => {
    const p = vraag.poging > 1 ? Math.max(0.93, wareKans(kind, vraag, i, now)) : wareKans(kind, vraag, i, now);
    kans *= p;
    return { categorie, goed: toeval(kind) < p };
  });
  const goed = knelpunten.every((k) => k.goed);
  const rtMs = Math.round(1000 * bedenktijd(kind, vraag, kans));
  learn(kind, vraag, knelpunten, goed, now);
  return { knelpunten, goed, rtMs, gokte: false };
}

function learn(kind: Kind, vraag: KindVraag, knelpunten: KindAntwoord['knelpunten'], goed: boolean, now: number): void {
  const deel = (OEFENVORMEN[vraag.vorm].productie ? 1 : 0.6) * (vraag.poging > 1 ? 0.3 : 1);
  vraag.knelpunten.forEach((punt, i) => learnRegel(kind, punt, knelpunten[i]?.goed ?? false, deel, now));
  if (vraag.poging === 1) learnWoord(kind, vraag, goed, now);
}

/** Lessons in class: every category of the half-year gets a push, without answers. Changes `kind`. */
export function followLes(kind: Kind, categorie: CategorieId, logits: number): void {
  regelVan(kind, categorie).vast += logits * kind.profiel.leersnelheid;
}

/** The question for a word of the leerlijn. A choice asks only its main knelpunt. `undefined` for an unknown word. */
export function createVraag(leerlijn: Leerlijn, woord: string, vorm: Oefenvorm, poging = 1, keuzes?: number): KindVraag | undefined {
  const bekend = leerlijn.woorden.get(woord);
  if (!bekend) return undefined;
  const alle = OEFENVORMEN[vorm].productie ? bekend.punten : [bekend.hoofdpunt];
  const start = new Map(bekend.info.knelpunten.map((k) => [k.categorie, k.b]));
  const knelpunten = alle.map(({ categorie, b }) => ({ categorie: categorie.id, b: start.get(categorie.id) ?? b, gok: categorie.gok }));
  return { woord, vorm, poging, letters: bekend.info.letters ?? woord.length, knelpunten, ...(keuzes === undefined ? {} : { keuzes }) };
}
