import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Medewerker } from '@spelrijk/contract/medewerkers';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/account/confirm-dialog.tsx';
import { FormAlert } from '../../../../shared/account/form-alert.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { MedewerkersKruimel } from '../../kruimels.tsx';
import { medewerkersQuery } from '../../queries.ts';
import { InviteDialog } from './parts/invite-dialog.tsx';
import { MedewerkersTable } from './parts/medewerkers-table.tsx';
import { useMedewerkers } from './queries.ts';
import { Wacht } from '../../parts/wacht.tsx';

export const handle: Crumbs = { kruimels: [MedewerkersKruimel] };
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
          invite={invite}
          onClose={(to) => {
            setInviting(false);
            setSentTo(to);
          }}
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
  if (error || !data) return <Wacht error={error} onRetry={() => void refetch()} />;
  return <Medewerkers medewerkers={data.medewerkers} />;
}
