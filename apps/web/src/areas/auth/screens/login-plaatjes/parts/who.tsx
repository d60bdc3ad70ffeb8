import type { Output } from '@spelrijk/contract/define';
import type { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { BlobFigure } from '@spelrijk/ui/blob';
import { authTeksten } from '@spelrijk/teksten/auth';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../plaatjes.module.css';

export type Kind = Output<(typeof wachtwoordenRoutes)['openGroep']>['kinderen'][number];

interface WhoProps {
  readonly kinderen: readonly Kind[];
  readonly onChoose: (kind: Kind) => void;
}

/** Everybody's own figure and first name. */
export function Who({ kinderen, onChoose }: WhoProps) {
  const { t } = useTexts(authTeksten);
  if (kinderen.length === 0) return <p>{t('plaatjes.leeg')}</p>;
  return (
    <ul className={css['kinderen']}>
      {kinderen.map((kind) => (
        <li key={kind.id}>
          <button type="button" className={css['kind']} onClick={() => onChoose(kind)}>
            <span className={css['figuur']}>
              <BlobFigure seed={kind.figuur} />
            </span>
            {kind.roepnaam}
          </button>
        </li>
      ))}
    </ul>
  );
}
