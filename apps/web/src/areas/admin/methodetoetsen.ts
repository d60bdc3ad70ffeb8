import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { type Crumb, crumb } from '../../shared/crumbs/crumb.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { OVERTYPEN } from './overtypen/use-typwerk.ts';
import { usePathParams } from './params.ts';

/** A methodetoets as its screens read it. */
export type ReadToets = Output<Api['readMethodetoets']>;

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'methodetoetsen'] as const;

export const toetsenQuery = (plek: Plek) =>
  queryOptions({ queryKey: keyOf(plek), queryFn: () => call('listMethodetoetsen', { params: { ...plek } }) });

export const toetsQuery = (plek: Plek, methodetoetsId: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), methodetoetsId],
    queryFn: () => call('readMethodetoets', { params: { ...plek, methodetoetsId } }),
    // What somebody is typing may not be replaced under her hands.
    refetchOnWindowFocus: false,
  });

export const uitslagQuery = (plek: Plek, methodetoetsId: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), methodetoetsId, 'uitslag'],
    queryFn: () => call('readMethodetoetsuitslag', { params: { ...plek, methodetoetsId } }),
  });

type Velden = Input<Api['saveMethodetoets']>['body'];
type Planning = Input<Api['planMethodetoets']>['body'];
type Blad = Input<Api['saveToetspapier']>['body'];

/** Everything that is done with methodetoetsen; whatever changes, those of this groep are asked again. */
export function useToetsen(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keyOf(plek) });
  const params = (methodetoetsId: string) => ({ ...plek, methodetoetsId });
  return {
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Velden }) => call('saveMethodetoets', { params: params(id), body }),
      onSuccess,
    }),
    plan: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Planning }) =>
        call('planMethodetoets', { params: params(id), body }),
      onSuccess,
    }),
    close: useMutation({ mutationFn: (id: string) => call('closeMethodetoets', { params: params(id) }), onSuccess }),
    /** While somebody types nothing is read again. */
    keepPaper: useMutation({
      scope: OVERTYPEN,
      mutationFn: ({ id, leerlingId, body }: { readonly id: string; readonly leerlingId: string; readonly body: Blad }) =>
        call('saveToetspapier', { params: { ...params(id), leerlingId }, body }),
    }),
    finishPaper: useMutation({
      scope: OVERTYPEN,
      mutationFn: ({ id, leerlingId, body }: { readonly id: string; readonly leerlingId: string; readonly body: Blad }) =>
        call('saveToetspapier', { params: { ...params(id), leerlingId }, body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => call('deleteMethodetoets', { params: params(id) }), onSuccess }),
    restore: useMutation({ mutationFn: (id: string) => call('restoreMethodetoets', { params: params(id) }), onSuccess }),
  };
}

export const toetsenPath = (plek: Plek): string => href('/admins/:adminId/groepen/:groepId/methodetoetsen', { ...plek });
export const toetsPath = (plek: Plek, methodetoetsId: string): string =>
  href('/admins/:adminId/groepen/:groepId/methodetoetsen/:methodetoetsId', { ...plek, methodetoetsId });

export const toetsenCrumb = crumb(methodetoetsTeksten, 'lijst.titel', ({ adminId = '', groepId = '' }) =>
  toetsenPath({ adminId, groepId }),
);

function ToetsNaam(): string {
  const { t } = useTexts(methodetoetsTeksten);
  const { methodetoetsId = '' } = useParams();
  const isNieuw = methodetoetsId === 'nieuw';
  const { data } = useQuery({ ...toetsQuery(usePathParams(), methodetoetsId), enabled: !isNieuw });
  return isNieuw ? t('maken.titelNieuw') : (data?.methodetoets.titel ?? '…');
}

export const toetsCrumb: Crumb = {
  Name: ToetsNaam,
  to: ({ adminId = '', groepId = '', methodetoetsId = '' }) => toetsPath({ adminId, groepId }, methodetoetsId),
};
