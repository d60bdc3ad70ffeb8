import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFormulier, useRegels } from '../../../parts/formulier.ts';
import { useSending } from '../../../parts/use-sending.ts';
import css from '../../../parts/veld.module.css';
import { Veld } from '../../../parts/veld.tsx';
import { Verzenden } from '../../../parts/verzenden.tsx';

const LEEG = { naam: '', email: '' };

/** Name and address; the answer says whether there was a place. */
export function Aanmelden({ webinarId, vol }: { readonly webinarId: string; readonly vol: boolean }) {
  const { t } = useTexts(siteTeksten);
  const client = useQueryClient();
  const { verplicht, email } = useRegels();
  const form = useFormulier('webinar', LEEG, { naam: verplicht, email });
  const { velden, veld, formulier } = form;
  const { answer, onSubmit, foot } = useSending({
    form,
    bodyOf: () => ({ naam: velden.naam, email: velden.email.trim() }),
    send: (body) => call('signUpWebinar', { params: { webinarId }, body }),
    onSent: () => void client.invalidateQueries({ queryKey: ['site', 'webinars'] }),
  });
  if (answer)
    return (
      <p className={css['gelukt']} role="alert">
        {t(answer.stand === 'wachtlijst' ? 'training.opWachtlijst' : 'training.geplaatst', { email: velden.email })}
      </p>
    );
  return (
    <form ref={formulier} noValidate onSubmit={onSubmit} className={css['rij']}>
      <Veld {...veld('naam')} label={t('formulier.naam')} autoComplete="name" maxLength={100} />
      <Veld {...veld('email')} label={t('formulier.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Verzenden label={t(vol ? 'training.wachtlijst' : 'training.meldAan')} {...foot} />
    </form>
  );
}
