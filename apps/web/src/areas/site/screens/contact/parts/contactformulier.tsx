import { MAX_BERICHT, ONDERWERPEN, type Onderwerp } from '@spelrijk/domain/contactvraag';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFormulier, useRegels } from '../../../parts/formulier.ts';
import { useSending } from '../../../parts/use-sending.ts';
import css from '../../../parts/veld.module.css';
import { Keuze, Veld } from '../../../parts/veld.tsx';
import { Verstuurd } from '../../../parts/verstuurd.tsx';
import { Verzenden } from '../../../parts/verzenden.tsx';

const LEEG = { naam: '', email: '', onderwerp: '', bericht: '' };
const isOnderwerp = (tekst: string): tekst is Onderwerp => ONDERWERPEN.some((onderwerp) => onderwerp === tekst);

/** A question to us. */
export function Contactformulier() {
  const { t } = useTexts(siteTeksten);
  const { verplicht, email, choose } = useRegels();
  const form = useFormulier('contactformulier', LEEG, { naam: verplicht, email, onderwerp: choose, bericht: verplicht });
  const { velden, fout, set, veld, formulier } = form;
  const { answer, onSubmit, again, foot } = useSending({
    form,
    bodyOf: () =>
      isOnderwerp(velden.onderwerp)
        ? { naam: velden.naam, email: velden.email.trim(), onderwerp: velden.onderwerp, bericht: velden.bericht }
        : null,
    send: (body) => call('createContactvraag', { body }),
  });
  if (answer) return <Verstuurd tekst={t('formulier.gedaanVraag', { email: velden.email })} nummer={answer.nummer} onNieuw={again} />;
  return (
    <form ref={formulier} className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Keuze
        label={t('formulier.onderwerp')}
        naam="onderwerp"
        keuzes={ONDERWERPEN.map((onderwerp) => [onderwerp, t(`formulier.onderwerpen.${onderwerp}`)])}
        waarde={isOnderwerp(velden.onderwerp) ? velden.onderwerp : ''}
        onChoose={(onderwerp) => set('onderwerp', onderwerp)}
        fout={fout('onderwerp')}
      />
      <Veld {...veld('naam')} label={t('formulier.naam')} autoComplete="name" maxLength={100} />
      <Veld {...veld('email')} label={t('formulier.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Veld {...veld('bericht')} label={t('formulier.vraag')} rijen={7} maxLength={MAX_BERICHT} hulp={t('formulier.bewaard')} />
      <Verzenden label={t('formulier.verstuur')} {...foot} />
    </form>
  );
}
