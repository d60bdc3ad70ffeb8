import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { href } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { isBackOffice } from '../../../shared/session/routes.ts';
import { useUser } from '../../../shared/session/session.ts';

export interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

/** One rule for some leerlingen: what an action is about. */
export interface Doel {
  readonly categorie: string;
  readonly naam: string;
  readonly leerlingen: readonly { readonly id: string; readonly roepnaam: string }[];
}

type Velden = Input<Api['saveOpdracht']>['body'];

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'opdrachten'] as const;

export const opdrachtenQuery = (plek: Plek) =>
  queryOptions({ queryKey: keyOf(plek), queryFn: () => call('listOpdrachten', { params: { ...plek } }) });

export const voorstelQuery = (plek: Plek, { categorie, leerlingen }: Doel) => {
  const leerlingIds = leerlingen.map(({ id }) => id);
  return queryOptions({
    queryKey: [...keyOf(plek), 'voorstel', categorie, ...leerlingIds],
    queryFn: () => call('proposeOpdracht', { params: { ...plek }, body: { categorie, leerlingIds } }),
    refetchOnWindowFocus: false,
  });
};

/** Where the rule is explained full screen, with words of their own mistakes. */
export const bordPad = ({ adminId, groepId }: Plek, { categorie, leerlingen }: Doel): string =>
  `${href('/admins/:adminId/groepen/:groepId/uitleg/:categorie', { adminId, groepId, categorie })}?leerlingen=${leerlingen.map(({ id }) => id).join(',')}`;

/** What came of what runs now for this leerling and rule; undefined when nothing does. */
export function loopt({ opdrachten, vandaag }: Output<Api['listOpdrachten']>, { categorie, leerlingen: [een] }: Doel) {
  const lopend = opdrachten.find(
    (opdracht) =>
      opdracht.categorie === categorie &&
      !opdracht.gestopt &&
      opdracht.tot >= vandaag &&
      opdracht.leerlingen.some(({ id }) => id === een?.id),
  );
  return lopend?.leerlingen.find(({ id }) => id === een?.id)?.sinds;
}

export type Uitleg = Output<Api['readUitleg']>;

export const uitlegQuery = (plek: Plek, categorie: string, leerlingen: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), 'uitleg', categorie, leerlingen],
    queryFn: () => call('readUitleg', { params: { ...plek, categorie }, query: { leerlingen } }),
    refetchOnWindowFocus: false,
  });

/** Setting going and stopping; what is shown of it is asked again. */
export function useOpdrachten(plek: Plek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId, 'groepen', plek.groepId] });
  return {
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Velden }) =>
        call('saveOpdracht', { params: { ...plek, opdrachtId: id }, body }),
      onSuccess,
    }),
    stop: useMutation({ mutationFn: (id: string) => call('stopOpdracht', { params: { ...plek, opdrachtId: id } }), onSuccess }),
  };
}

/** Our office looks, and sets nothing going. */
export function useMagZetten(): boolean {
  const role = useUser()?.role;
  return role !== undefined && !isBackOffice(role);
}
