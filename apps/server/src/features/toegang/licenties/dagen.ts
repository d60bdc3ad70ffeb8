/** What the days of a licence mean on one day. Both its first and its last day count. */
import type { Licentie } from '@spelrijk/contract/licenties';
import { AppError } from '../../../platform/app-error.ts';
import { daysBetween } from '../../../platform/clock.ts';

export interface Termijn {
  readonly van: string | null;
  readonly tot: string | null;
}

/** Whether it runs on this day (YYYY-MM-DD). */
export function loopOp({ van, tot }: Termijn, dag: string): 'loopt' | 'verlopen' | 'nog-niet' {
  if (tot !== null && tot < dag) return 'verlopen';
  return van !== null && van > dag ? 'nog-niet' : 'loopt';
}

/** Practising needs a licence that runs; looking, exporting and preparing do not. */
export function demandOefenen(termijn: Termijn, dag: string): void {
  const loop = loopOp(termijn, dag);
  if (loop !== 'loopt') throw new AppError('conflict', loop === 'verlopen' ? 'licentie/verlopen' : 'licentie/nog-niet');
}

type Rij = Omit<Licentie, 'status' | 'dagen' | 'looptAf'>;

/** The licence as people see it on this day; `herinnerdagen`: so many days before the end its customer hears so. */
export function toLicentie(rij: Rij, vandaag: string, herinnerdagen: readonly number[]): Licentie {
  const loop = loopOp(rij, vandaag);
  const vol = rij.plaatsen !== null && rij.gebruikt >= rij.plaatsen;
  const dagen = rij.tot === null || loop === 'verlopen' ? null : daysBetween(vandaag, rij.tot);
  const status = loop === 'loopt' ? (vol ? 'vol' : 'actief') : loop;
  return { ...rij, status, dagen, looptAf: dagen !== null && dagen <= Math.max(0, ...herinnerdagen) };
}
