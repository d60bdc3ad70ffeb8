import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { officeTeksten } from '@spelrijk/teksten/office';
import { type FormEvent, useState } from 'react';
import { isMailLike } from '../../../../../shared/account/fields.ts';
import { FormAlert } from '../../../../../shared/account/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { useMedewerkers } from '../queries.ts';

const VELDEN = ['roepnaam', 'achternaam', 'email'] as const;
type Veld = (typeof VELDEN)[number];

interface InviteDialogProps {
  readonly invite: ReturnType<typeof useMedewerkers>['invite'];
  readonly onClose: (sentTo: string | null) => void;
}

export function InviteDialog({ invite, onClose }: InviteDialogProps) {
  const { t } = useTexts(officeTeksten);
  const [id] = useState(() => crypto.randomUUID());
  const [wie, setWie] = useState<Readonly<Record<Veld, string>>>({ roepnaam: '', achternaam: '', email: '' });
  const [checked, setChecked] = useState(false);
  const fout: Readonly<Record<Veld, string | undefined>> = {
    roepnaam: wie.roepnaam.trim() === '' ? t('aanmaken.verplicht') : undefined,
    achternaam: undefined,
    email: isMailLike(wie.email) ? undefined : t('aanmaken.emailFout'),
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const email = wie.email.trim();
    if (VELDEN.every((veld) => fout[veld] === undefined)) invite.mutate({ id, ...wie, email }, { onSuccess: () => onClose(email) });
  };

  return (
    <Dialog open onClose={() => onClose(null)} fullWidth maxWidth="xs">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle>{t('medewerkers.uitnodigen')}</DialogTitle>
        <DialogContent>
          {VELDEN.map((veld) => (
            <TextField
              key={veld}
              name={veld}
              fullWidth
              margin="dense"
              label={t(`aanmaken.${veld}`)}
              value={wie[veld]}
              error={checked && fout[veld] !== undefined}
              helperText={checked ? fout[veld] : undefined}
              onChange={({ target }) => setWie({ ...wie, [veld]: target.value })}
            />
          ))}
          <FormAlert error={invite.error} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => onClose(null)}>
            {t('medewerkers.annuleer')}
          </Button>
          <Button type="submit" disabled={invite.isPending}>
            {t('medewerkers.verstuur')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
