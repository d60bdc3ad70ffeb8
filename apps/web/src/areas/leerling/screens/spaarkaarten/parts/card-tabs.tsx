import { SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from './card-tabs.module.css';

interface CardTabsProps {
  readonly at: number;
  readonly blobs: readonly number[];
  readonly onChoose: (at: number) => void;
}

/** All cards in a row, each with how far it is. */
export function CardTabs({ at, blobs, onChoose }: CardTabsProps) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <nav className={css['rij']} aria-label={t('sparen.kaarten')}>
      {SPAARKAARTEN.map((card, index) => {
        const have = card.blobs.filter(({ nummer }) => blobs.includes(nummer)).length;
        const first = card.blobs[0];
        return (
          <button
            key={card.id}
            type="button"
            className={css['kies']}
            aria-pressed={index === at}
            onClick={() => onChoose(index)}
            title={card.naam}
          >
            <span className={css['hoofd']}>{first && <BlobFigure seed={first.figuur} />}</span>
            <span className="verborgen">{card.naam}, </span>
            <span>
              {have}/{card.blobs.length}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
