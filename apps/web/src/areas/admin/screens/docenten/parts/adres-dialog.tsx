import TextField from '@mui/material/TextField';
import type { Docent } from '@spelrijk/contract/docenten';
import { accountTeksten } from '@spelrijk/teksten/account';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { isMailLike } from '../../../../../shared/form/fields.ts';
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

  const onSubmit = (): void => {
    setChecked(true);
    const adres = email.trim();
    if (!wrong) resend.mutate({ id: docent.id, email: adres }, { onSuccess: () => onClose(adres) });
  };

  return (
    <FormDialog
      title={t('admin:docenten.nodigUit', { naam: `${docent.roepnaam} ${docent.achternaam}`.trim() })}
      width="xs"
      cancel={t('admin:docenten.annuleer')}
      submit={t('admin:docenten.verstuur')}
      busy={resend.isPending}
      error={resend.error}
      onSubmit={onSubmit}
      onClose={() => onClose(null)}
    >
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
    </FormDialog>
  );
}
