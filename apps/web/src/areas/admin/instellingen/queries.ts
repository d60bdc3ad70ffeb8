import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export type Overzicht = Output<Api['listOefeninstellingen']>;
export type Instellingblad = Output<Api['readOefeninstelling']>;
export type Instellinghouder = Overzicht['groep'];
export type LeerlijnStap = Overzicht['leerlijn'][number];

const sleutel = (adminId: string, groepId: string) => ['admins', adminId, 'oefeninstellingen', groepId] as const;

export const overzichtQuery = (adminId: string, groepId: string) =>
  queryOptions({ queryKey: sleutel(adminId, groepId), queryFn: () => call('listOefeninstellingen', { params: { adminId, groepId } }) });

export interface InstellingAdres {
  readonly adminId: string;
  readonly groepId: string;
  readonly oefeninstellingId: string;
}

export const bladQuery = ({ adminId, groepId, oefeninstellingId }: InstellingAdres) =>
  queryOptions({
    queryKey: [...sleutel(adminId, groepId), oefeninstellingId],
    queryFn: () => call('readOefeninstelling', { params: { adminId, groepId, oefeninstellingId } }),
  });

type Proefvraag = Input<Api['previewOefendag']>['body'];

/** What a day would be; the same question is asked once. */
export const proefdagQuery = (adres: InstellingAdres, vraag: Proefvraag) =>
  queryOptions({
    queryKey: ['proefdag', adres.oefeninstellingId, vraag],
    queryFn: () => call('previewOefendag', { params: { ...adres }, body: vraag }),
    staleTime: 60_000,
  });

/** Whatever is changed, everything about settings of this groep is asked again. */
export function useInstellen({ adminId, groepId }: { readonly adminId: string; readonly groepId: string }) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: sleutel(adminId, groepId) });
  const params = { adminId, groepId };
  return {
    update: useMutation({
      mutationFn: ({
        oefeninstellingId,
        body,
      }: {
        readonly oefeninstellingId: string;
        readonly body: Input<Api['updateOefeninstelling']>['body'];
      }) => call('updateOefeninstelling', { params: { ...params, oefeninstellingId }, body }),
      onSettled,
    }),
    preview: useMutation({
      mutationFn: (body: Input<Api['previewInstelbeurt']>['body']) => call('previewInstelbeurt', { params, body }),
    }),
    createBeurt: useMutation({
      mutationFn: (body: Input<Api['createInstelbeurt']>['body']) => call('createInstelbeurt', { params, body }),
      onSettled,
    }),
    undoBeurt: useMutation({
      mutationFn: (instelbeurtId: string) => call('undoInstelbeurt', { params: { ...params, instelbeurtId } }),
      onSettled,
    }),
    saveVoorinstelling: useMutation({
      mutationFn: ({ id, ...body }: { readonly id: string } & Input<Api['saveVoorinstelling']>['body']) =>
        call('saveVoorinstelling', { params: { adminId, voorinstellingId: id }, body }),
      onSettled,
    }),
    deleteVoorinstelling: useMutation({
      mutationFn: (voorinstellingId: string) => call('deleteVoorinstelling', { params: { adminId, voorinstellingId } }),
      onSettled,
    }),
  };
}

/** What is spoken in the Dutch of a region, and which regions have a voice of their own. */
export const uitgesprokenQuery = (regio: Regio) =>
  queryOptions({
    queryKey: ['uitgesproken', regio],
    queryFn: () => call('readUitgesproken', { query: { regio } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Instellen = ReturnType<typeof useInstellen>;
