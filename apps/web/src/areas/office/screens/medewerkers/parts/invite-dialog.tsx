import TextField from '@mui/material/TextField';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { isMailLike } from '../../../../../shared/form/fields.ts';
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

  const onSubmit = (): void => {
    setChecked(true);
    const email = wie.email.trim();
    if (VELDEN.every((veld) => fout[veld] === undefined)) invite.mutate({ id, ...wie, email }, { onSuccess: () => onClose(email) });
  };

  return (
    <FormDialog
      title={t('medewerkers.uitnodigen')}
      width="xs"
      cancel={t('medewerkers.annuleer')}
      submit={t('medewerkers.verstuur')}
      busy={invite.isPending}
      error={invite.error}
      onSubmit={onSubmit}
      onClose={() => onClose(null)}
    >
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
    </FormDialog>
  );
}
