import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { medewerkersQuery } from '../../queries.ts';

type Nieuw = Input<Api['createMedewerker']>['body'];
interface Wie<T> {
  readonly id: string;
  readonly naar: T;
}

/** What an owner does with the people of the office; each refreshes the list. */
export function useMedewerkers() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: medewerkersQuery.queryKey });
  const invite = useMutation({ mutationFn: (body: Nieuw) => call('createMedewerker', { body }), onSuccess });
  const resend = useMutation({
    mutationFn: (medewerkerId: string) => call('resendMedewerkerUitnodiging', { params: { medewerkerId } }),
    onSuccess,
  });
  const setStatus = useMutation({
    mutationFn: ({ id, naar }: Wie<'actief' | 'geschorst'>) =>
      call('suspendMedewerker', { params: { medewerkerId: id }, body: { status: naar } }),
    onSuccess,
  });
  const setRol = useMutation({
    mutationFn: ({ id, naar }: Wie<'office' | 'superadmin'>) => call('changeRol', { params: { medewerkerId: id }, body: { rol: naar } }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (medewerkerId: string) => call('deleteMedewerker', { params: { medewerkerId } }), onSuccess });
  return { invite, resend, setStatus, setRol, remove };
}
