import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useBeheer } from '../beheer.ts';
import css from './kind-form.module.css';
import { createId } from '../../../shared/id.ts';

const JAREN = [3, 4, 5, 6, 7, 8, 1, 2] as const;
const LEEG = { roepnaam: '', jaargroep: 0 };

interface KindFormProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly onAdded?: () => void;
}

/** A name and a year: what a parent has to tell about her child. The id is made here, so that a second send adds no second child. */
export function KindForm({ adminId, groepId, onAdded }: KindFormProps) {
  const { t } = useTexts(thuisTeksten);
  const jaar = useJaargroep();
  const { add } = useBeheer(adminId);
  const [id] = useState(createId);
  const [velden, setVelden] = useState(LEEG);
  const [tried, setTried] = useState(false);
  const roepnaam = velden.roepnaam.trim();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (roepnaam === '' || velden.jaargroep === 0 || add.isPending) return;
    const leerlingen = [{ id, roepnaam, voorvoegsel: '', achternaam: '', jaargroep: velden.jaargroep }];
    add.mutate({ groepId, leerlingen }, { onSuccess: () => onAdded?.() });
  };
  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <TextField
        label={t('kind.roepnaam')}
        value={velden.roepnaam}
        error={tried && roepnaam === ''}
        helperText={tried && roepnaam === '' ? t('kind.naamNodig') : t('kind.naamHulp')}
        onChange={({ target }) => setVelden({ ...velden, roepnaam: target.value })}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', spellCheck: false } }}
      />
      <TextField
        select
        label={t('kind.jaar')}
        value={velden.jaargroep === 0 ? '' : velden.jaargroep}
        error={tried && velden.jaargroep === 0}
        helperText={tried && velden.jaargroep === 0 ? t('kind.jaarNodig') : t('kind.jaarHulp')}
        onChange={({ target }) => setVelden({ ...velden, jaargroep: Number(target.value) })}
      >
        {JAREN.map((value) => (
          <MenuItem key={value} value={value}>
            {jaar(value)}
          </MenuItem>
        ))}
      </TextField>
      <FormAlert error={add.error} />
      <div>
        <Button type="submit">{add.isPending ? t('kind.bezig') : t('kind.voegToe')}</Button>
      </div>
    </form>
  );
}
