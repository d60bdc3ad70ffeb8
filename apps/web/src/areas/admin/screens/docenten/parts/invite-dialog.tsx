import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { accountTeksten } from '@spelrijk/teksten/account';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { type FormEvent, useState } from 'react';
import { isMailLike } from '../../../../../shared/account/fields.ts';
import { FormAlert } from '../../../../../shared/account/form-alert.tsx';
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

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (noNaam || noMail) return;
    invite.mutate({ id, ...wie, email: wie.email.trim(), groepIds }, { onSuccess: () => onClose(wie.email.trim()) });
  };

  return (
    <Dialog open onClose={() => onClose(null)} fullWidth maxWidth="sm">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle>{t('admin:docenten.uitnodigen')}</DialogTitle>
        <DialogContent className={css['velden'] ?? ''}>
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
          <FormAlert error={invite.error} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => onClose(null)}>
            {t('admin:docenten.annuleer')}
          </Button>
          <Button type="submit" disabled={invite.isPending}>
            {t('admin:docenten.verstuur')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
