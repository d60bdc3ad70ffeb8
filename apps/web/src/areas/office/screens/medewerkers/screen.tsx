import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Medewerker } from '@spelrijk/contract/medewerkers';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { InviteDialog } from '../../../../shared/gebruikers/invite-dialog.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { medewerkersQuery } from '../../queries.ts';
import { MedewerkersTable } from './parts/medewerkers-table.tsx';
import { useMedewerkers } from './queries.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [crumb(officeTeksten, 'medewerkers.titel')] };
export const meta = () => pageTitle(officeTeksten, 'medewerkers.titel');

function Medewerkers({ medewerkers }: { readonly medewerkers: readonly Medewerker[] }) {
  const { t } = useTexts(officeTeksten, accountTeksten);
  const { invite, resend, setStatus, setRol, remove } = useMedewerkers();
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Medewerker | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const naam = removing ? `${removing.roepnaam} ${removing.achternaam}`.trim() : '';
  return (
    <>
      <ScreenHead
        title={t('office:medewerkers.titel')}
        text={t('office:medewerkers.uitleg')}
        action={<Button onClick={() => setInviting(true)}>{t('office:medewerkers.uitnodigen')}</Button>}
      />
      {sentTo !== null && (
        <Alert severity="success" sx={{ mb: 2 }} onClose={() => setSentTo(null)}>
          {t('account:persoon.verstuurdNu', { adres: sentTo })}
        </Alert>
      )}
      <FormAlert error={resend.error ?? setStatus.error ?? setRol.error} />
      <MedewerkersTable
        medewerkers={medewerkers}
        actions={{
          onResend: ({ id, email }) => resend.mutate(id, { onSuccess: () => setSentTo(email) }),
          onStatus: ({ id, status }) => setStatus.mutate({ id, naar: status === 'actief' ? 'geschorst' : 'actief' }),
          onRol: ({ id, rol }) => setRol.mutate({ id, naar: rol === 'office' ? 'superadmin' : 'office' }),
          onRemove: setRemoving,
        }}
      />
      {inviting && (
        <InviteDialog
          title={t('office:medewerkers.uitnodigen')}
          cancel={t('office:medewerkers.annuleer')}
          submit={t('office:medewerkers.verstuur')}
          busy={invite.isPending}
          error={invite.error}
          onInvite={(wie) =>
            invite.mutate(wie, {
              onSuccess: () => {
                setInviting(false);
                setSentTo(wie.email);
              },
            })
          }
          onClose={() => setInviting(false)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('office:medewerkers.verwijderTitel', { naam })}
          text={t('office:medewerkers.verwijderUitleg')}
          confirm={t('office:medewerkers.verwijder')}
          cancel={t('office:medewerkers.annuleer')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

export default function MedewerkersScreen() {
  const { data, error, refetch } = useQuery(medewerkersQuery);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Medewerkers medewerkers={data.medewerkers} />;
}
