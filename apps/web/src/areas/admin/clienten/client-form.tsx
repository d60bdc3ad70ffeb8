import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useJaargroep, useTussenvoegsel } from '../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { AfspraakVelden, inhoudVan, LEGE_AFSPRAAK } from './afspraak-velden.tsx';
import css from './clienten.module.css';
import { useClient } from './queries.ts';

const JAREN = [3, 4, 5, 6, 7, 8, 1, 2] as const;
const LEEG = { roepnaam: '', voorvoegsel: '', achternaam: '', jaargroep: 5, school: '', groep: '' };
const MAX = { roepnaam: 100, voorvoegsel: 30, achternaam: 200, school: 120, groep: 60 } as const;

interface ClientFormProps {
  readonly adminId: string;
  readonly vandaag: string;
  readonly onAdded?: () => void;
}

/** Taking on a client: a name, where it begins, and when it comes. The ids are made here, so that a second send adds nobody. */
export function ClientForm({ adminId, vandaag, onAdded }: ClientFormProps) {
  const { t } = useTexts(clientTeksten);
  const jaar = useJaargroep();
  const tussenvoegsel = useTussenvoegsel();
  const { create } = useClient(adminId, '');
  const [ids] = useState(() => ({ client: crypto.randomUUID(), afspraak: crypto.randomUUID() }));
  const [velden, setVelden] = useState(LEEG);
  const [keuze, setKeuze] = useState(LEGE_AFSPRAAK);
  const [tried, setTried] = useState(false);
  const inhoud = inhoudVan(keuze, vandaag);
  const naamMist = tried && velden.roepnaam.trim() === '';
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (velden.roepnaam.trim() === '' || (keuze.soort === 'eenmalig' && inhoud === null) || create.isPending) return;
    const afspraak = inhoud && { id: ids.afspraak, inhoud };
    create.mutate({ id: ids.client, body: { ...velden, afspraak } }, { onSuccess: () => onAdded?.() });
  };
  const field = (name: keyof typeof MAX, help?: string) => (
    <TextField
      label={t(`veld.${name}`)}
      value={velden[name]}
      error={name === 'roepnaam' && naamMist}
      helperText={name === 'roepnaam' && naamMist ? t('veld.nodig') : help}
      onChange={({ target }) => setVelden({ ...velden, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: MAX[name], autoComplete: 'off', spellCheck: false } }}
    />
  );
  return (
    <form className={css['velden']} noValidate onSubmit={onSubmit}>
      <div className={css['rij']}>
        {field('roepnaam')}
        {tussenvoegsel([velden]) && field('voorvoegsel')}
        {field('achternaam')}
      </div>
      <div className={css['rij']}>
        <TextField
          select
          label={t('veld.jaar')}
          value={velden.jaargroep}
          onChange={({ target }) => setVelden({ ...velden, jaargroep: Number(target.value) })}
        >
          {JAREN.map((value) => (
            <MenuItem key={value} value={value}>
              {jaar(value)}
            </MenuItem>
          ))}
        </TextField>
        {field('school', t('veld.vrij'))}
        {field('groep', t('veld.vrij'))}
      </div>
      <AfspraakVelden keuze={keuze} metGeen tried={tried} onChange={setKeuze} />
      <FormAlert error={create.error} />
      <div>
        <Button type="submit">{create.isPending ? t('bezig') : t('voegToe')}</Button>
      </div>
    </form>
  );
}
