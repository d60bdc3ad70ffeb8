import type { Docent } from '@spelrijk/contract/docenten';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { useState } from 'react';
import { type Genodigde, InviteDialog } from '../../../../../shared/gebruikers/invite-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { useDocenten } from '../../../docenten/queries.ts';
import { GroepChoice } from './groep-choice.tsx';

interface InviteDocentProps {
  readonly adminId: string;
  /** Somebody who came from a file, with groepen; null for somebody who is not in the list. */
  readonly docent: Docent | null;
  readonly doen: Pick<ReturnType<typeof useDocenten>, 'invite' | 'resend'>;
  /** The address an invitation went to, or null when nobody was invited. */
  readonly onClose: (sentTo: string | null) => void;
}

/** A colleague, new or from a file. */
export function InviteDocent({ adminId, docent, doen: { invite, resend }, onClose }: InviteDocentProps) {
  const { t } = useTexts(docentenTeksten);
  const [groepIds, setGroepIds] = useState<string[]>([]);
  const { isPending, error } = docent ? resend : invite;
  const onInvite = (wie: Genodigde): void => {
    const onSuccess = (): void => onClose(wie.email);
    if (docent) resend.mutate({ id: docent.id, email: wie.email }, { onSuccess });
    else invite.mutate({ ...wie, groepIds }, { onSuccess });
  };
  return (
    <InviteDialog
      title={docent ? t('nodigUit', { naam: `${docent.roepnaam} ${docent.achternaam}`.trim() }) : t('uitnodigen')}
      text={t('uitnodigenUitleg')}
      cancel={t('annuleer')}
      submit={t('verstuur')}
      known={docent ? { roepnaam: docent.roepnaam, achternaam: docent.achternaam, email: docent.email ?? '' } : undefined}
      busy={isPending}
      error={error}
      onInvite={onInvite}
      onClose={() => onClose(null)}
    >
      {!docent && <GroepChoice adminId={adminId} chosen={groepIds} onChange={setGroepIds} />}
    </InviteDialog>
  );
}
