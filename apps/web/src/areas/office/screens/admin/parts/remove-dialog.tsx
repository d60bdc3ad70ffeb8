import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import css from '../../../../../shared/account/account.module.css';
import { FormAlert } from '../../../../../shared/account/form-alert.tsx';
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
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isSameName(naam, admin.naam) && !isPending) mutate();
  };
  const wrong = checked && !isSameName(naam, admin.naam);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle>{t('titel', { naam: admin.naam })}</DialogTitle>
        <DialogContent className={css['formulier'] ?? ''}>
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
          <FormAlert error={error} />
        </DialogContent>
        <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button type="submit" color="error" disabled={isPending}>
            {t('knop')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
