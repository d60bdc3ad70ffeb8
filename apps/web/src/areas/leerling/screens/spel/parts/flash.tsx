import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { flashMs } from '../../../play/prompt.ts';
import css from './flash.module.css';

interface FlashProps {
  readonly woord: string;
  /** How long it stands (ms); absent: as long as its letters need. */
  readonly ms?: number | undefined;
  readonly onDone: () => void;
}

/** The word stands still for a moment and goes: look, remember, write. */
export function Flash({ woord, ms, onDone }: FlashProps) {
  const { t } = useTranslation('leerling');
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), ms ?? flashMs(woord));
    return () => clearTimeout(timer);
  }, [woord, ms]);
  return (
    <div className={css['flits']}>
      <p className={css['uitleg']}>{t('spel.let')}</p>
      <p className={css['woord']} lang="nl">
        {woord}
      </p>
    </div>
  );
}
