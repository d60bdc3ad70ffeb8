import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Docent } from '@spelrijk/contract/docenten';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export const docentenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'docenten'], queryFn: () => call('listDocenten', { params: { adminId } }) });

type Nieuw = Input<Api['createDocent']>['body'];

interface Groepkeuze {
  /** Of the docent. */
  readonly id: string;
  readonly groepIds: string[];
  /** Those that were there when she chose. */
  readonly was: string[];
}

const saveGroepen = (adminId: string, { id, ...body }: Groepkeuze) => call('assignGroepen', { params: { adminId, docentId: id }, body });

/** These groepen beside those that she sees already. */
export const assignOne = (adminId: string, { id, groepen }: Docent, erbij: readonly string[]) =>
  saveGroepen(adminId, {
    id,
    was: groepen.map((groep) => groep.id),
    groepIds: [...new Set([...groepen.map((groep) => groep.id), ...erbij])],
  });

/** What the list can do; each refreshes it. */
export function useDocenten(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: docentenQuery(adminId).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['admins', adminId, 'groepen'] }),
    ]);
  const invite = useMutation({ mutationFn: (body: Nieuw) => call('createDocent', { params: { adminId }, body }), onSuccess });
  const inviteAll = useMutation({
    mutationFn: (docentIds: string[]) => call('inviteDocenten', { params: { adminId }, body: { docentIds } }),
    onSuccess,
  });
  /** An address only for somebody who was not invited yet. */
  const resend = useMutation({
    mutationFn: ({ id, email }: { readonly id: string; readonly email?: string }) =>
      call('resendDocentUitnodiging', { params: { adminId, docentId: id }, body: { email } }),
    onSuccess,
  });
  const assign = useMutation({ mutationFn: (keuze: Groepkeuze) => saveGroepen(adminId, keuze), onSuccess });
  const rename = useMutation({
    mutationFn: ({ id, ...body }: { readonly id: string } & Input<Api['updateDocent']>['body']) =>
      call('updateDocent', { params: { adminId, docentId: id }, body }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (docentId: string) => call('deleteDocent', { params: { adminId, docentId } }), onSuccess });
  /** One after the other; what was done stays done, and the list tells who is left. */
  const assignMore = useMutation({
    mutationFn: async ({ docenten, groepIds }: { readonly docenten: readonly Docent[]; readonly groepIds: readonly string[] }) => {
      for (const docent of docenten) await assignOne(adminId, docent, groepIds);
    },
    onSettled: () => void onSuccess(),
  });
  const removeEach = useMutation({
    mutationFn: async (docentIds: readonly string[]) => {
      for (const docentId of docentIds) await call('deleteDocent', { params: { adminId, docentId } });
    },
    onSettled: () => void onSuccess(),
  });
  /** Somebody left a laptop open somewhere. */
  const logOut = useMutation({ mutationFn: ({ id }: Docent) => call('endSessiesOf', { params: { userId: id } }) });
  return { invite, inviteAll, resend, assign, assignMore, rename, remove, removeEach, logOut };
}
