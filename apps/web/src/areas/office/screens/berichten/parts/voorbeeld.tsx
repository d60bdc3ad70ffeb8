import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Regio } from '@spelrijk/domain/admin';
import { inRegio } from '@spelrijk/teksten/termen';
import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useState } from 'react';
import { Opmaak } from '../../../../../shared/opmaak/opmaak.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../berichten.module.css';

interface VoorbeeldProps {
  readonly titel: string;
  readonly tekst: string;
  /** Of who reads it; with both, one chooses. */
  readonly regio: Regio | 'beide';
}

/** The message as its reader sees it, in the words of either region. */
export function Voorbeeld({ titel, tekst, regio }: VoorbeeldProps) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const [gekozen, setGekozen] = useState<Regio>('nl');
  const woorden = regio === 'beide' ? gekozen : regio;
  return (
    <section className={css['voorbeeld']} aria-labelledby="voorbeeld">
      <div className={css['voorbeeldkop']}>
        <h3 id="voorbeeld">{t('voorbeeld.titel')}</h3>
        {regio === 'beide' && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={gekozen}
            aria-label={t('voorbeeld.regio')}
            onChange={(_event, waarde: Regio | null) => setGekozen(waarde ?? gekozen)}
          >
            <ToggleButton value="nl">{t('voorbeeld.nl')}</ToggleButton>
            <ToggleButton value="be">{t('voorbeeld.be')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </div>
      {titel.trim() === '' && tekst.trim() === '' ? (
        <p className={css['zacht']}>{t('voorbeeld.leeg')}</p>
      ) : (
        <>
          <h4>{titel.trim() === '' ? t('voorbeeld.zonderTitel') : inRegio(titel, woorden)}</h4>
          <Opmaak tekst={inRegio(tekst, woorden)} adminId={null} />
        </>
      )}
    </section>
  );
}
