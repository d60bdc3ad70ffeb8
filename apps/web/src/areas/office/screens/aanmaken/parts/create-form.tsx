import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Aanvraag } from '@spelrijk/contract/aanvragen';
import { Regio } from '@spelrijk/domain/admin';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { href, useNavigate } from 'react-router';
import css from '../../../../../shared/form/form.module.css';
import { tidyNumber } from '../../../../../shared/form/fields.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { instellingenVanPagina } from '../../../../../shared/texts/instellingen.ts';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import {
  type BegonnenKlant,
  type Ids,
  type NieuweKlant,
  fromAanvraag,
  isBegonnen,
  LEEG,
  problemsOf,
  proefTot,
  toBody,
} from '../nieuwe-klant.ts';
import { createId } from '../../../../../shared/id.ts';

const SOORTEN = ['school', 'rt', 'thuis'] as const;
type TextVeld = Exclude<keyof NieuweKlant, 'soort' | 'regio' | 'pakketten'>;
const SOORT_VELD: Partial<Record<TextVeld, string>> = { email: 'email', van: 'date', tot: 'date' };
const MAX: Partial<Record<TextVeld, number>> = { naam: 200, email: 254 };
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
function useCreate(aanvraagId: string | undefined, ids: Ids, onMade: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (klant: NieuweKlant) => {
      const gemaakt = await call('createAdmin', { body: toBody(klant, ids) });
      if (aanvraagId !== undefined)
        await call('setAanvraagStatus', { params: { id: aanvraagId }, body: { status: 'afgehandeld', adminId: gemaakt.id } });
      return gemaakt;
    },
    onSuccess: async ({ id }) => {
      onMade();
      await queryClient.invalidateQueries({ queryKey: ['office'] });
      await navigate(href('/superadmin/admins/:adminId', { adminId: id }));
    },
  });
}

/** Of what kind the customer is, and where. */
function SoortEnRegio({ klant, onChange }: { readonly klant: NieuweKlant; readonly onChange: (klant: NieuweKlant) => void }) {
  const { t } = useTexts(officeTeksten);
  const pickSoort = (value: string) => onChange({ ...klant, soort: SOORTEN.find((soort) => soort === value) ?? 'school' });
  const pickRegio = (value: string) => onChange({ ...klant, regio: Regio.options.find((regio) => regio === value) ?? 'nl' });
  return (
    <div className={css['rij']}>
      <TextField select label={t('aanmaken.soort')} value={klant.soort} onChange={({ target }) => pickSoort(target.value)}>
        {SOORTEN.map((soort) => (
          <MenuItem key={soort} value={soort}>
            {t(`dashboard.soorten.${soort}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('aanmaken.regio')} value={klant.regio} onChange={({ target }) => pickRegio(target.value)}>
        {Regio.options.map((regio) => (
          <MenuItem key={regio} value={regio}>
            {t(`dashboard.regios.${regio}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}

/** What the site promises of a trial, by the settings of our office. */
const proefEinde = (): string => proefTot(schoolDay(Date.now()), instellingenVanPagina().proef);

/** `aanvraag`: the application that this customer comes of; its answers are filled in. */
export function CreateForm({ aanvraag }: { readonly aanvraag?: Aanvraag | undefined }) {
  const { t } = useTexts(officeTeksten);
  const [begin] = useState((): BegonnenKlant => ({
    klant: aanvraag ? fromAanvraag(aanvraag, proefEinde()) : LEEG,
    // An application that is accepted in two tabs makes one customer.
    ids: { admin: aanvraag?.id ?? createId(), beheerder: createId() },
  }));
  const concept = useConcept(`aanmaken:${aanvraag?.id ?? 'nieuw'}`, begin, isBegonnen);
  const { klant, ids } = concept.waarde;
  const setKlant = (nieuw: NieuweKlant): void => concept.set({ klant: nieuw, ids });
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useCreate(aanvraag?.id, ids, concept.forget);
  const problems = checked ? problemsOf(klant) : {};

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(klant)).length === 0) mutate(klant);
  };
  const veld = (naam: TextVeld) => {
    const problem = problems[naam];
    return (
      <TextField
        name={naam}
        label={t(LABEL[naam])}
        type={SOORT_VELD[naam] ?? 'text'}
        value={klant[naam]}
        error={problem !== undefined}
        helperText={problem && t(`aanmaken.${problem}`)}
        slotProps={{
          htmlInput: { maxLength: MAX[naam] ?? 100 },
          ...(SOORT_VELD[naam] === 'date' && { inputLabel: { shrink: true } }),
        }}
        onChange={({ target }) => setKlant({ ...klant, [naam]: TIDY[naam]?.(target.value) ?? target.value })}
      />
    );
  };

  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Hersteld concept={concept} />
      <section className={css['groep']}>
        <h2>{t('aanmaken.klant')}</h2>
        <SoortEnRegio klant={klant} onChange={setKlant} />
        {veld('naam')}
        <div className={css['rij']}>
          {veld('plaats')}
          {klant.soort === 'school' && veld('instellingsnummer')}
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
