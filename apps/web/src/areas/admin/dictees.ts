import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { type Crumb, crumb } from '../../shared/crumbs/crumb.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { OVERTYPEN } from './overtypen/use-typwerk.ts';
import { usePathParams } from './params.ts';

/** A dictation as its screens read it. */
export type ReadDictee = Output<Api['readDictee']>;

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'dictees'] as const;

export const dicteesQuery = (plek: Plek) =>
  queryOptions({ queryKey: keyOf(plek), queryFn: () => call('listDictees', { params: { ...plek } }) });

export const dicteeQuery = (plek: Plek, dicteeId: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), dicteeId],
    queryFn: () => call('readDictee', { params: { ...plek, dicteeId } }),
    refetchOnWindowFocus: false,
  });

export const verslagQuery = (plek: Plek, dicteeId: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), dicteeId, 'verslag'],
    queryFn: () => call('readDicteeVerslag', { params: { ...plek, dicteeId } }),
  });

type Velden = Input<Api['saveDictee']>['body'];
type Vraag = Input<Api['proposeDictee']>['body'];
type Werk = Input<Api['checkDictee']>['body'];

/** Everything that is done with dictations; whatever changes, those of this groep are asked again. */
export function useDictees(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keyOf(plek) });
  const params = (dicteeId: string) => ({ ...plek, dicteeId });
  return {
    propose: useMutation({ mutationFn: (body: Vraag) => call('proposeDictee', { params: { ...plek }, body }) }),
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Velden }) => call('saveDictee', { params: params(id), body }),
      onSuccess,
    }),
    setStatus: useMutation({
      mutationFn: ({ id, status }: { readonly id: string; readonly status: 'open' | 'gesloten' }) =>
        call('setDicteeStatus', { params: params(id), body: { status } }),
      onSuccess,
    }),
    keep: useMutation({
      scope: OVERTYPEN,
      mutationFn: ({ id, leerlingId, invoer }: { readonly id: string } & Werk) =>
        call('saveDicteeInvoer', { params: { ...params(id), leerlingId }, body: { invoer } }),
    }),
    mark: useMutation({
      scope: OVERTYPEN,
      mutationFn: ({ id, ...body }: { readonly id: string } & Werk) => call('checkDictee', { params: params(id), body }),
      onSuccess,
    }),
    correct: useMutation({
      mutationFn: ({ id, ...body }: { readonly id: string } & Werk) => call('correctDictee', { params: params(id), body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => call('deleteDictee', { params: params(id) }), onSuccess }),
    restore: useMutation({ mutationFn: (id: string) => call('restoreDictee', { params: params(id) }), onSuccess }),
  };
}

export type Dictees = ReturnType<typeof useDictees>;

export const dicteesCrumb = crumb(dicteeTeksten, 'lijst.titel', ({ adminId = '', groepId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/klassendictee', { adminId, groepId }),
);

function DicteeNaam(): string {
  const { t } = useTexts(dicteeTeksten);
  const adres = usePathParams();
  const { dicteeId = '' } = useParams();
  const isNieuw = dicteeId === 'nieuw';
  const { data } = useQuery({ ...dicteeQuery(adres, dicteeId), enabled: !isNieuw });
  return isNieuw ? t('maken.titelNieuw') : (data?.dictee.titel ?? '…');
}

const toDictee: Crumb['to'] = ({ adminId = '', groepId = '', dicteeId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId });

export const dicteeCrumb: Crumb = { Name: DicteeNaam, to: toDictee };

function VerslagNaam(): string {
  const { dicteeId = '' } = useParams();
  return useQuery(verslagQuery(usePathParams(), dicteeId)).data?.titel ?? '…';
}

/** The same dictee above its report, for who may read the report and not the dictee itself. */
export const verslagCrumb: Crumb = { Name: VerslagNaam, to: toDictee };
