import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { heleNaam } from '@spelrijk/domain/naam';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** What a school does with its groepen and leerlingen; whatever changes, every list of this admin is asked again. */
export const leerlingenQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'beheer', groepId],
    queryFn: () => call('listLeerlingen', { params: { adminId, groepId } }),
  });

export const schoolLeerlingenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'leerlingen'], queryFn: () => call('listSchoolLeerlingen', { params: { adminId } }) });

export const prullenbakQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'prullenbak'], queryFn: () => call('listPrullenbak', { params: { adminId } }) });

type Nieuw = Input<Api['createGroep']>['body'];
type Velden = Input<Api['updateGroep']>['body'];
type Leerlingen = Input<Api['createLeerlingen']>['body'];
type Leerling = Input<Api['updateLeerling']>['body'];
type Verplaatsing = Input<Api['moveLeerlingen']>['body'];

export function useBeheer(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  const params = { adminId };
  return {
    createGroep: useMutation({ mutationFn: (body: Nieuw) => call('createGroep', { params, body }), onSuccess }),
    updateGroep: useMutation({
      mutationFn: ({ groepId, body }: { readonly groepId: string; readonly body: Velden }) =>
        call('updateGroep', { params: { adminId, groepId }, body }),
      onSuccess,
    }),
    deleteGroep: useMutation({ mutationFn: (groepId: string) => call('deleteGroep', { params: { adminId, groepId } }), onSuccess }),
    add: useMutation({
      mutationFn: ({ groepId, leerlingen }: { readonly groepId: string } & Leerlingen) =>
        call('createLeerlingen', { params: { adminId, groepId }, body: { leerlingen } }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ leerlingId, body }: { readonly leerlingId: string; readonly body: Leerling }) =>
        call('updateLeerling', { params: { adminId, leerlingId }, body }),
      onSuccess,
    }),
    move: useMutation({ mutationFn: (body: Verplaatsing) => call('moveLeerlingen', { params, body }), onSuccess }),
    trash: useMutation({ mutationFn: (leerlingIds: string[]) => call('trashLeerlingen', { params, body: { leerlingIds } }), onSuccess }),
    restore: useMutation({
      mutationFn: (leerlingIds: string[]) => call('restoreLeerlingen', { params, body: { leerlingIds } }),
      onSuccess,
    }),
    purge: useMutation({ mutationFn: (leerlingIds: string[]) => call('purgeLeerlingen', { params, body: { leerlingIds } }), onSuccess }),
  };
}

export type Beheer = ReturnType<typeof useBeheer>;

/** As on a list: first name, what stands before the last name, last name, and which of two it is who bear it in one groep. */
export const naamVan = ({
  onderscheid = '',
  ...naam
}: Pick<BeheerLeerling, 'roepnaam' | 'voorvoegsel' | 'achternaam'> & Partial<Pick<BeheerLeerling, 'onderscheid'>>): string =>
  heleNaam(naam) + onderscheid;
