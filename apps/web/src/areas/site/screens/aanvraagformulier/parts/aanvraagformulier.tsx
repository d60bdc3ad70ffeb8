import { isUuid } from '@spelrijk/base/id';
import { MAX_BERICHT } from '@spelrijk/domain/contactvraag';
import { KLANTSOORTEN, type Klantsoort } from '@spelrijk/domain/prijs';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isInstellingsnummer, tidyNumber } from '../../../../../shared/form/fields.ts';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFormulier, useRegels } from '../../../parts/formulier.ts';
import { useRegio } from '../../../parts/use-regio.ts';
import css from '../../../parts/veld.module.css';
import { Keuze, Veld } from '../../../parts/veld.tsx';
import { Verstuurd } from '../../../parts/verstuurd.tsx';
import { Verzenden } from '../../../parts/verzenden.tsx';

const LEEG = { soort: '', organisatie: '', instellingsnummer: '', plaats: '', naam: '', email: '', leerlingen: '', bericht: '' };
const isSoort = (tekst: string): tekst is Klantsoort => KLANTSOORTEN.some((soort) => soort === tekst);

/** An application for an account; a home has no organisation. */
export function Aanvraagformulier() {
  const { t } = useTexts(siteTeksten);
  const regio = useRegio();
  const { verplicht, email, geheel, kies } = useRegels();
  const nummer = (waarde: string): string | undefined =>
    isInstellingsnummer(tidyNumber(waarde)) ? undefined : t('formulier.fouten.formaat');
  const [website, setWebsite] = useState('');
  const vriend = useSearchParams()[0].get('vriend');
  const { velden, fout, zet, veld, controleer, opnieuw, vergeet, formulier, id, duur } = useFormulier('aanvraagformulier', LEEG, {
    soort: kies,
    organisatie: (waarde, { soort }) => (soort === 'thuis' ? undefined : verplicht(waarde)),
    instellingsnummer: nummer,
    naam: verplicht,
    email,
    plaats: verplicht,
    leerlingen: geheel,
  });
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (soort: Klantsoort) =>
      call('createAanvraag', {
        body: {
          id,
          regio,
          soort,
          naam: velden.naam,
          email: velden.email.trim(),
          organisatie: soort === 'thuis' ? '' : velden.organisatie,
          plaats: velden.plaats,
          instellingsnummer: soort === 'school' ? tidyNumber(velden.instellingsnummer) : '',
          leerlingen: Number(velden.leerlingen),
          bericht: velden.bericht,
          ...(vriend !== null && isUuid(vriend) && { vriend }),
          website,
          ms: duur(),
        },
      }),
    onSuccess: vergeet,
  });
  const verstuur = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || !controleer() || !isSoort(velden.soort)) return;
    mutate(velden.soort);
  };
  if (data) {
    const nieuw = (): void => {
      opnieuw();
      reset();
    };
    return <Verstuurd tekst={t('formulier.gedaanAanvraag', { email: velden.email })} nummer={data.nummer} onNieuw={nieuw} />;
  }
  return (
    <form ref={formulier} className={css['formulier']} noValidate onSubmit={verstuur}>
      <Keuze
        label={t('formulier.soort')}
        naam="soort"
        keuzes={KLANTSOORTEN.map((soort) => [soort, t(`formulier.soorten.${soort}`)])}
        waarde={isSoort(velden.soort) ? velden.soort : ''}
        onKies={(soort) => zet('soort', soort)}
        fout={fout('soort')}
      />
      {velden.soort !== 'thuis' && (
        <Veld {...veld('organisatie')} label={t('formulier.organisatie')} autoComplete="organization" maxLength={200} />
      )}
      {velden.soort === 'school' && (
        <Veld
          {...veld('instellingsnummer')}
          label={t('formulier.instellingsnummer')}
          hulp={t('formulier.instellingHulp')}
          maxLength={10}
          vrij
        />
      )}
      <Veld {...veld('plaats')} label={t('formulier.plaats')} autoComplete="address-level2" maxLength={100} />
      <Veld {...veld('leerlingen')} label={t('formulier.aantal')} inputMode="numeric" maxLength={6} />
      <Veld {...veld('naam')} label={t('formulier.naam')} autoComplete="name" maxLength={100} />
      <Veld {...veld('email')} label={t('formulier.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Veld {...veld('bericht')} label={t('formulier.bericht')} rijen={4} maxLength={MAX_BERICHT} hulp={t('formulier.bewaard')} vrij />
      <Verzenden label={t('formulier.vraagAan')} bezig={isPending} error={error} pot={website} onPot={setWebsite} />
    </form>
  );
}
