/** Calls about care plans; whatever changes, everything of this admin about care is asked again. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import type { Stapdoel } from './stappad.ts';

export interface LeerlingPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}
export interface PlanPlek extends LeerlingPlek {
  readonly planId: string;
}

export type Handelingsplan = Output<Api['readHandelingsplan']>;
export type Doelvoorstel = Output<Api['proposeDoelen']>['voorstellen'][number];
export type Leesvoorstel = Output<Api['proposeDoelen']>['leestreden'][number];

/** It ended: what it says of its goals stays as it was then. */
export const isVoorbij = (status: Handelingsplan['status']): boolean => status === 'afgerond' || status === 'geevalueerd';

const keyOf = ({ adminId, leerlingId }: LeerlingPlek) => ['admins', adminId, 'zorg', leerlingId] as const;

export const plannenQuery = (plek: LeerlingPlek) =>
  queryOptions({ queryKey: [...keyOf(plek), 'plannen'], queryFn: () => call('listHandelingsplannen', { params: { ...plek } }) });

export const voorstellenQuery = (plek: LeerlingPlek) =>
  queryOptions({ queryKey: [...keyOf(plek), 'voorstellen'], queryFn: () => call('proposeDoelen', { params: { ...plek } }) });

export const planQuery = (plek: PlanPlek) =>
  queryOptions({
    queryKey: [...keyOf(plek), 'plan', plek.planId],
    queryFn: () => call('readHandelingsplan', { params: { ...plek } }),
    // What somebody is typing may not be replaced under her hands.
    refetchOnWindowFocus: false,
  });

export const versiesQuery = (plek: PlanPlek) =>
  queryOptions({ queryKey: [...keyOf(plek), 'versies', plek.planId], queryFn: () => call('listPlanversies', { params: { ...plek } }) });

export const kaartQuery = (plek: PlanPlek, doel: string) =>
  queryOptions({
    queryKey: [...keyOf(plek), 'kaart', plek.planId, doel],
    queryFn: () => call('readBegeleidingskaart', { params: { ...plek }, query: { doel } }),
    refetchOnWindowFocus: false,
  });

/** The life of one plan. */
export function usePlan(plek: PlanPlek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId] });
  const params = { ...plek };
  return {
    save: useMutation({
      mutationFn: (body: Input<Api['saveHandelingsplan']>['body']) => call('saveHandelingsplan', { params, body }),
      onSuccess,
    }),
    start: useMutation({
      mutationFn: (body: Input<Api['startHandelingsplan']>['body']) => call('startHandelingsplan', { params, body }),
      onSuccess,
    }),
    finish: useMutation({
      mutationFn: (body: Input<Api['finishHandelingsplan']>['body']) => call('finishHandelingsplan', { params, body }),
      onSuccess,
    }),
    evaluate: useMutation({
      mutationFn: (body: Input<Api['evaluateHandelingsplan']>['body']) => call('evaluateHandelingsplan', { params, body }),
      onSuccess,
    }),
    add: useMutation({ mutationFn: (body: Input<Api['addAanvulling']>['body']) => call('addAanvulling', { params, body }), onSuccess }),
    follow: useMutation({ mutationFn: (id: string) => call('continueHandelingsplan', { params, body: { id } }), onSuccess }),
    discard: useMutation({ mutationFn: () => call('discardConcept', { params }), onSuccess }),
    trash: useMutation({ mutationFn: () => call('trashHandelingsplan', { params }), onSuccess }),
    restore: useMutation({ mutationFn: () => call('restoreHandelingsplan', { params }), onSuccess }),
    print: useMutation({ mutationFn: (soort: 'school' | 'ouders' | 'kaart') => call('notePlanafdruk', { params, body: { soort } }) }),
  };
}

/** What is noted beside a plan. */
export function useZorgsessies(plek: PlanPlek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId] });
  return {
    save: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['saveZorgsessie']>['body'] }) =>
        call('saveZorgsessie', { params: { ...plek, sessieId: id }, body }),
      onSuccess,
    }),
    strike: useMutation({ mutationFn: (id: string) => call('strikeZorgsessie', { params: { ...plek, sessieId: id } }), onSuccess }),
    contact: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: Input<Api['saveOudercontact']>['body'] }) =>
        call('saveOudercontact', { params: { ...plek, contactId: id }, body }),
      onSuccess,
    }),
    strikeContact: useMutation({
      mutationFn: (id: string) => call('strikeOudercontact', { params: { ...plek, contactId: id } }),
      onSuccess,
    }),
  };
}

export const useDossier = (plek: LeerlingPlek) =>
  useMutation({
    mutationFn: (toestemming: string) => call('readDyslexiedossier', { params: { ...plek }, body: { toestemming } }),
  });

/** Addresses of the care track of the leerling of this page. */
export function useZorgpaden() {
  const { adminId = '', groepId = '', leerlingId = '', handelingsplanId = '' } = useParams();
  const lijst = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', { adminId, groepId, leerlingId });
  return {
    plek: { adminId, leerlingId, planId: handelingsplanId },
    groepId,
    lijst,
    nieuw: `${lijst}/handelingsplanaanmaken`,
    dossier: `${lijst}/dyslexiedossier`,
    plan: (id: string) => `${lijst}/handelingsplan/${id}`,
    /** Where a step is done. */
    stap: (doel: Stapdoel, planId: string): string => {
      if (doel === 'voortgang')
        return href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId });
      if (doel === 'nieuw') return `${lijst}/handelingsplanaanmaken`;
      if (doel === 'starttoets' || doel === 'start') return `${lijst}/handelingsplanaanmaken?plan=${planId}&stap=${doel}`;
      return `${lijst}/handelingsplan/${planId}${doel === 'plan' ? '' : `/${doel}`}`;
    },
  };
}
