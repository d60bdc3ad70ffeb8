import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { kaartPath } from '../../../paths.ts';
import { Hear } from '../../../parts/hear.tsx';
import frame from '../../../parts/try-again.module.css';
import css from './intro.module.css';

/** A game that failed: whose fault it is, what was kept, what to do. */
export function Broken({ leerlingId, onRetry }: { readonly leerlingId: string; readonly onRetry: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <section className={frame['kader']} role="alert">
      <div className={frame['blob']}>
        <BlobFigure seed={9} mood="verrast" />
      </div>
      <h1>{t('stuk.kop')}</h1>
      <p>{t('stuk.uitleg')}</p>
      <Hear lines={[['stuk.kop'], ['stuk.uitleg'], ['stuk.opnieuw']]} />
      <BigButton tone="zon" onClick={onRetry}>
        {t('stuk.opnieuw')}
      </BigButton>
      <Link className={css['link']} to={kaartPath(leerlingId)}>
        {t('stuk.kaart')}
      </Link>
    </section>
  );
}
