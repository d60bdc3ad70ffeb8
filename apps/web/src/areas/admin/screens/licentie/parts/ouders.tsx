import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { ConfirmButton } from '../../../../../shared/dialog/confirm-button.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { isMailLike } from '../../../../../shared/form/fields.ts';
import { logout } from '../../../../../shared/session/leave.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import form from '../../../../../shared/form/form.module.css';
import { createId } from '../../../../../shared/id.ts';

function useOuders(adminId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['admins', adminId, 'ouders'];
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  return {
    list: useQuery({ queryKey, queryFn: () => call('listOuders', { params: { adminId } }) }),
    invite: useMutation({
      mutationFn: ({ id, ...body }: { readonly id: string; readonly roepnaam: string; readonly email: string }) =>
        call('inviteOuder', { params: { adminId, ouderId: id }, body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (ouderId: string) => call('removeOuder', { params: { adminId, ouderId } }), onSuccess }),
  };
}

/** A name and an address; the id is made per invitation, so that twice sent is one. */
function Invite({ invite }: Pick<ReturnType<typeof useOuders>, 'invite'>) {
  const { t } = useTexts(abonnementTeksten);
  const leeg = () => ({ id: createId(), roepnaam: '', email: '' });
  const [velden, setVelden] = useState(leeg);
  const ready = velden.roepnaam.trim() !== '' && isMailLike(velden.email);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready && !invite.isPending) invite.mutate({ ...velden, email: velden.email.trim() }, { onSuccess: () => setVelden(leeg) });
  };
  return (
    <form className={form['knoppen']} noValidate onSubmit={onSubmit}>
      <TextField
        label={t('ouders.roepnaam')}
        value={velden.roepnaam}
        onChange={({ target }) => setVelden({ ...velden, roepnaam: target.value })}
      />
      <TextField
        label={t('ouders.email')}
        type="email"
        value={velden.email}
        onChange={({ target }) => setVelden({ ...velden, email: target.value })}
      />
      <Button type="submit" variant="outlined" disabled={!ready || invite.isPending}>
        {t('ouders.nodigUit')}
      </Button>
    </form>
  );
}

/** Who else is a parent here, with the same rights. */
export function Ouders({ adminId }: { readonly adminId: string }) {
  const { t } = useTexts(abonnementTeksten);
  const { list, invite, remove } = useOuders(adminId);
  const ouders = list.data?.ouders ?? [];
  const mayLeave = ouders.some(({ jij, status }) => !jij && status === 'actief');
  return (
    <section className={panel['paneel']}>
      <h2>{t('ouders.kop')}</h2>
      <p>{t('ouders.uitleg')}</p>
      <ul>
        {ouders.map(({ id, naam, email, status, jij }) => (
          <li key={id}>
            {naam} ({jij ? t('ouders.jij') : status === 'uitgenodigd' ? t('ouders.uitgenodigd') : email}){' '}
            {!jij && status === 'uitgenodigd' && (
              <Button variant="text" size="small" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
                {t('ouders.trekIn')}
              </Button>
            )}
            {jij && mayLeave && (
              <ConfirmButton
                label={t('ouders.verlaat')}
                title={t('ouders.verlaatVraag')}
                text={t('ouders.verlaatTekst')}
                cancel={t('ouders.annuleer')}
                busy={remove.isPending}
                error={remove.error}
                onConfirm={() => remove.mutate(id, { onSuccess: logout })}
              />
            )}
          </li>
        ))}
      </ul>
      <Invite invite={invite} />
      <FormAlert error={list.error ?? invite.error ?? remove.error} done={invite.isSuccess ? t('ouders.gestuurd') : undefined} />
    </section>
  );
}
