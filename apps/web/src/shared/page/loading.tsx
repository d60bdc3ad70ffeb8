import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import css from './page.module.css';
import { useTexts } from '../texts/use-texts.ts';

/** A whole screen that waits for its code. */
export function Loading() {
  const { t } = useTexts(algemeenTeksten);
  return (
    <main className={css['page']} aria-busy="true">
      <div className={css['stippen']} aria-hidden="true">
        <span className={css['stip']} />
        <span className={css['stip']} />
        <span className={css['stip']} />
      </div>
      <p className={`${css['text']} ${css['laden']}`}>{t('laden')}</p>
    </main>
  );
}
