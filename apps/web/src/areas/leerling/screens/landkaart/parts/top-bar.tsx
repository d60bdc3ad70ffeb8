import { mdiBookOpenPageVariant, mdiImageMultiple, mdiLogout, mdiStarCircle, mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import { RoundButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { Coin } from '@spelrijk/ui/coin';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { logout } from '../../../../../shared/session/leave.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../../audio/sound-setting.ts';
import { useLooksOn } from '../../../looks-on.ts';
import { figuurPath, leesplankPath, mijnVoortgangPath, spaarkaartenPath, verzamelingenPath } from '../../../paths.ts';
import css from './top-bar.module.css';

// Opened now and then; the map comes first.
const SoundDialog = lazy(async () => ({ default: (await import('../../../parts/sound-dialog.tsx')).SoundDialog }));

interface TopBarProps {
  readonly leerlingId: string;
  readonly roepnaam: string;
  readonly figuur: number;
  /** Null when rewards are switched off. */
  readonly munten: number | null;
}

/** Who I am, what I can, what I have, the way out. */
export function TopBar({ leerlingId, roepnaam, figuur, munten }: TopBarProps) {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  return (
    <header className={css['balk']}>
      {munten === null ? (
        <p className={css['wie']}>
          <span className={css['gezicht']}>
            <BlobFigure seed={figuur} />
          </span>
          <span className={css['naam']}>{roepnaam}</span>
        </p>
      ) : (
        <Link className={css['wie']} to={figuurPath(leerlingId)} title={t('kaart.naarFiguur')}>
          <span className={css['gezicht']}>
            <BlobFigure seed={figuur} />
          </span>
          <span className={css['naam']}>{roepnaam}</span>
          <span className="verborgen">, {t('kaart.naarFiguur')}</span>
        </Link>
      )}
      <div className={css['plekken']}>
        <Link className={css['ik']} to={leesplankPath(leerlingId)} aria-label={t('kaart.naarPlank')} title={t('kaart.naarPlank')}>
          <Icon path={mdiBookOpenPageVariant} size={26} />
        </Link>
        <Link className={css['ik']} to={mijnVoortgangPath(leerlingId)} aria-label={t('kaart.naarIk')} title={t('kaart.naarIk')}>
          <Icon path={mdiStarCircle} size={26} />
        </Link>
        {munten !== null && (
          <Link
            className={css['ik']}
            to={verzamelingenPath(leerlingId)}
            aria-label={t('kaart.naarVerzamelingen')}
            title={t('kaart.naarVerzamelingen')}
          >
            <Icon path={mdiImageMultiple} size={26} />
          </Link>
        )}
      </div>
      <div className={css['rechts']}>
        {munten !== null && (
          <Link className={css['munten']} to={spaarkaartenPath(leerlingId)} title={t('kaart.naarSparen')}>
            <Coin size={30} />
            <span aria-hidden="true">{munten}</span>
            <span className="verborgen">
              {t('kaart.munten', { count: munten })}, {t('kaart.naarSparen')}
            </span>
          </Link>
        )}
        {!looksOn && <SoundButton />}
        {!looksOn && (
          <RoundButton name={t('uitloggen')} onClick={logout}>
            <Icon path={mdiLogout} size={24} />
          </RoundButton>
        )}
      </div>
    </header>
  );
}

function SoundButton() {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundButton name={t('geluid.open')} onClick={() => setOpen(true)}>
        <Icon path={soundOn ? mdiVolumeHigh : mdiVolumeOff} size={24} />
      </RoundButton>
      {open && (
        <Suspense>
          <SoundDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
