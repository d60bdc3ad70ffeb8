/*
 * Decides the chance that a word seen before is still known, whatever the ability: learned from the answers of all children.
 * Source: base-level learning (Anderson & Schooler 1991: log odds of recall in ln time and ln times seen), fitted online as in DASH (Mozer & Lindsey 2016).
 * Example: wrong once, a week ago: .18 to begin with; seen four times, the last time right: .42.
 */
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { WoordStand } from './stand.ts';

/** What the log odds of recall are made of: 1, ln(days / 7), ln(times seen), last time right (0 or 1), ln(stability in days). */
export type Geheugenkenmerken = readonly [een: 1, tijd: number, keren: number, goed: 0 | 1, stabiliteit: number];

const AANTAL = 5;
/** Half an hour: within one session time makes no difference. */
const MIN_DAGEN = 1 / 48;

/** The weights of the kenmerken and how sure they are (covariance, row after row). */
export interface Woordgeheugen {
  /** A list that never changes: a lesson puts another one in its place, so that log lines may hold it. */
  gewichten: readonly number[];
  readonly covariantie: number[];
}

/** Start weights and their sd: own values, wide enough for memories that last a day and memories that last for weeks. */
const BEGIN = [-1.5, -0.6, 0.5, 0.5, 0.1];
const BEGIN_SD = [1, 0.4, 0.5, 0.5, 0.2];
/** Random walk of the weights per answer, as a share of the start variance: what is known about memory never becomes certain. */
const DRIJF = BEGIN_SD.map((sd) => 2e-6 * sd * sd);

const op = (lijst: readonly number[], i: number): number => lijst[i] ?? 0;

/** Filled one by one, so that V8 keeps plain doubles: numbers in boxes made each answer a tenth slower. */
function beginCovariantie(): number[] {
  const uit: number[] = [];
  for (let i = 0; i < AANTAL * AANTAL; i++) uit.push(i % (AANTAL + 1) === 0 ? op(BEGIN_SD, i % AANTAL) ** 2 : 0);
  return uit;
}

export const createWoordgeheugen = (): Woordgeheugen => ({ gewichten: BEGIN, covariantie: beginCovariantie() });

/** The weights before any answer; also for log lines of engine 1, which hold none. */
export const BEGIN_GEHEUGEN: readonly number[] = BEGIN;

/** The kenmerken of a word seen before, at `now` (ms). */
export function kenmerkenVan(woord: WoordStand, now: number): Geheugenkenmerken {
  const dagen = Math.min(Math.max((now - woord.laatste) / DAG_MS, MIN_DAGEN), 730);
  return [
    1,
    Math.log(dagen / 7),
    Math.log(Math.max(woord.keren, 1)),
    woord.laatsteGoed ? 1 : 0,
    Math.log(Math.max(woord.stabiliteit, 0.01)),
  ];
}

/** Chance (0-1) that it is still known. */
export function kansOnthouden(k: Geheugenkenmerken, gewichten: readonly number[]): number {
  let x = 0;
  for (let i = 0; i < AANTAL; i++) x += op(k, i) * op(gewichten, i);
  return 1 / (1 + Math.exp(-x));
}

/** What one answer teaches: slope of the log-likelihood and its information, both in log odds of recall. */
export interface Geheugenles {
  readonly kenmerken: Geheugenkenmerken;
  readonly helling: number;
  readonly informatie: number;
}

/** Covariance x kenmerken: how far each weight moves. */
function richtingVan(covariantie: readonly number[], kenmerken: Geheugenkenmerken): readonly number[] {
  const richting = [0, 0, 0, 0, 0];
  for (let i = 0; i < AANTAL; i++) {
    let som = 0;
    for (let j = 0; j < AANTAL; j++) som += op(covariantie, i * AANTAL + j) * op(kenmerken, j);
    richting[i] = som;
  }
  return richting;
}

/** One step of recursive logistic regression (extended Kalman filter). Changes `geheugen`. Loops, because this happens at every answer. */
export function learnOnthouden(geheugen: Woordgeheugen, { kenmerken, helling, informatie }: Geheugenles): void {
  const { covariantie } = geheugen;
  const gewichten = [...geheugen.gewichten];
  const richting = richtingVan(covariantie, kenmerken);
  let spreiding = 0;
  for (let i = 0; i < AANTAL; i++) spreiding += op(kenmerken, i) * op(richting, i);
  const stap = 1 / (1 + informatie * spreiding);
  for (let i = 0; i < AANTAL; i++) {
    const r = op(richting, i);
    gewichten[i] = op(gewichten, i) + stap * helling * r;
    for (let j = 0; j < AANTAL; j++)
      covariantie[i * AANTAL + j] = op(covariantie, i * AANTAL + j) - stap * informatie * r * op(richting, j);
    covariantie[i * AANTAL + i] = op(covariantie, i * AANTAL + i) + op(DRIJF, i);
  }
  geheugen.gewichten = gewichten;
}

/** Takes over stored weights; anything that is not complete and finite is left alone. */
export function setWoordgeheugen(
  geheugen: Woordgeheugen,
  bewaard: { readonly gewichten: readonly number[]; readonly covariantie: readonly number[] },
): void {
  const heel = bewaard.gewichten.length === AANTAL && bewaard.covariantie.length === AANTAL * AANTAL;
  if (!heel || ![...bewaard.gewichten, ...bewaard.covariantie].every(Number.isFinite)) return;
  geheugen.gewichten = [...bewaard.gewichten];
  bewaard.covariantie.forEach((waarde, i) => (geheugen.covariantie[i] = waarde));
}
