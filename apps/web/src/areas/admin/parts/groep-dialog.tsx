import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/account/form-alert.tsx';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import type { Beheer } from '../beheer.ts';
import '../beheer-texts.ts';
import css from './groep-dialog.module.css';

export interface GroepVelden {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
}

interface GroepDialogProps {
  readonly beheer: Beheer;
  /** The groep to change; without it a new one is made. */
  readonly groep?: GroepVelden | undefined;
  readonly onClose: () => void;
}

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Name and years of a groep. One id per opened dialog: sending twice makes one groep. */
export function GroepDialog({ beheer, groep, onClose }: GroepDialogProps) {
  const { t } = useTranslation('beheer');
  const jaar = useJaargroep();
  const [id] = useState(() => groep?.id ?? crypto.randomUUID());
  const [naam, setNaam] = useState(groep?.naam ?? '');
  const [jaargroepen, setJaren] = useState<readonly number[]>(groep?.jaargroepen ?? []);
  const [checked, setChecked] = useState(false);
  const noNaam = naam.trim() === '';
  const noJaar = jaargroepen.length === 0;
  const sending = groep ? beheer.updateGroep : beheer.createGroep;
  const toggle = (value: number, on: boolean) => setJaren(on ? [...jaargroepen, value] : jaargroepen.filter((other) => other !== value));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (noNaam || noJaar) return;
    const body = { naam, jaargroepen: [...jaargroepen] };
    if (groep) beheer.updateGroep.mutate({ groepId: id, body }, { onSuccess: onClose });
    else beheer.createGroep.mutate({ id, ...body }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle>{t(groep ? 'groep.wijzig' : 'groep.nieuw')}</DialogTitle>
        <DialogContent className={css['velden'] ?? ''}>
          <TextField
            label={t('groep.naam')}
            name="naam"
            value={naam}
            error={checked && noNaam}
            helperText={checked && noNaam ? t('groep.naamVerplicht') : undefined}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            onChange={({ target }) => setNaam(target.value)}
          />
          <fieldset className={css['jaren']}>
            <legend>{t('groep.jaargroepen')}</legend>
            {JAREN.map((value) => (
              <FormControlLabel
                key={value}
                label={jaar(value)}
                control={<Checkbox checked={jaargroepen.includes(value)} onChange={(_, on) => toggle(value, on)} />}
              />
            ))}
          </fieldset>
          <p role={checked && noJaar ? 'alert' : undefined} data-fout={checked && noJaar}>
            {t(checked && noJaar ? 'groep.jaargroepVerplicht' : 'groep.combinatie')}
          </p>
          <FormAlert error={sending.error} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button type="submit" disabled={sending.isPending}>
            {t('bewaar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
