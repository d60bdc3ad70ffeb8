import { MAX_BERICHT, ONDERWERPEN, type Onderwerp } from '@spelrijk/domain/contactvraag';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFormulier, useRegels } from '../../../parts/formulier.ts';
import { useRegio } from '../../../parts/use-regio.ts';
import css from '../../../parts/veld.module.css';
import { Keuze, Veld } from '../../../parts/veld.tsx';
import { Verstuurd } from '../../../parts/verstuurd.tsx';
import { Verzenden } from '../../../parts/verzenden.tsx';

const LEEG = { naam: '', email: '', onderwerp: '', bericht: '' };
const isOnderwerp = (tekst: string): tekst is Onderwerp => ONDERWERPEN.some((onderwerp) => onderwerp === tekst);

/** A question to us. */
export function Contactformulier() {
  const { t } = useTexts(siteTeksten);
  const regio = useRegio();
  const { verplicht, email, kies } = useRegels();
  const { velden, fout, zet, veld, controleer, opnieuw, vergeet, formulier, id, duur } = useFormulier('contactformulier', LEEG, {
    naam: verplicht,
    email,
    onderwerp: kies,
    bericht: verplicht,
  });
  const [website, setWebsite] = useState('');
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (onderwerp: Onderwerp) =>
      call('createContactvraag', {
        body: {
          id,
          regio,
          naam: velden.naam,
          email: velden.email.trim(),
          onderwerp,
          bericht: velden.bericht,
          website,
          ms: duur(),
        },
      }),
    onSuccess: vergeet,
  });
  const verstuur = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || !controleer() || !isOnderwerp(velden.onderwerp)) return;
    mutate(velden.onderwerp);
  };
  if (data) {
    const nieuw = (): void => {
      opnieuw();
      reset();
    };
    return <Verstuurd tekst={t('formulier.gedaanVraag', { email: velden.email })} nummer={data.nummer} onNieuw={nieuw} />;
  }
  return (
    <form ref={formulier} className={css['formulier']} noValidate onSubmit={verstuur}>
      <Keuze
        label={t('formulier.onderwerp')}
        naam="onderwerp"
        keuzes={ONDERWERPEN.map((onderwerp) => [onderwerp, t(`formulier.onderwerpen.${onderwerp}`)])}
        waarde={isOnderwerp(velden.onderwerp) ? velden.onderwerp : ''}
        onKies={(onderwerp) => zet('onderwerp', onderwerp)}
        fout={fout('onderwerp')}
      />
      <Veld {...veld('naam')} label={t('formulier.naam')} autoComplete="name" maxLength={100} />
      <Veld {...veld('email')} label={t('formulier.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Veld {...veld('bericht')} label={t('formulier.vraag')} rijen={7} maxLength={MAX_BERICHT} hulp={t('formulier.bewaard')} />
      <Verzenden label={t('formulier.verstuur')} bezig={isPending} error={error} pot={website} onPot={setWebsite} />
    </form>
  );
}
