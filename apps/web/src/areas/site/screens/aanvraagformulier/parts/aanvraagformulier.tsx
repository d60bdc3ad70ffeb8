import { isUuid } from '@spelrijk/base/id';
import { MAX_BERICHT } from '@spelrijk/domain/contactvraag';
import { jaarprijs, KLANTSOORTEN, type Klantsoort } from '@spelrijk/domain/prijs';
import { bedragTekst, termijnTekst } from '@spelrijk/teksten/instelwaarde';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useSearchParams } from 'react-router';
import { isInstellingsnummer, tidyNumber } from '../../../../../shared/form/fields.ts';
import { call } from '../../../../../shared/api/call.ts';
import { instellingenVanPagina } from '../../../../../shared/texts/instellingen.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFormulier, useRegels } from '../../../parts/formulier.ts';
import { useSending } from '../../../parts/use-sending.ts';
import css from '../../../parts/veld.module.css';
import { Keuze, Veld } from '../../../parts/veld.tsx';
import { Verstuurd } from '../../../parts/verstuurd.tsx';
import { Verzenden } from '../../../parts/verzenden.tsx';

const LEEG = { soort: '', organisatie: '', instellingsnummer: '', plaats: '', naam: '', email: '', leerlingen: '', bericht: '' };
const isSoort = (tekst: string): tekst is Klantsoort => KLANTSOORTEN.some((soort) => soort === tekst);

/** What is asked depends on who asks: a home has no organisation, and only a school has a number. */
function useAanvraag() {
  const { t } = useTexts(siteTeksten);
  const { verplicht, email, geheel, choose } = useRegels();
  return useFormulier('aanvraagformulier', LEEG, {
    soort: choose,
    organisatie: (waarde, { soort }) => (soort === 'thuis' ? undefined : verplicht(waarde)),
    instellingsnummer: (waarde) => (isInstellingsnummer(tidyNumber(waarde)) ? undefined : t('formulier.fouten.formaat')),
    naam: verplicht,
    email,
    plaats: (waarde, { soort }) => (soort === 'thuis' ? undefined : verplicht(waarde)),
    leerlingen: (waarde, { soort }) => (soort === 'thuis' ? undefined : geheel(waarde)),
  });
}

/** What a parent wants to know before she gives her address: how it goes on, what it costs, and that it ends by itself. */
function ThuisUitleg() {
  const { t } = useTexts(siteTeksten);
  const { proef, prijsThuis } = instellingenVanPagina();
  return <p>{t('formulier.thuisUitleg', { proef: termijnTekst(proef), bedrag: bedragTekst(jaarprijs(prijsThuis, 1)) })}</p>;
}

/** An application for an account. */
export function Aanvraagformulier() {
  const { t } = useTexts(siteTeksten);
  const vriend = useSearchParams()[0].get('vriend');
  const form = useAanvraag();
  const { velden, fout, set, veld, formulier } = form;
  const { answer, onSubmit, again, foot } = useSending({
    form,
    bodyOf: () => {
      const { soort, naam, email, organisatie, plaats, instellingsnummer, leerlingen, bericht } = velden;
      if (!isSoort(soort)) return null;
      return {
        soort,
        naam,
        email: email.trim(),
        organisatie: soort === 'thuis' ? '' : organisatie,
        plaats,
        instellingsnummer: soort === 'school' ? tidyNumber(instellingsnummer) : '',
        leerlingen: soort === 'thuis' ? 1 : Number(leerlingen),
        bericht,
        ...(vriend !== null && isUuid(vriend) && { vriend }),
      };
    },
    send: (body) => call('createAanvraag', { body }),
  });
  const thuis = velden.soort === 'thuis';
  if (answer) {
    const gedaan = thuis ? t('formulier.gedaanThuis', { email: velden.email }) : t('formulier.gedaanAanvraag', { email: velden.email });
    return <Verstuurd tekst={gedaan} nummer={answer.nummer} onNieuw={again} />;
  }
  return (
    <form ref={formulier} className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Keuze
        label={t('formulier.soort')}
        naam="soort"
        keuzes={KLANTSOORTEN.map((soort) => [soort, t(`formulier.soorten.${soort}`)])}
        waarde={isSoort(velden.soort) ? velden.soort : ''}
        onChoose={(soort) => set('soort', soort)}
        fout={fout('soort')}
      />
      {thuis && <ThuisUitleg />}
      {!thuis && <Veld {...veld('organisatie')} label={t('formulier.organisatie')} autoComplete="organization" maxLength={200} />}
      {velden.soort === 'school' && (
        <Veld
          {...veld('instellingsnummer')}
          label={t('formulier.instellingsnummer')}
          hulp={t('formulier.instellingHulp')}
          maxLength={10}
          vrij
        />
      )}
      {!thuis && <Veld {...veld('plaats')} label={t('formulier.plaats')} autoComplete="address-level2" maxLength={100} />}
      {!thuis && <Veld {...veld('leerlingen')} label={t('formulier.aantal')} inputMode="numeric" maxLength={6} />}
      <Veld {...veld('naam')} label={t('formulier.naam')} autoComplete="name" maxLength={100} />
      <Veld {...veld('email')} label={t('formulier.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      {!thuis && (
        <Veld {...veld('bericht')} label={t('formulier.bericht')} rijen={4} maxLength={MAX_BERICHT} hulp={t('formulier.bewaard')} vrij />
      )}
      <Verzenden label={t(thuis ? 'formulier.stuurLink' : 'formulier.vraagAan')} {...foot} />
    </form>
  );
}
