import Button from '@mui/material/Button';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from '../instellingen.module.css';

interface BalkProps {
  readonly aantal: number;
  readonly bezig: boolean;
  readonly onSave: () => void;
  readonly onVervallen: () => void;
}

/** At the bottom as long as something is not saved. */
export function Bewaarbalk({ aantal, bezig, onSave, onVervallen }: BalkProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  if (aantal === 0) return null;
  return (
    <section className={css['balk']} aria-label={t('bewaar.balk')}>
      <output>{t('bewaar.aantal', { count: aantal })}</output>
      <div className={css['knoppen']}>
        <Button variant="text" disabled={bezig} onClick={onVervallen}>
          {t('bewaar.laatVervallen')}
        </Button>
        <Button disabled={bezig} onClick={onSave}>
          {t(bezig ? 'bewaar.bezig' : 'bewaar.knop')}
        </Button>
      </div>
    </section>
  );
}
