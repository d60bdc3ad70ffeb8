/** Calls about the tests of a plan. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { PlanPlek } from './queries.ts';

export type Plantoetsblad = Output<Api['readPlantoets']>;
export type Plansoort = Plantoetsblad['soort'];

export const vooruitblikQuery = (plek: PlanPlek, doelen: readonly string[]) =>
  queryOptions({
    queryKey: ['admins', plek.adminId, 'zorg', plek.leerlingId, 'vooruitblik', plek.planId, ...doelen],
    queryFn: () => call('previewPlantoets', { params: { ...plek }, query: { doelen: doelen.join(',') } }),
    enabled: doelen.length > 0,
  });

export const toetsQuery = (plek: PlanPlek, toetsId: string) =>
  queryOptions({
    queryKey: ['admins', plek.adminId, 'zorg', plek.leerlingId, 'toets', toetsId],
    queryFn: () => call('readPlantoets', { params: { ...plek, toetsId } }),
    refetchOnWindowFocus: false,
  });

export function usePlantoets(plek: PlanPlek) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['admins', plek.adminId] });
  return {
    make: useMutation({
      mutationFn: (body: Input<Api['createPlantoets']>['body']) => call('createPlantoets', { params: { ...plek }, body }),
      onSuccess,
    }),
    saveOnPaper: useMutation({
      mutationFn: ({ toetsId, ...body }: { readonly toetsId: string; readonly antwoorden: string[]; readonly vervang: boolean }) =>
        call('savePlantoetsPapier', { params: { ...plek, toetsId }, body }),
      onSuccess,
    }),
  };
}
