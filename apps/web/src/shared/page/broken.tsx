import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { Lost } from './lost.tsx';
import css from './page.module.css';
import { useTexts } from '../texts/use-texts.ts';

/** A screen that failed: a mistake of ours, or a file of an older version that is gone after an update. */
export function Broken() {
  const { t } = useTexts(algemeenTeksten);
  return (
    <main className={css['page']}>
      <Lost className={css['figure']} />
      <h1>{t('stuk.titel')}</h1>
      <p className={css['text']}>{t('stuk.uitleg')}</p>
      <div className={css['acties']}>
        <button type="button" className={css['knop']} onClick={() => window.location.reload()}>
          {t('stuk.ververs')}
        </button>
        <a className={css['knop']} href="/">
          {t('naarBegin')}
        </a>
      </div>
    </main>
  );
}
