/*
 * Decides which moment an answer belongs to, and what a day and a session are.
 * Source: answers can come weeks late (played without a connection) and clocks can jump; time inside a stand never runs back by accident.
 * Example: an answer of last Tuesday that arrives today counts as given now; a stand that is a year ahead goes back.
 */
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { HoofdStand } from './stand.ts';

/** The number of the day at a moment (school time; one hour off UTC is enough, nobody practises between midnight and one). */
export const dagVan = (moment: number): number => Math.floor((moment + 3_600_000) / DAG_MS);

const SESSIE_PAUZE_MS = 30 * 60_000;
/** A stand may be this far ahead of the answer before its clock is thought to have been wrong. */
const KLOK_MARGE_MS = 60 * DAG_MS;

/**
 * The moment to work with: an unusable time is the last known one, and a late answer counts as given now. Only when the last
 * time lies more than 60 days ahead was that clock wrong, and time goes back.
 */
export function moment(hoofd: HoofdStand, now: number): number {
  if (!Number.isFinite(now) || now <= 0) return Math.max(hoofd.laatste, 1);
  return hoofd.laatste > now && hoofd.laatste - now < KLOK_MARGE_MS ? hoofd.laatste : now;
}

/** A pause of half an hour starts a new session; so does a clock that was put right. */
export const isNieuweSessie = (hoofd: HoofdStand, op: number): boolean =>
  hoofd.laatste === 0 || op < hoofd.laatste || op - hoofd.laatste > SESSIE_PAUZE_MS;
