import { useTranslation } from 'react-i18next';
import css from './page.module.css';

/** A whole screen that waits for its code. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <main className={css['page']} aria-busy="true">
      <div className={css['stippen']} aria-hidden="true">
        <span className={css['stip']} />
        <span className={css['stip']} />
        <span className={css['stip']} />
      </div>
      <p className={css['text']}>{t('laden')}</p>
    </main>
  );
}
