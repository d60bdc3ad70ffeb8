import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Beheerder } from '@spelrijk/contract/admins';
import { accountTeksten } from '@spelrijk/teksten/account';
import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link, useParams } from 'react-router';
import css from '../../../../shared/form/form.module.css';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { call } from '../../../../shared/api/call.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { adminQuery } from '../../queries.ts';
import { BeheerdersTable } from './parts/beheerders-table.tsx';
import { RemoveDialog } from './parts/remove-dialog.tsx';
import { RemovedNotice } from './parts/removed-notice.tsx';

export const meta = () => pageTitle(officeTeksten, 'admins.titel');

function useAdmin(adminId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['office'] });
  const setStatus = useMutation({
    mutationFn: (status: 'actief' | 'geschorst') => call('suspendAdmin', { params: { adminId }, body: { status } }),
    onSuccess,
  });
  const resend = useMutation({
    mutationFn: ({ id }: Beheerder) => call('resendBeheerderUitnodiging', { params: { adminId, gebruikerId: id } }),
    onSuccess,
  });
  return { setStatus, resend };
}

/** Who manages this customer, and keeping it out when that must be. */
export default function AdminScreen() {
  const { t } = useTexts(officeTeksten, accountTeksten, klantwissenTeksten);
  const owner = useUser()?.role === 'superadmin';
  const { adminId = '' } = useParams();
  const { data } = useQuery(adminQuery(adminId));
  const { setStatus, resend } = useAdmin(adminId);
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  if (!data) return null;
  const { admin, beheerders, docenten } = data;
  const { wissenOp } = admin;
  const geschorst = admin.status === 'geschorst';
  const sentTo = resend.isSuccess ? t('account:persoon.verstuurdNu', { adres: resend.variables.email ?? '' }) : undefined;
  return (
    <div className={css['formulier']}>
      {wissenOp !== null && <RemovedNotice admin={admin} wissenOp={wissenOp} owner={owner} />}
      {geschorst && wissenOp === null && <Alert severity="warning">{t('office:admin.geschorst')}</Alert>}
      <section className={css['groep']}>
        <h2>{t('office:admin.beheerders')}</h2>
        <BeheerdersTable naam={admin.naam} beheerders={beheerders} bezig={resend.isPending} onResend={(wie) => resend.mutate(wie)} />
        {(admin.soort === 'school' || docenten > 0) && <p className={css['zacht']}>{t('office:admin.docenten', { count: docenten })}</p>}
        <FormAlert error={resend.error ?? (asking ? null : setStatus.error)} done={sentTo} />
      </section>
      <div className={css['knoppen']}>
        <Button component={Link} to={href('/admins/:adminId/groepen', { adminId })} variant="outlined">
          {t('office:admin.naarGroepen')}
        </Button>
        {geschorst && wissenOp === null && (
          <Button disabled={setStatus.isPending} onClick={() => setStatus.mutate('actief')}>
            {t('office:admin.laatToe')}
          </Button>
        )}
        {!geschorst && (
          <Button variant="text" color="error" onClick={() => setAsking(true)}>
            {t('office:admin.schors')}
          </Button>
        )}
        {owner && wissenOp === null && (
          <Button variant="text" color="error" onClick={() => setRemoving(true)}>
            {t('klantwissen:knop')}
          </Button>
        )}
      </div>
      {removing && <RemoveDialog admin={admin} onClose={() => setRemoving(false)} />}
      {asking && (
        <ConfirmDialog
          title={t('office:admin.schorsTitel', { naam: admin.naam })}
          text={t('office:admin.schorsUitleg')}
          confirm={t('office:admin.schors')}
          cancel={t('office:admin.annuleer')}
          busy={setStatus.isPending}
          error={setStatus.error}
          onConfirm={() => setStatus.mutate('geschorst', { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
