import { isGetoetst, zonderStarttoets } from '../plan/begin.ts';
import type { Traject } from './queries.ts';

type Toets = Traject['toetsen'][number];
export type Soort = Toets['soort'];

interface Stand {
  readonly status: Traject['status'];
  readonly keuze: Pick<Traject['keuze'], 'doelen'>;
  readonly toetsen: readonly Pick<Toets, 'soort' | 'status' | 'doelen'>[];
}

/** What a traject keeps on this device while it is filled in. */
export interface Invulling {
  readonly keuze: Traject['keuze'];
  /** Why a goal goes. */
  readonly reden: string;
  /** What stood there when it was begun. */
  readonly van: Traject['keuze'];
}

const isMet = <K extends string>(value: unknown, ...keys: readonly K[]): value is Readonly<Record<K, unknown>> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isKeuze = (value: unknown): value is Traject['keuze'] =>
  isMet(value, 'hulpvraag', 'weken', 'keren', 'minuten', 'doelen') &&
  typeof value.hulpvraag === 'string' &&
  [value.weken, value.keren, value.minuten].every((aantal) => Number.isInteger(aantal)) &&
  Array.isArray(value.doelen) &&
  value.doelen.every((doel) => typeof doel === 'string');

export const isInvulling = (value: unknown): value is Invulling =>
  isMet(value, 'keuze', 'reden', 'van') && typeof value.reden === 'string' && isKeuze(value.keuze) && isKeuze(value.van);

/** Begun on what is there now it goes on, whatever else happened (it began, a test was made); over another choice it is never written. */
export const versieVoor = ({ van }: Invulling, begonnenOp: number, nu: Pick<Traject, 'keuze' | 'versie'> | null): number =>
  nu && JSON.stringify(van) === JSON.stringify(nu.keuze) ? nu.versie : begonnenOp;

const alsDoelen = (doelen: readonly string[]) => doelen.map((categorie) => ({ categorie }));

/** Has a start test asked each goal that a test can ask? */
export const isKlaarVoorBegin = ({ keuze, toetsen }: Stand): boolean => isGetoetst(alsDoelen(keuze.doelen), { toetsen });

/** Of these goals: which come into one that runs and have no start test yet. */
export function wachtendeDoelen({ status, keuze, toetsen }: Stand, doelen: readonly string[]): readonly string[] {
  if (status !== 'actief') return [];
  return zonderStarttoets(alsDoelen(doelen.filter((doel) => !keuze.doelen.includes(doel))), { toetsen });
}

/** What can be taken now: one test at a time, and only what has something to be compared with. */
export function kanToetsen({ status, keuze, toetsen }: Stand): readonly Soort[] {
  if (toetsen.some((toets) => toets.status === 'open')) return [];
  const isAf = (soort: Soort): boolean => toetsen.some((toets) => toets.soort === soort && toets.status === 'af');
  if (status === 'concept') return zonderStarttoets(alsDoelen(keuze.doelen), { toetsen }).length === 0 ? [] : ['zorg-start'];
  return status === 'actief' && isAf('zorg-start') ? ['zorg-tussen', 'zorg-eind'] : [];
}
