import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { serverNow } from '../../shared/session/clock.ts';
import { useMij } from '../../shared/session/use-mij.ts';
import { wachttijd } from './meekijken.ts';
import { groepQuery } from './queries.ts';

/** What a docent follows of a groep: how it stands, the lesson of now, who gets extra care. */
export type GroepVoortgang = Output<Api['readGroepVoortgang']>;
export const groepVoortgangQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'voortgang'],
    queryFn: () => call('readGroepVoortgang', { params: { adminId, groepId } }),
  });

/** Who needs the same explanation: what stands on the screen of a groep, which waits for no more. */
export const instructiegroepenQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'instructiegroepen'],
    queryFn: () => call('listInstructiegroepen', { params: { adminId, groepId } }),
  });

/** The weeks before: only asked for when somebody looks back. */
export const groepWekenQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'voortgang', 'weken'],
    queryFn: () => call('readGroepWeken', { params: { adminId, groepId } }),
  });

export type GroepWeek = Output<Api['readGroepWeken']>['weken'][number];

interface CelParams {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
  readonly categorie: string;
}

export const celQuery = (params: CelParams) =>
  queryOptions({
    queryKey: ['admins', params.adminId, 'groepen', params.groepId, 'leerlingen', params.leerlingId, 'categorieen', params.categorie],
    queryFn: () => call('readCel', { params: { ...params } }),
  });

const LES_MS = 4000;
const GROEP_MS = 15_000;

const newest = (moments: readonly (string | null)[]): number =>
  Math.max(0, ...moments.map((moment) => (moment === null ? 0 : Date.parse(moment))));

interface Seen {
  readonly status: string;
  readonly dataUpdatedAt: number;
}

/** Asking again stops by itself in a tab that nobody sees (the query library), and waits longer when nothing happens. */
const interval = ({ status, dataUpdatedAt }: Seen, moments: readonly (string | null)[], snelst: number): number =>
  wachttijd(
    { nu: serverNow(), laatsteAntwoord: newest(moments), bijgewerkt: dataUpdatedAt, fout: status === 'error', snelst },
    Math.random(),
  );

export const lesQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'les'],
    queryFn: () => call('readLes', { params: { adminId, groepId } }),
    staleTime: 0,
    refetchInterval: ({ state }): number => interval(state, state.data?.leerlingen.map(({ laatst }) => laatst) ?? [], LES_MS),
  });

/** The groep as its page shows it, following what the children do. */
export const groepLiveQuery = (adminId: string, groepId: string) =>
  queryOptions({
    ...groepQuery(adminId, groepId),
    refetchInterval: ({ state }): number =>
      interval(state, state.data?.leerlingen.map(({ laatstGeoefend }) => laatstGeoefend) ?? [], GROEP_MS),
  });

export const groepLezenQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'lezen'],
    queryFn: () => call('readGroepLezen', { params: { adminId, groepId } }),
  });

export const leerlingLezenQuery = (params: Omit<CelParams, 'categorie'>) =>
  queryOptions({
    queryKey: ['admins', params.adminId, 'groepen', params.groepId, 'leerlingen', params.leerlingId, 'lezen'],
    queryFn: () => call('readLeerlingLezen', { params: { ...params } }),
  });

export const zorgQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'zorgleerlingen'], queryFn: () => call('listZorgleerlingen', { params: { adminId } }) });

/** What the plans of a school that ended show together. */
export const zorgwerkingQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'zorgwerking'], queryFn: () => call('readZorgwerking', { params: { adminId } }) });

/** Whether this admin has the care package and this person may flag. */
export function useZorgpakket(): boolean {
  const mij = useMij().data;
  return mij !== undefined && mij.admin.pakketten.includes('zorgtraject') && (mij.role === 'schooladmin' || mij.role === 'docent');
}

/** Flagging and taking a flag away; everything of this admin is asked again. */
export function useZorg(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  return {
    set: useMutation({
      mutationFn: ({ leerlingId, ...body }: { readonly leerlingId: string; readonly id: string; readonly reden: string }) =>
        call('setZorgvlag', { params: { adminId, leerlingId }, body }),
      onSuccess,
    }),
    haalWeg: useMutation({
      mutationFn: ({ leerlingId, reden }: { readonly leerlingId: string; readonly reden: string }) =>
        call('removeZorgvlag', { params: { adminId, leerlingId }, body: { reden } }),
      onSuccess,
    }),
  };
}

/** When and why this leerling was a zorgleerling, the latest first. */
export const zorgvlaggenQuery = (adminId: string, leerlingId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'zorgvlaggen', leerlingId],
    queryFn: () => call('readZorgvlaggen', { params: { adminId, leerlingId } }),
  });

/** One text of the leesplank of a child, to read it before it is given. */
export const tekstQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['samenlezen', leerlingId, tekstId],
    queryFn: () => call('readPlanktekst', { params: { leerlingId, tekstId } }),
    enabled: tekstId !== '',
  });
