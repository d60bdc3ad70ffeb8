import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useJaargroep, useTussenvoegsel } from '../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Beheer } from '../beheer.ts';
import { naamVan } from '../beheer.ts';
import css from '../parts/chosen.module.css';

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type Velden = Pick<BeheerLeerling, 'roepnaam' | 'voorvoegsel' | 'achternaam' | 'jaargroep' | 'gebruikersnaam'>;

/** What was typed over and nothing else, a name whole: what a colleague changed while this stood open stays. */
function changedIn({ jaargroep, gebruikersnaam, ...naam }: Velden, begin: Velden): Partial<Velden> {
  const andereNaam = naam.roepnaam !== begin.roepnaam || naam.voorvoegsel !== begin.voorvoegsel || naam.achternaam !== begin.achternaam;
  return {
    ...(andereNaam && naam),
    ...(jaargroep !== begin.jaargroep && { jaargroep }),
    ...(gebruikersnaam !== begin.gebruikersnaam && { gebruikersnaam }),
  };
}

interface EditDialogProps {
  readonly leerling: BeheerLeerling;
  readonly update: Beheer['update'];
  readonly onClose: () => void;
}

export function EditDialog({ leerling, update, onClose }: EditDialogProps) {
  const { t } = useTexts(beheerTeksten);
  const jaar = useJaargroep();
  const tussenvoegsel = useTussenvoegsel();
  const { roepnaam, voorvoegsel, achternaam, jaargroep, gebruikersnaam } = leerling;
  // As it was when the dialog opened: the list beneath it follows what others do.
  const [begin] = useState<Velden>({ roepnaam, voorvoegsel, achternaam, jaargroep, gebruikersnaam });
  const [wie, setWie] = useState(begin);
  const [checked, setChecked] = useState(false);
  const missing = (field: 'roepnaam' | 'gebruikersnaam'): boolean => checked && wie[field].trim() === '';
  const onSubmit = (): void => {
    setChecked(true);
    if (wie.roepnaam.trim() === '' || wie.gebruikersnaam.trim() === '') return;
    update.mutate({ leerlingId: leerling.id, body: changedIn(wie, begin) }, { onSuccess: onClose });
  };
  const field = (name: 'roepnaam' | 'voorvoegsel' | 'achternaam' | 'gebruikersnaam', label: string, maxLength: number) => (
    <TextField
      label={label}
      name={name}
      value={wie[name]}
      error={(name === 'roepnaam' || name === 'gebruikersnaam') && missing(name)}
      helperText={(name === 'roepnaam' || name === 'gebruikersnaam') && missing(name) ? t('wijzig.verplicht') : undefined}
      slotProps={{ htmlInput: { maxLength, autoCapitalize: 'none', spellCheck: false } }}
      onChange={({ target }) => setWie({ ...wie, [name]: target.value })}
    />
  );
  return (
    <FormDialog
      title={t('wijzig.titel', { naam: naamVan(leerling) })}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={update.isPending}
      error={update.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={css['rij']}>
        {field('roepnaam', t('wijzig.roepnaam'), 100)}
        {tussenvoegsel([leerling]) && field('voorvoegsel', t('wijzig.voorvoegsel'), 30)}
        {field('achternaam', t('wijzig.achternaam'), 200)}
      </div>
      <div className={css['rijTwee']}>
        <TextField
          select
          label={t('lijst.jaar')}
          value={wie.jaargroep}
          onChange={({ target }) => setWie({ ...wie, jaargroep: Number(target.value) })}
        >
          {JAREN.map((value) => (
            <MenuItem key={value} value={value}>
              {jaar(value)}
            </MenuItem>
          ))}
        </TextField>
        {field('gebruikersnaam', t('lijst.gebruikersnaam'), 60)}
      </div>
    </FormDialog>
  );
}
