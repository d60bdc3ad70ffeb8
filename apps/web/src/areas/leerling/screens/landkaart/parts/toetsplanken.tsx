import { mdiPencilOutline } from '@mdi/js';
import { Icon } from '@spelrijk/ui/icon';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { leerlingMethodetoetsTeksten } from '@spelrijk/teksten/leerling-methodetoets';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { methodetoetsPath } from '../../../paths.ts';
import css from './signpost.module.css';

export type Toets = Output<Api['readLandkaart']>['methodetoetsen'][number];

/** What is open for the class today: above the taken, and not one of them. */
export function Toetsplanken({ leerlingId, toetsen }: { readonly leerlingId: string; readonly toetsen: readonly Toets[] }) {
  const { t } = useTexts(leerlingMethodetoetsTeksten);
  return (
    <ul className={`${css['planken']} ${css['toetsen']}`}>
      {toetsen.map((toets) => (
        <li key={toets.id}>
          <Link className={css['plank']} data-nu="" to={methodetoetsPath(leerlingId, toets)}>
            <span className={css['stap']}>
              <Icon path={mdiPencilOutline} size={22} />
            </span>
            <span className={css['plankTekst']}>
              <strong>{t('kaart')}</strong>
              <span className={css['onder']}>{toets.titel}</span>
              <span className={css['aantal']}>
                {toets.gemaakt === 0
                  ? t('kaartNieuw', { aantal: toets.aantal })
                  : t('kaartVerder', { nr: toets.gemaakt + 1, aantal: toets.aantal })}
              </span>
            </span>
            <span className={css['begin']}>{t(toets.gemaakt === 0 ? 'kaartBegin' : 'kaartGaVerder')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
