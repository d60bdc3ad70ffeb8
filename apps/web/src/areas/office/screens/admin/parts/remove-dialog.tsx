import TextField from '@mui/material/TextField';
import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import css from '../../../../../shared/form/form.module.css';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { isSameName } from './same-name.ts';

interface RemoveDialogProps {
  readonly admin: { readonly id: string; readonly naam: string };
  readonly onClose: () => void;
}

/** Throwing a customer away: only after typing its name. */
export function RemoveDialog({ admin, onClose }: RemoveDialogProps) {
  const { t } = useTexts(klantwissenTeksten);
  const client = useQueryClient();
  const [naam, setNaam] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('deleteAdmin', { params: { adminId: admin.id }, body: { naam } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['office'] });
      onClose();
    },
  });
  const onSubmit = (): void => {
    setChecked(true);
    if (isSameName(naam, admin.naam) && !isPending) mutate();
  };
  const wrong = checked && !isSameName(naam, admin.naam);
  return (
    <FormDialog
      title={t('titel', { naam: admin.naam })}
      content={css['formulier']}
      wrap
      cancel={t('annuleer')}
      submit={t('knop')}
      danger
      busy={isPending}
      error={error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t('uitleg')}</p>
      <p className={css['zacht']}>{t('mail')}</p>
      <TextField
        label={t('typ')}
        value={naam}
        error={wrong}
        helperText={wrong ? t('naamFout') : ' '}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setNaam(target.value)}
      />
    </FormDialog>
  );
}
