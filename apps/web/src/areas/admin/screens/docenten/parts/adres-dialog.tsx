import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Docent } from '@spelrijk/contract/docenten';
import { accountTeksten } from '@spelrijk/teksten/account';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { type FormEvent, useState } from 'react';
import { isMailLike } from '../../../../../shared/account/fields.ts';
import { FormAlert } from '../../../../../shared/account/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { useDocenten } from '../queries.ts';

interface AdresDialogProps {
  readonly docent: Docent;
  readonly resend: ReturnType<typeof useDocenten>['resend'];
  readonly onClose: (sentTo: string | null) => void;
}

/** Somebody who came from a file is invited for the first time; the file may have had no address, or an old one. */
export function AdresDialog({ docent, resend, onClose }: AdresDialogProps) {
  const { t } = useTexts(adminTeksten, accountTeksten);
  const [email, setEmail] = useState(docent.email ?? '');
  const [checked, setChecked] = useState(false);
  const wrong = !isMailLike(email);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const adres = email.trim();
    if (!wrong) resend.mutate({ id: docent.id, email: adres }, { onSuccess: () => onClose(adres) });
  };

  return (
    <Dialog open onClose={() => onClose(null)} fullWidth maxWidth="xs">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle>{t('admin:docenten.nodigUit', { naam: `${docent.roepnaam} ${docent.achternaam}`.trim() })}</DialogTitle>
        <DialogContent>
          <p>{t('admin:docenten.uitnodigenUitleg')}</p>
          <TextField
            fullWidth
            margin="normal"
            name="email"
            type="email"
            label={t('admin:docenten.email')}
            value={email}
            error={checked && wrong}
            helperText={checked && wrong ? t('account:gegevens.emailFout') : undefined}
            slotProps={{ htmlInput: { maxLength: 254 } }}
            onChange={({ target }) => setEmail(target.value)}
          />
          <FormAlert error={resend.error} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => onClose(null)}>
            {t('admin:docenten.annuleer')}
          </Button>
          <Button type="submit" disabled={resend.isPending}>
            {t('admin:docenten.verstuur')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
