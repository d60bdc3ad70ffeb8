import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Regio } from '@spelrijk/domain/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';
import css from '../../../../../shared/account/account.module.css';
import { tidyNumber } from '../../../../../shared/account/fields.ts';
import { FormAlert } from '../../../../../shared/account/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { type Aanvraag, LEEG, problemsOf, toBody } from '../aanvraag.ts';

const SOORTEN = ['school', 'rt', 'thuis'] as const;
type TextVeld = Exclude<keyof Aanvraag, 'soort' | 'regio' | 'pakketten'>;
const SOORT_VELD: Partial<Record<TextVeld, string>> = { email: 'email', van: 'date', tot: 'date' };
const LABEL: Readonly<
  Record<TextVeld, `aanmaken.${'naam' | 'plaats' | 'nummer' | 'roepnaam' | 'achternaam' | 'email' | 'van' | 'tot' | 'plaatsen'}`>
> = {
  naam: 'aanmaken.naam',
  plaats: 'aanmaken.plaats',
  instellingsnummer: 'aanmaken.nummer',
  roepnaam: 'aanmaken.roepnaam',
  achternaam: 'aanmaken.achternaam',
  email: 'aanmaken.email',
  van: 'aanmaken.van',
  tot: 'aanmaken.tot',
  plaatsen: 'aanmaken.plaatsen',
};
const TIDY: Partial<Record<TextVeld, (text: string) => string>> = {
  instellingsnummer: tidyNumber,
  plaatsen: (text) => text.replace(/\D/g, ''),
};

/** Makes the customer and goes to it. */
function useCreate() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [ids] = useState(() => ({ admin: crypto.randomUUID(), beheerder: crypto.randomUUID() }));
  return useMutation({
    mutationFn: (aanvraag: Aanvraag) => call('createAdmin', { body: toBody(aanvraag, ids) }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['office'] });
      await navigate(href('/superadmin/admins/:adminId', { adminId: id }));
    },
  });
}

export function CreateForm() {
  const { t } = useTranslation('office');
  const [aanvraag, setAanvraag] = useState(LEEG);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useCreate();
  const problems = checked ? problemsOf(aanvraag) : {};

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(aanvraag)).length === 0) mutate(aanvraag);
  };
  const veld = (naam: TextVeld) => {
    const problem = problems[naam];
    return (
      <TextField
        name={naam}
        label={t(LABEL[naam])}
        type={SOORT_VELD[naam] ?? 'text'}
        value={aanvraag[naam]}
        error={problem !== undefined}
        helperText={problem && t(`aanmaken.${problem}`)}
        slotProps={{
          htmlInput: { maxLength: naam === 'email' ? 254 : 200 },
          ...(SOORT_VELD[naam] === 'date' && { inputLabel: { shrink: true } }),
        }}
        onChange={({ target }) => setAanvraag({ ...aanvraag, [naam]: TIDY[naam]?.(target.value) ?? target.value })}
      />
    );
  };
  const pickSoort = (value: string) => setAanvraag({ ...aanvraag, soort: SOORTEN.find((soort) => soort === value) ?? 'school' });
  const pickRegio = (value: string) => setAanvraag({ ...aanvraag, regio: Regio.options.find((regio) => regio === value) ?? 'nl' });

  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <section className={css['groep']}>
        <h2>{t('aanmaken.klant')}</h2>
        <div className={css['rij']}>
          <TextField select label={t('aanmaken.soort')} value={aanvraag.soort} onChange={({ target }) => pickSoort(target.value)}>
            {SOORTEN.map((soort) => (
              <MenuItem key={soort} value={soort}>
                {t(`dashboard.soorten.${soort}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label={t('aanmaken.regio')} value={aanvraag.regio} onChange={({ target }) => pickRegio(target.value)}>
            {Regio.options.map((regio) => (
              <MenuItem key={regio} value={regio}>
                {t(`dashboard.regios.${regio}`)}
              </MenuItem>
            ))}
          </TextField>
        </div>
        {veld('naam')}
        <div className={css['rij']}>
          {veld('plaats')}
          {aanvraag.soort === 'school' && veld('instellingsnummer')}
        </div>
      </section>
      <section className={css['groep']}>
        <h2>{t('aanmaken.beheerder')}</h2>
        <div className={css['rij']}>
          {veld('roepnaam')}
          {veld('achternaam')}
        </div>
        {veld('email')}
      </section>
      <section className={css['groep']}>
        <h2>{t('aanmaken.licentie')}</h2>
        <div className={css['rij']}>
          {veld('van')}
          {veld('tot')}
          {veld('plaatsen')}
        </div>
        <p className={css['zacht']}>{t('admin.leegBetekent')}</p>
      </section>
      <FormAlert error={error} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('aanmaken.knop')}
        </Button>
      </div>
    </form>
  );
}
