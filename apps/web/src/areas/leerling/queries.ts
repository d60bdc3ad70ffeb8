import { leerlingPaths } from '@spelrijk/contract/paths-leerling';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { knowPaths } from '../../shared/api/paths.ts';

knowPaths(leerlingPaths);

/** A taak with everything to play it without a connection; it never changes, only what was answered does. */
export const taakQuery = (leerlingId: string, taakId: string) =>
  queryOptions({ queryKey: ['leerling', leerlingId, 'taak', taakId], queryFn: () => call('readTaak', { params: { leerlingId, taakId } }) });

/** Coins, blobs and figure; every purchase and choice puts its answer here. */
export const beloningenQuery = (leerlingId: string) =>
  queryOptions({ queryKey: ['leerling', leerlingId, 'beloningen'], queryFn: () => call('readBeloningen', { params: { leerlingId } }) });

/** What it keeps of the games. */
export const verzamelingenQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'verzamelingen'],
    queryFn: () => call('readVerzamelingen', { params: { leerlingId } }),
  });

/** What it reached itself, per game and week. */
export const spelrecordsQuery = (leerlingId: string) =>
  queryOptions({ queryKey: ['leerling', leerlingId, 'spelrecords'], queryFn: () => call('readSpelrecords', { params: { leerlingId } }) });

/** How this child practises. Asked anew at every visit of a screen: what a teacher changes holds from the next one on. */
export const instellingQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'instelling'],
    queryFn: () => call('readEigenInstelling', { params: { leerlingId } }),
    enabled: leerlingId !== '',
  });
