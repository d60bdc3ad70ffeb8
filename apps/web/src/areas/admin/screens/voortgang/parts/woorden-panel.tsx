import type { Woordenschat } from '@spelrijk/contract/voortgang';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import css from '../voortgang.module.css';

function Lijst({ title, woorden }: { readonly title: string; readonly woorden: readonly string[] }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  return (
    <details className={`${css['op-slot']} ${css['woorden']}`}>
      <summary>{title}</summary>
      <p className={css['woordenrij']}>{woorden.length === 0 ? t('woorden.geen') : woorden.join(' · ')}</p>
    </details>
  );
}

/** How many words were practised, learned and remembered, and which. */
export function WoordenPanel({ woorden }: { readonly woorden: Woordenschat }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('woorden.titel')}</h2>
      <ul className={css['feiten']}>
        <li>{t('woorden.gekend', { count: woorden.geoefend })}</li>
        <li>{t('woorden.geleerd', { count: woorden.geleerd })}</li>
        <li>{t('woorden.onthouden', { count: woorden.onthouden })}</li>
        <li>{t('woorden.terug', { count: woorden.terug })}</li>
      </ul>
      <Lijst title={t('woorden.lijstGeleerd')} woorden={woorden.lijstGeleerd} />
      <Lijst title={t('woorden.lijstTerug')} woorden={woorden.lijstTerug} />
    </section>
  );
}
