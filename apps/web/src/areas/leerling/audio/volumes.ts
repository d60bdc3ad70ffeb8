/** How loud a child wants it: three sliders, kept on this device under its own name. */
import { useSyncExternalStore } from 'react';
import { localStore } from '../../../shared/session/storage.ts';

const SCHUIVEN = ['stem', 'effecten', 'muziek'] as const;
export type Schuif = (typeof SCHUIVEN)[number];
type Volumes = Readonly<Record<Schuif, number>>;

/** A slider goes from 0, silent, to 10. */
export const VOLST = 10;
/** The voice leads; music is under everything. */
const STANDAARD: Volumes = { stem: 10, effecten: 7, muziek: 5 };

const keyOf = (leerlingId: string): string => `volume:${leerlingId}`;

/** What was kept, slider by slider: whatever cannot be read is as loud as it was made. */
export function readVolumes(kept: string | null): Volumes {
  const parts = (kept ?? '').split(' ');
  const at = (index: number, schuif: Schuif): number => {
    const value = Number(parts[index] || Number.NaN);
    return Number.isInteger(value) && value >= 0 && value <= VOLST ? value : STANDAARD[schuif];
  };
  return { stem: at(0, 'stem'), effecten: at(1, 'effecten'), muziek: at(2, 'muziek') };
}

/** Ears hear loudness as a power: half way the slider is half as loud. */
export const gainOf = (stand: number): number => (stand / VOLST) ** 1.7;

let leerling = '';
let volumes = STANDAARD;
const listeners = new Set<() => void>();

export const getVolumes = (): Volumes => volumes;

export function subscribeVolumes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: Volumes): void {
  volumes = next;
  for (const listener of listeners) listener();
}

/** From here it sounds the way this child set it. */
export function openVolumes(leerlingId: string): void {
  leerling = leerlingId;
  tell(readVolumes(localStore.get(keyOf(leerlingId))));
}

export function setVolume(schuif: Schuif, stand: number): void {
  const next = { ...volumes, [schuif]: stand };
  localStore.set(keyOf(leerling), SCHUIVEN.map((naam) => next[naam]).join(' '));
  tell(next);
}

export const useVolumes = (): Volumes => useSyncExternalStore(subscribeVolumes, getVolumes, () => STANDAARD);
