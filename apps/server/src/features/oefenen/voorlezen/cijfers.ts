/** From what listeners marked to figures: pure, the same for every screen. */
import type { Hardop } from '@spelrijk/contract/leesmomenten';
import { hardopgroei, hardopVan, type Hardopgroei } from '@spelrijk/domain/voorlezen';
import type { VoorlezingRij } from './store.ts';

const MINUUT_MS = 60_000;

export const perMinuut = ({ goed, ms }: Pick<VoorlezingRij, 'goed' | 'ms'>): number => Math.round((goed * MINUUT_MS) / ms);

/** What counts of one leerling in one leesmoment: first readings that nobody was earlier with. */
const tellend = (rijen: readonly VoorlezingRij[], momentId: string): { goed: number; gelezen: number; perMinuut: number }[] =>
  rijen
    .filter((rij) => rij.momentId === momentId && rij.telt && rij.eerste)
    .map(({ goed, gelezen, ms }) => ({ goed, gelezen, perMinuut: perMinuut({ goed, ms }) }));

export const hardopIn = (rijen: readonly VoorlezingRij[], momentId: string): Hardop => hardopVan(tellend(rijen, momentId));

export const verschilTussen = (rijen: readonly VoorlezingRij[], eerder: string, nu: string): Hardopgroei | null =>
  hardopgroei(tellend(rijen, eerder), tellend(rijen, nu));

export interface Laatst {
  /** Of the latest leesmoment in which it was heard. */
  readonly hardop: (Hardop & { readonly tekst: string; readonly dag: string }) | null;
  readonly dag: string | null;
}

/** @param rijen of one leerling, the latest first */
export function laatsteHardop(rijen: readonly VoorlezingRij[]): Laatst {
  const geldig = rijen.filter(({ ingetrokken }) => !ingetrokken);
  const laatste = geldig.find(({ momentId }) => momentId !== null);
  return {
    hardop: laatste?.momentId ? { ...hardopIn(rijen, laatste.momentId), tekst: laatste.tekst, dag: laatste.dag } : null,
    dag: geldig[0]?.dag ?? null,
  };
}
