import type { TemplateGeheel } from '@spelrijk/contract/mailtemplates';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { mailtemplatesQuery } from '../../mailtemplates.ts';

export interface Nieuw {
  /** Null: the shipped text again. */
  readonly template: Mailtemplate | null;
  readonly uitVersie?: number;
}

/** Keeps a new version of the words that were read. */
export function useSave({ naam, regio, versie }: TemplateGeheel, onDone?: (versie: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (nieuw: Nieuw) => call('updateMailtemplate', { params: { sjabloon: naam, regio }, body: { versie, ...nieuw } }),
    onSuccess: async (bewaard) => {
      onDone?.(bewaard.versie);
      await client.invalidateQueries({ queryKey: mailtemplatesQuery.queryKey });
    },
  });
}
