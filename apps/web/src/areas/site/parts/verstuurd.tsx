import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './veld.module.css';

interface VerstuurdProps {
  readonly tekst: string;
  readonly nummer: string;
  readonly onNieuw: () => void;
}

/** A form has arrived: what happens now, and the number to name. */
export function Verstuurd({ tekst, nummer, onNieuw }: VerstuurdProps) {
  const { t } = useTexts(siteTeksten);
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => kop.current?.focus(), []);
  return (
    <section className={css['gelukt']} aria-live="polite">
      <h2 ref={kop} tabIndex={-1}>
        {t('formulier.gedaan')}
      </h2>
      <p>{tekst}</p>
      <p>{t('formulier.nummer', { nummer })}</p>
      <button type="button" className={css['knop']} data-stil onClick={onNieuw}>
        {t('formulier.nieuw')}
      </button>
    </section>
  );
}
