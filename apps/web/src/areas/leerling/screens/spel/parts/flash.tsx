import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { flashMs } from '../../../play/prompt.ts';
import css from './flash.module.css';

interface FlashProps {
  readonly woord: string;
  readonly onDone: () => void;
}

/** The word stands still for a moment and goes: look, remember, write. */
export function Flash({ woord, onDone }: FlashProps) {
  const { t } = useTranslation('leerling');
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), flashMs(woord));
    return () => clearTimeout(timer);
  }, [woord]);
  return (
    <div className={css['flits']}>
      <p className={css['uitleg']}>{t('spel.let')}</p>
      <p className={css['woord']} lang="nl">
        {woord}
      </p>
    </div>
  );
}
