/** Calls about plans of a groepje; whatever changes, everything of this admin about care is asked again. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { crumb, type Crumb } from '../../../shared/crumbs/crumb.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}
export interface GroepsplanPlek extends GroepPlek {
  readonly groepsplanId: string;
}

export type Groepsplan = Output<Api['readGroepsplan']>;
export type Deelnemer = Groepsplan['leerlingen'][number];
export type Groepsvoorstel = Output<Api['proposeGroepsdoelen']>;
export type GroepsplanVelden = Input<Api['saveGroepsplan']>['body'];

/** In the address in the place of an id: one that is not there yet. */
export const NIEUW = 'nieuw';

const keyOf = ({ adminId, groepId }: GroepPlek) => ['admins', adminId, 'zorg', 'groepsplannen', groepId] as const;

export const groepsplannenQuery = ({ adminId, groepId }: GroepPlek) =>
  queryOptions({ queryKey: keyOf({ adminId, groepId }), queryFn: () => call('listGroepsplannen', { params: { adminId, groepId } }) });

export const groepsvoorstelQuery = ({ adminId, groepId }: GroepPlek) =>
  queryOptions({
    queryKey: [...keyOf({ adminId, groepId }), 'voorstellen'],
    queryFn: () => call('proposeGroepsdoelen', { params: { adminId, groepId } }),
  });

export const groepsplanQuery = (plek: GroepsplanPlek) =>
  queryOptions({
    queryKey: [...keyOf(plek), 'plan', plek.groepsplanId],
    queryFn: () => call('readGroepsplan', { params: { ...plek } }),
    // What somebody is typing may not be replaced under her hands.
    refetchOnWindowFocus: false,
  });

export function useGroepsplan(plek: GroepsplanPlek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId] });
  const params = { ...plek };
  return {
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: GroepsplanVelden }) =>
        call('saveGroepsplan', { params: { ...params, groepsplanId: id }, body }),
      onSuccess,
    }),
    start: useMutation({
      mutationFn: (body: Input<Api['startGroepsplan']>['body']) => call('startGroepsplan', { params, body }),
      onSuccess,
    }),
    setTests: useMutation({
      mutationFn: (body: Input<Api['createGroepstoetsen']>['body']) => call('createGroepstoetsen', { params, body }),
      onSuccess,
    }),
    takeIn: useMutation({ mutationFn: () => call('takeInGroepsdoelen', { params }), onSuccess }),
    note: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['saveGroepssessie']>['body'] }) =>
        call('saveGroepssessie', { params: { ...params, sessieId: id }, body }),
      onSuccess,
    }),
    strike: useMutation({
      mutationFn: (sessieId: string) => call('strikeGroepssessie', { params: { ...params, sessieId } }),
      onSuccess,
    }),
    discard: useMutation({ mutationFn: () => call('discardGroepsplan', { params }), onSuccess }),
    print: useMutation({ mutationFn: () => call('noteGroepsafdruk', { params }) }),
  };
}

/** Addresses of the plans of the groep of this page. */
export function useGroepspaden() {
  const { adminId = '', groepId = '', groepsplanId = '' } = useParams();
  const lijst = href('/admins/:adminId/groepen/:groepId/groepsplannen', { adminId, groepId });
  return {
    plek: { adminId, groepId, groepsplanId },
    lijst,
    nieuw: `${lijst}/${NIEUW}/edit`,
    plan: (id: string) => `${lijst}/${id}`,
    eigenPlan: ({ leerlingId, planId }: Pick<Deelnemer, 'leerlingId' | 'planId'>) =>
      href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId', {
        adminId,
        groepId,
        leerlingId,
        handelingsplanId: planId,
      }),
  };
}

function PlanNaam(): string {
  const { t } = useTexts(groepsplanTeksten);
  const { plek } = useGroepspaden();
  const isNieuw = plek.groepsplanId === NIEUW;
  const { data } = useQuery({ ...groepsplanQuery(plek), enabled: !isNieuw });
  return isNieuw ? t('nieuwTitel') : (data?.naam ?? '…');
}

export const groepsplannenCrumb: Crumb = crumb(groepsplanTeksten, 'titel', ({ adminId = '', groepId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/groepsplannen', { adminId, groepId }),
);

export const groepsplanCrumb: Crumb = {
  Name: PlanNaam,
  to: ({ adminId = '', groepId = '', groepsplanId = '' }) =>
    groepsplanId === NIEUW
      ? href('/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId/edit', { adminId, groepId, groepsplanId })
      : href('/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId', { adminId, groepId, groepsplanId }),
};
