import { mdiLogout } from '@mdi/js';
import { RoundButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { Coin } from '@spelrijk/ui/coin';
import { Icon } from '@spelrijk/ui/icon';
import { useTranslation } from 'react-i18next';
import { logout } from '../../../../../shared/session/leave.ts';
import { useLooksOn } from '../../../looks-on.ts';
import css from './top-bar.module.css';

interface TopBarProps {
  readonly roepnaam: string;
  readonly figuur: number;
  readonly munten: number;
}

/** Who I am, what I have, the way out. */
export function TopBar({ roepnaam, figuur, munten }: TopBarProps) {
  const { t } = useTranslation('leerling');
  const looksOn = useLooksOn();
  return (
    <header className={css['balk']}>
      <p className={css['wie']}>
        <span className={css['gezicht']}>
          <BlobFigure seed={figuur} />
        </span>
        <span className={css['naam']}>{roepnaam}</span>
      </p>
      <div className={css['rechts']}>
        <p className={css['munten']}>
          <Coin size={30} />
          <span aria-hidden="true">{munten}</span>
          <span className="verborgen">{t('kaart.munten', { count: munten })}</span>
        </p>
        {!looksOn && (
          <RoundButton name={t('uitloggen')} onClick={logout}>
            <Icon path={mdiLogout} size={24} />
          </RoundButton>
        )}
      </div>
    </header>
  );
}
