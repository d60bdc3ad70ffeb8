import TextField from '@mui/material/TextField';
import { accountTeksten } from '@spelrijk/teksten/account';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { isMailLike } from '../../../../../shared/form/fields.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../docenten.module.css';
import type { useDocenten } from '../queries.ts';
import { GroepChoice } from './groep-choice.tsx';

interface InviteDialogProps {
  readonly adminId: string;
  readonly invite: ReturnType<typeof useDocenten>['invite'];
  /** The address an invitation went to, or null when nobody was invited. */
  readonly onClose: (sentTo: string | null) => void;
}

/** One id per opened dialog: sending twice invites once. */
export function InviteDialog({ adminId, invite, onClose }: InviteDialogProps) {
  const { t } = useTexts(adminTeksten, accountTeksten);
  const [id] = useState(() => crypto.randomUUID());
  const [wie, setWie] = useState({ roepnaam: '', achternaam: '', email: '' });
  const [groepIds, setGroepIds] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const noNaam = wie.roepnaam.trim() === '';
  const noMail = !isMailLike(wie.email);

  const onSubmit = (): void => {
    setChecked(true);
    if (noNaam || noMail) return;
    invite.mutate({ id, ...wie, email: wie.email.trim(), groepIds }, { onSuccess: () => onClose(wie.email.trim()) });
  };

  return (
    <FormDialog
      title={t('admin:docenten.uitnodigen')}
      content={css['velden']}
      cancel={t('admin:docenten.annuleer')}
      submit={t('admin:docenten.verstuur')}
      busy={invite.isPending}
      error={invite.error}
      onSubmit={onSubmit}
      onClose={() => onClose(null)}
    >
      <p>{t('admin:docenten.uitnodigenUitleg')}</p>
      <div className={css['rij']}>
        <TextField
          label={t('account:persoon.roepnaam')}
          name="roepnaam"
          value={wie.roepnaam}
          error={checked && noNaam}
          helperText={checked && noNaam ? t('account:gegevens.verplicht') : undefined}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          onChange={({ target }) => setWie({ ...wie, roepnaam: target.value })}
        />
        <TextField
          label={t('account:persoon.achternaam')}
          name="achternaam"
          value={wie.achternaam}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          onChange={({ target }) => setWie({ ...wie, achternaam: target.value })}
        />
      </div>
      <TextField
        label={t('admin:docenten.email')}
        name="email"
        type="email"
        value={wie.email}
        error={checked && noMail}
        helperText={checked && noMail ? t('account:gegevens.emailFout') : undefined}
        slotProps={{ htmlInput: { maxLength: 254 } }}
        onChange={({ target }) => setWie({ ...wie, email: target.value })}
      />
      <GroepChoice adminId={adminId} chosen={groepIds} onChange={setGroepIds} />
    </FormDialog>
  );
}
