import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { flashMs } from '../../play/prompt.ts';
import css from './flash.module.css';

interface FlashProps {
  readonly woord: string;
  /** It is a whole sentence. */
  readonly zin: boolean;
  /** How long it stands (ms); absent: as long as its letters need. */
  readonly ms?: number | undefined;
  readonly onDone: () => void;
}

/** The word stands still for a moment and goes: look, remember, write. */
export function Flash({ woord, zin, ms, onDone }: FlashProps) {
  const { t } = useTexts(leerlingTeksten);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), ms ?? flashMs(woord));
    return () => clearTimeout(timer);
  }, [woord, ms]);
  return (
    <div className={css['flits']}>
      <p className={css['uitleg']}>{t(zin ? 'spel.letZin' : 'spel.let')}</p>
      <p className={css['woord']} lang="nl">
        {woord}
      </p>
    </div>
  );
}
