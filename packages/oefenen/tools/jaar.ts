/*
 * Decides how a class fares through weeks of practice under one engine: success, honesty, mastery, retention, learning.
 * Source: closed loop of selection, answer and update, as in published simulation studies of adaptive practice.
 * Example: playJaar(createWereld(1), hadf, { kinderen: 30, weken: 16 }).succes -> .80.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { logit } from '../src/filter.ts';
import type { OpgaveKeuze } from '../src/choose.ts';
import type { ProefAntwoord, Proefkind, Wereld } from './wereld.ts';

/** What the loop asks of an engine for one child. */
export interface Loper {
  /** What comes next on this day: an opgave, a stage of a test, a taak; empty when the day is done. At most `aantal` more are made. */
  next(now: number, seed: number, aantal: number): readonly OpgaveKeuze[];
  verwerk(keuze: OpgaveKeuze, antwoord: ProefAntwoord, now: number): void;
  /** Chance of right just before the answer, for the log loss. */
  predict(keuze: OpgaveKeuze, now: number): number;
  /** What a docent would be told of whose answers these seem to be, on this day. */
  readonly doubts?: (now: number) => readonly string[];
  /** Margin (logits) and sd of a category, and whether it is called mastered. */
  estimate(categorie: string, now: number): { readonly marge: number; readonly sd: number; readonly beheerst: boolean };
}

/** Makes the engine for a class; the children share what is learned about words. `wereld` lets the clairvoyant cheat. */
export type Motorbouw = (wereld: Wereld) => (kind: Proefkind) => Loper;

export interface JaarVraag {
  readonly kinderen: number;
  readonly weken: number;
  readonly perWeek?: number;
  /** Answers on a practice day that are asked for; an engine that plans whole taken gives what is in them. */
  readonly perDag?: number;
  readonly doel?: number;
  readonly lessen?: boolean;
  /** Every third child comes when it comes, with a pause of nine days. */
  readonly irregular?: boolean;
}

export interface JaarUitslag {
  /** Share of all practice that is right, guesses included. */
  readonly succes: number;
  readonly binnenVijf: number;
  /** The same of the children that hardly guess; and how much those who guess have right. */
  readonly rustigBinnenVijf: number;
  readonly onrustigSucces: number;
  /** Expected log loss of its predictions above that of who knows the true chance. */
  readonly logverlies: number;
  /** What of that nobody can foresee: moods of the day and quirks with single words (mean divergence). */
  readonly onvoorzienbaar: number;
  readonly ece: number;
  readonly volgfout: number;
  readonly bias: number;
  readonly biasAlles: number;
  readonly dekking: number;
  readonly beheerst: number;
  readonly vals85: number;
  readonly vals80: number;
  readonly gemist: number;
  /** Words of the bank known four weeks after the end beyond what lessons alone gave, per 100 answers. */
  readonly woordenErbij: number;
  readonly terugIn14: number;
  readonly bekendNa4Weken: number;
  readonly gaten: number;
}

const START = 1.7e12;
/** Answers on a practice day. */
const PER_DAG = 15;

const leeg = () => ({
  antwoorden: 0,
  gegeven: 0,
  oefening: 0,
  oefengoed: 0,
  onrustig: 0,
  onrustigGoed: 0,
  rustigBinnen: 0,
  verlies: 0,
  onvoorzienbaar: 0,
  bakken: new Map<number, { p: number; y: number; n: number }>(),
  se: 0,
  biasSom: 0,
  binnen: 0,
  geschat: 0,
  biasAlles: 0,
  alles: 0,
  binnenVijf: 0,
  kinderen: 0,
  beheerst: 0,
  vals85: 0,
  vals80: 0,
  gemist: 0,
  echtBeheerst: 0,
  erbij: 0,
  fouten: 0,
  terug: 0,
  kansen: 0,
  bekend: 0,
  bekendN: 0,
  paren: 0,
  groeit: 0,
});

type Tel = ReturnType<typeof leeg>;

const verlies = (p: number, y: boolean): number => -Math.log(Math.min(Math.max(y ? p : 1 - p, 0.001), 0.999));

/** Expected log loss of predicting p where the chance is `waar`, above that of who knows it. */
const afstand = (waar: number, p: number): number =>
  waar * (verlies(p, true) - verlies(waar, true)) + (1 - waar) * (verlies(p, false) - verlies(waar, false));

function countAntwoord(tel: Tel, p: number, waar: number, voorzienbaar: number, goed: boolean): void {
  tel.antwoorden++;
  tel.onvoorzienbaar += afstand(waar, voorzienbaar);
  // What it is expected to cost, not what it happened to: with eighteen children chance alone was .0016.
  tel.verlies += afstand(waar, p);
  const bak = Math.floor(p * 20);
  const b = tel.bakken.get(bak) ?? { p: 0, y: 0, n: 0 };
  b.p += p;
  b.y += goed ? 1 : 0;
  b.n++;
  tel.bakken.set(bak, b);
}

interface Dagboek {
  readonly gezien: Map<string, { tijden: number[]; fout: number; goed: boolean[] }>;
  readonly geoefend: Map<number, number>;
}

interface Spel {
  readonly tel: Tel;
  readonly kind: Proefkind;
  readonly loper: Loper;
  readonly wereld: Wereld;
  readonly dagboek: Dagboek;
}

function weighSchatting({ tel, kind, loper, wereld, dagboek }: Spel, now: number): void {
  wereld.categorieen.forEach(({ id }, c) => {
    const s = loper.estimate(id, now);
    const e = s.marge - 1.09 * logit(kind.aandeel(c, now));
    tel.biasAlles += e;
    tel.alles++;
    if ((dagboek.geoefend.get(c) ?? 0) < 5) return;
    tel.se += e * e;
    tel.biasSom += e;
    tel.binnen += Math.abs(e) < 1.96 * s.sd ? 1 : 0;
    tel.geschat++;
  });
}

function weighBeheersing({ tel, kind, loper, wereld, dagboek }: Spel, now: number): void {
  wereld.categorieen.forEach(({ id }, c) => {
    if ((dagboek.geoefend.get(c) ?? 0) < 6 || kind.aandeel(c, now) < 0.9) return;
    tel.echtBeheerst++;
    if (!loper.estimate(id, now).beheerst) tel.gemist++;
  });
}

function weighWoorden({ tel, kind, dagboek }: Spel, einde: number): void {
  const later = einde + 28 * DAG_MS;
  for (const [woord, { tijden, fout, goed }] of dagboek.gezien) {
    if (fout === 0 || einde - fout < 14 * DAG_MS) continue;
    tel.fouten++;
    const daarna = tijden.filter((t) => t > fout);
    if (daarna.some((t) => t - fout <= 14 * DAG_MS)) tel.terug++;
    tel.bekend += kind.knows(woord, later);
    tel.bekendN++;
    const reeks = [fout, ...daarna];
    for (let i = 2; i < reeks.length; i++) {
      if (!goed[tijden.indexOf(reeks[i - 1] ?? 0)]) continue;
      tel.paren++;
      if ((reeks[i] ?? 0) - (reeks[i - 1] ?? 0) >= (reeks[i - 1] ?? 0) - (reeks[i - 2] ?? 0)) tel.groeit++;
    }
  }
}

/** Words of the whole bank that are typed right, by rule or by heart. */
const woordenschat = (kind: Proefkind, { lijst }: Wereld, now: number): number =>
  lijst.reduce((som, woorden) => som + woorden.reduce((s, woord) => s + kind.knows(woord, now), 0), 0);

function note(spel: Spel, keuze: OpgaveKeuze, c: number, a: ProefAntwoord, now: number): void {
  const { gezien, geoefend } = spel.dagboek;
  const g = gezien.get(keuze.woord) ?? { tijden: [], fout: 0, goed: [] };
  g.tijden.push(now);
  g.goed.push(a.goed);
  if (!a.goed && g.fout === 0 && !a.gokte) g.fout = now;
  gezien.set(keuze.woord, g);
  geoefend.set(c, (geoefend.get(c) ?? 0) + 1);
}

const lesVan = (dag: number, aantal: number): number => Math.min(20 + Math.floor(dag / 7), aantal - 1);
const LES = 0.25;

/** The days on which a child practises: four school days a week, or whenever it comes to it, with a pause of nine days. */
function practiceDays(weken: number, dagen: number, irregular: boolean, random: Random): number[] {
  const uit: number[] = [];
  for (let d = 0; d < weken * 7; d++) {
    const pause = irregular && d >= 45 && d < 54;
    const comes = irregular ? random.next() < dagen / 7 : d % 7 < dagen;
    if (comes && !pause) uit.push(d);
  }
  return uit;
}

interface Loop extends Spel {
  readonly vraag: JaarVraag;
  /** The same child, which never practised. */
  readonly alleenLes: Proefkind;
  readonly plaats: ReadonlyMap<string, number>;
  readonly wasBeheerst: Set<string>;
  goed: number;
  n: number;
}

/** One opgave: predicted, answered, counted, taken in. */
function playOpgave(loop: Loop, keuze: OpgaveKeuze, dag: number, now: number): void {
  const { tel, kind, loper } = loop;
  const c = loop.plaats.get(keuze.categorie) ?? 0;
  const p = loper.predict(keuze, now);
  const waar = kind.kans(keuze, now);
  const voorzienbaar = kind.voorzienbaar(keuze, now);
  const a = kind.antwoord(keuze, now);
  if (!a.gokte) countAntwoord(tel, p, waar, voorzienbaar, a.goed);
  tel.gegeven++;
  // A test measures: how much of it is right is not what practice aims at.
  if (keuze.soort !== 'toets') {
    tel.oefening++;
    tel.oefengoed += a.goed ? 1 : 0;
    if (dag >= 14) {
      loop.n++;
      loop.goed += a.goed ? 1 : 0;
    }
  }
  note(loop, keuze, c, a, now);
  loper.verwerk(keuze, a, now);
  const s = loper.estimate(keuze.categorie, now);
  if (s.beheerst && !loop.wasBeheerst.has(keuze.categorie)) {
    const echt = kind.aandeel(c, now);
    tel.beheerst++;
    if (echt < 0.85) tel.vals85++;
    if (echt < 0.8) tel.vals80++;
  }
  if (s.beheerst) loop.wasBeheerst.add(keuze.categorie);
  else loop.wasBeheerst.delete(keuze.categorie);
}

/** A day: taak after taak until the child stops, in the middle of one or not. */
function playDay(loop: Loop, dag: number, seed: number): number {
  const perDag = loop.vraag.perDag ?? PER_DAG;
  let now = START + dag * DAG_MS;
  let gedaan = 0;
  while (gedaan < perDag) {
    const rij = loop.loper.next(now, seed + 1000 * gedaan, perDag - gedaan).slice(0, perDag - gedaan);
    if (rij.length === 0) break;
    for (const keuze of rij) {
      now += 20_000;
      playOpgave(loop, keuze, dag, now);
    }
    gedaan += rij.length;
  }
  return now;
}

function playKind(loop: Loop, irregular: boolean, seed: number): void {
  const { tel, kind, alleenLes, vraag, plaats } = loop;
  const doel = vraag.doel ?? 0.8;
  const perDag = vraag.perDag ?? PER_DAG;
  const dagen = new Set(practiceDays(vraag.weken, Math.round((vraag.perWeek ?? 5 * perDag) / perDag), irregular, createRandom(seed)));
  let gewogen = 0;
  for (let d = 0; d < vraag.weken * 7; d++) {
    if (vraag.lessen && d % 7 === 0) for (const k of [kind, alleenLes]) k.les(lesVan(d, plaats.size), LES);
    if (!dagen.has(d)) continue;
    const now = playDay(loop, d, seed + d);
    if (Math.floor((d - 11) / 28) < gewogen) continue;
    gewogen++;
    weighSchatting(loop, now);
  }
  const einde = START + vraag.weken * 7 * DAG_MS;
  weighBeheersing(loop, einde);
  weighWoorden(loop, einde);
  const later = einde + 28 * DAG_MS;
  tel.erbij += woordenschat(kind, loop.wereld, later) - woordenschat(alleenLes, loop.wereld, later);
  tel.kinderen++;
  const binnen = loop.n > 0 && Math.abs(loop.goed / loop.n - doel) <= 0.05 ? 1 : 0;
  tel.binnenVijf += binnen;
  if (kind.restless) {
    tel.onrustig++;
    tel.onrustigGoed += loop.goed / Math.max(loop.n, 1);
  } else tel.rustigBinnen += binnen;
}

function uitslag(t: Tel): JaarUitslag {
  let ece = 0;
  for (const b of t.bakken.values()) ece += Math.abs(b.p - b.y) / t.antwoorden;
  return {
    succes: t.oefengoed / t.oefening,
    binnenVijf: t.binnenVijf / t.kinderen,
    rustigBinnenVijf: t.rustigBinnen / Math.max(t.kinderen - t.onrustig, 1),
    onrustigSucces: t.onrustig > 0 ? t.onrustigGoed / t.onrustig : Number.NaN,
    logverlies: t.verlies / t.antwoorden,
    onvoorzienbaar: t.onvoorzienbaar / t.antwoorden,
    ece,
    volgfout: Math.sqrt(t.se / t.geschat),
    bias: t.biasSom / t.geschat,
    biasAlles: t.biasAlles / t.alles,
    dekking: t.binnen / t.geschat,
    beheerst: t.beheerst / t.kinderen,
    vals85: t.vals85 / Math.max(t.beheerst, 1),
    vals80: t.vals80 / Math.max(t.beheerst, 1),
    gemist: t.gemist / Math.max(t.echtBeheerst, 1),
    woordenErbij: (100 * t.erbij) / t.gegeven,
    terugIn14: t.terug / Math.max(t.fouten, 1),
    bekendNa4Weken: t.bekend / Math.max(t.bekendN, 1),
    gaten: t.groeit / Math.max(t.paren, 1),
  };
}

/** A class through `weken` weeks; children of the same world in the same order for every engine. */
export function playJaar(wereld: Wereld, build: Motorbouw, vraag: JaarVraag): JaarUitslag {
  const tel = leeg();
  const create = build(wereld);
  const random = createRandom(99);
  const alleenLes = wereld.klas(vraag.kinderen);
  const plaats = new Map(wereld.categorieen.map(({ id }, i) => [id, i]));
  wereld.klas(vraag.kinderen).forEach((kind, i) => {
    const dagboek: Dagboek = { gezien: new Map(), geoefend: new Map() };
    const spel = { tel, kind, loper: create(kind), wereld, dagboek };
    const loop = { ...spel, vraag, alleenLes: alleenLes[i] ?? kind, plaats, wasBeheerst: new Set<string>(), goed: 0, n: 0 };
    playKind(loop, vraag.irregular === true && i % 3 === 2, random.below(1e9));
  });
  return uitslag(tel);
}
