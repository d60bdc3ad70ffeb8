import type { Contactvraag, InboxStatus } from '@spelrijk/contract/aanvragen';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { vragenQuery } from '../../../queries.ts';
import { Brief } from './brief.tsx';

/** A question. */
export function VraagDialog({ vraag, onClose }: { readonly vraag: Contactvraag; readonly onClose: () => void }) {
  const { t } = useTexts(inboxTeksten);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (status: InboxStatus) => call('setContactvraagStatus', { params: { id: vraag.id }, body: { status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: vragenQuery.queryKey }),
  });
  return (
    <Brief post={vraag} titel={t(`onderwerpen.${vraag.onderwerp}`)} error={error} bezig={isPending} onStatus={mutate} onClose={onClose} />
  );
}
