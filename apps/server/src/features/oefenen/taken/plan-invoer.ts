/** What planning needs to know of a leerling, and where a taak goes. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import type { Geldend } from '../standen/index.ts';
import type { AudioIndex } from './audio.ts';

export interface PlanInvoer {
  readonly leerlingId: string;
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly regio: Regio;
  readonly geldend: Geldend;
  readonly audio: AudioIndex;
  /** Games of the taken before, latest first. */
  readonly gehad: readonly string[];
  /** Flash threshold (ms) of the reading levels that were flashed before. */
  readonly flits: Readonly<Record<string, number>>;
  readonly dag: string;
  readonly now: number;
}

export interface Plek {
  readonly id: string;
  readonly nr: number | null;
  readonly seed: number;
}
