import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Accountgegevens } from '@spelrijk/contract/admins';
import { accountTeksten } from '@spelrijk/teksten/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { Hersteld } from '../concept/hersteld.tsx';
import { useConcept } from '../concept/use-concept.ts';
import css from '../form/form.module.css';
import { tidyNumber } from '../form/fields.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { changedOf, isDeel, problemsOf, type Veld, type Waarden, waardenVan } from './gegevens.ts';
import { gegevensQuery } from './queries.ts';
import { isBackOffice } from '../session/routes.ts';
import { useUser } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';

const MAX: Partial<Record<Veld, number>> = { telefoon: 30, postcode: 10, instellingsnummer: 8, plaats: 100, factuurKenmerk: 100 };
const SOORT: Partial<Record<Veld, string>> = { email: 'email', factuurEmail: 'email', telefoon: 'tel' };

function useSave(adminId: string, gegevens: Accountgegevens, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changed: Partial<Waarden>) =>
      call('updateAccountgegevens', { params: { adminId }, body: { ...changed, versie: gegevens.versie } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: gegevensQuery(adminId).queryKey });
      onSaved();
    },
  });
}

interface GegevensFormProps {
  readonly adminId: string;
  readonly gegevens: Accountgegevens;
}

export function GegevensForm({ adminId, gegevens }: GegevensFormProps) {
  const { t } = useTexts(accountTeksten);
  // Only what was changed is kept, so that an old concept takes nothing back that somebody else changed.
  const concept = useConcept<Partial<Waarden>>(`gegevens:${adminId}`, {}, isDeel);
  const waarden = { ...waardenVan(gegevens), ...concept.waarde };
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error, isSuccess } = useSave(adminId, gegevens, concept.forget);
  const problems = checked ? problemsOf(waarden) : {};
  const saved = isSuccess && Object.keys(concept.waarde).length === 0;
  const school = gegevens.soort === 'school';
  const role = useUser()?.role;
  // Written once by the school, changed by our office.
  const vast = gegevens.instellingsnummer !== '' && (!role || !isBackOffice(role));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const changed = changedOf(waarden, waardenVan(gegevens));
    if (Object.keys(problemsOf(waarden)).length === 0 && Object.keys(changed).length > 0) mutate(changed);
  };
  const veld = (naam: Veld, uitleg?: string) => {
    const problem = problems[naam];
    return (
      <TextField
        key={naam}
        name={naam}
        label={t(`gegevens.${naam}`)}
        type={SOORT[naam] ?? 'text'}
        value={waarden[naam]}
        error={problem !== undefined}
        helperText={problem ? t(`gegevens.${problem}`) : uitleg}
        slotProps={{ htmlInput: { maxLength: MAX[naam] ?? 200, readOnly: naam === 'instellingsnummer' && vast } }}
        onChange={({ target }) =>
          concept.set({ ...concept.waarde, [naam]: naam === 'instellingsnummer' ? tidyNumber(target.value) : target.value })
        }
      />
    );
  };

  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Hersteld concept={concept} />
      {gegevens.nieuwEmail !== null && <Alert severity="info">{t('gegevens.nieuwEmail', { adres: gegevens.nieuwEmail })}</Alert>}
      <section className={css['groep']}>
        {veld('naam')}
        {veld('email', t('gegevens.emailUitleg'))}
        <div className={css['rij']}>
          {veld('telefoon')}
          {school && veld('instellingsnummer', t(vast ? 'gegevens.nummerVast' : 'gegevens.instellingsnummerUitleg'))}
        </div>
        {veld('straat')}
        <div className={css['rij']}>
          {veld('postcode')}
          {veld('plaats')}
        </div>
      </section>
      <section className={css['groep']}>
        <h2>{t('gegevens.facturen')}</h2>
        <div className={css['rij']}>
          {veld('factuurEmail')}
          {veld('factuurKenmerk')}
        </div>
      </section>
      <FormAlert error={error} done={saved ? t('gegevens.opgeslagen') : undefined} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('gegevens.opslaan')}
        </Button>
      </div>
    </form>
  );
}
