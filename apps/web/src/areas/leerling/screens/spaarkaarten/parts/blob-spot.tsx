import { PRIJS_PER_BLOB, type Spaarblob } from '@spelrijk/domain/spaarkaart';
import { BlobFigure, BlobShadow } from '@spelrijk/ui/blob';
import { Coin } from '@spelrijk/ui/coin';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from './blob-spot.module.css';

interface BlobSpotProps {
  readonly blob: Spaarblob;
  readonly mine: boolean;
  /** Its card is in its season. */
  readonly open: boolean;
  readonly onChoose: () => void;
}

/** One place on a card: the blob itself, or its shadow with the price. */
export function BlobSpot({ blob, mine, open, onChoose }: BlobSpotProps) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <button type="button" className={css['vak']} data-eigen={mine || undefined} onClick={onChoose}>
      <span className={css['beeld']}>{mine ? <BlobFigure seed={blob.figuur} /> : <BlobShadow seed={blob.figuur} />}</span>
      <span className={css['naam']}>{blob.naam}</span>
      {mine && <span className="verborgen">{t('sparen.eigen')}</span>}
      {!mine && open && (
        <span className={css['prijs']}>
          <Coin size={20} />
          <span aria-hidden="true">{PRIJS_PER_BLOB}</span>
          <span className="verborgen">{t('kaart.munten', { count: PRIJS_PER_BLOB })}</span>
        </span>
      )}
    </button>
  );
}
