import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/account/form-alert.tsx';
import { usePathParams } from '../params.ts';
import { useZorg } from '../volgen.ts';
import '../voortgang-texts.ts';

const SHORTEST = 3;
const LONGEST = 500;

interface ZorgDialogProps {
  readonly leerling: { readonly id: string; readonly roepnaam: string };
  readonly zorg: boolean;
  readonly onClose: () => void;
}

/** Asks why: for the start and for the end of extra care. One id per opened dialog: sending twice flags once. */
export function ZorgDialog({ leerling, zorg, onClose }: ZorgDialogProps) {
  const { t } = useTranslation('voortgang');
  const { adminId } = usePathParams();
  const { zet, haalWeg } = useZorg(adminId);
  const [id] = useState(() => crypto.randomUUID());
  const [reden, setReden] = useState('');
  const [checked, setChecked] = useState(false);
  const short = reden.trim().length < SHORTEST;
  const sending = zorg ? haalWeg : zet;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (short) return;
    const line = reden.replaceAll(/\s+/g, ' ').trim();
    if (zorg) haalWeg.mutate({ leerlingId: leerling.id, reden: line }, { onSuccess: onClose });
    else zet.mutate({ leerlingId: leerling.id, id, reden: line }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle>{t(zorg ? 'zorg.wegTitel' : 'zorg.maakTitel', { naam: leerling.roepnaam })}</DialogTitle>
        <DialogContent>
          <p>{t(zorg ? 'zorg.wegUitleg' : 'zorg.maakUitleg')}</p>
          <TextField
            label={t('zorg.redenVeld')}
            name="reden"
            value={reden}
            onChange={({ target }) => setReden(target.value)}
            error={checked && short}
            helperText={checked && short ? t('zorg.redenFout') : ' '}
            multiline
            minRows={2}
            fullWidth
            required
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            sx={{ mt: 2 }}
          />
          <FormAlert error={sending.error} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('zorg.annuleer')}
          </Button>
          <Button type="submit" disabled={sending.isPending}>
            {t(zorg ? 'zorg.haalWeg' : 'zorg.bewaar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
