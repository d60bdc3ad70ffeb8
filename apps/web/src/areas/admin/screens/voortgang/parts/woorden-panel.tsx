import type { Woordenschat } from '@spelrijk/contract/voortgang';
import { useTranslation } from 'react-i18next';
import panel from '../../../parts/parts.module.css';
import css from '../voortgang.module.css';

function Lijst({ title, woorden }: { readonly title: string; readonly woorden: readonly string[] }) {
  const { t } = useTranslation('voortgang');
  return (
    <details className={css['op-slot']}>
      <summary>{title}</summary>
      <p className={css['woordenrij']}>{woorden.length === 0 ? t('leerling.woorden.geen') : woorden.join(' · ')}</p>
    </details>
  );
}

/** How many words were practised, learned and remembered, and which. */
export function WoordenPanel({ woorden }: { readonly woorden: Woordenschat }) {
  const { t } = useTranslation('voortgang');
  return (
    <section className={panel['paneel']}>
      <h2>{t('leerling.woorden.titel')}</h2>
      <ul className={css['feiten']}>
        <li>{t('leerling.woorden.gekend', { count: woorden.geoefend })}</li>
        <li>{t('leerling.woorden.geleerd', { count: woorden.geleerd })}</li>
        <li>{t('leerling.woorden.onthouden', { count: woorden.onthouden })}</li>
        <li>{t('leerling.woorden.terug', { count: woorden.terug })}</li>
      </ul>
      <Lijst title={t('leerling.woorden.lijstGeleerd')} woorden={woorden.lijstGeleerd} />
      <Lijst title={t('leerling.woorden.lijstTerug')} woorden={woorden.lijstTerug} />
    </section>
  );
}
