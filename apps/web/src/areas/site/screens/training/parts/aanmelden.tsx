import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFormulier, useRegels } from '../../../parts/formulier.ts';
import { useRegio } from '../../../parts/use-regio.ts';
import css from '../../../parts/veld.module.css';
import { Veld } from '../../../parts/veld.tsx';
import { Verzenden } from '../../../parts/verzenden.tsx';

const LEEG = { naam: '', email: '' };

/** Name and address; the answer says whether there was a place. */
export function Aanmelden({ webinarId, vol }: { readonly webinarId: string; readonly vol: boolean }) {
  const { t } = useTexts(siteTeksten);
  const regio = useRegio();
  const client = useQueryClient();
  const { verplicht, email } = useRegels();
  const { velden, veld, controleer, vergeet, formulier, id, duur } = useFormulier('webinar', LEEG, { naam: verplicht, email });
  const [website, setWebsite] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      call('signUpWebinar', {
        params: { webinarId },
        body: { id, regio, naam: velden.naam, email: velden.email.trim(), website, ms: duur() },
      }),
    onSuccess: () => {
      vergeet();
      void client.invalidateQueries({ queryKey: ['site', 'webinars'] });
    },
  });
  const verstuur = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && controleer()) mutate();
  };
  if (data)
    return (
      <p className={css['gelukt']} role="alert">
        {t(data.stand === 'wachtlijst' ? 'training.opWachtlijst' : 'training.geplaatst', { email: velden.email })}
      </p>
    );
  return (
    <form ref={formulier} noValidate onSubmit={verstuur} className={css['rij']}>
      <Veld {...veld('naam')} label={t('formulier.naam')} autoComplete="name" maxLength={100} />
      <Veld {...veld('email')} label={t('formulier.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Verzenden
        label={t(vol ? 'training.wachtlijst' : 'training.meldAan')}
        bezig={isPending}
        error={error}
        pot={website}
        onPot={setWebsite}
      />
    </form>
  );
}
