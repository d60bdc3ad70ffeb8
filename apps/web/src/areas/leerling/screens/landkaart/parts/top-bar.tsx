import { mdiDotsGrid, mdiLogout } from '@mdi/js';
import { BlobFigure } from '@spelrijk/ui/blob';
import { Coin } from '@spelrijk/ui/coin';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { logout } from '../../../../../shared/session/leave.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../../looks-on.ts';
import { figuurPath, spaarkaartenPath } from '../../../paths.ts';
import { Knop } from './knop.tsx';
import css from './top-bar.module.css';

// Opened now and then; the map comes first.
const Dingen = lazy(async () => ({ default: (await import('./dingen.tsx')).Dingen }));
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
  const knop = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'dingen' | 'geluid' | null>(null);
  const toGeluid = (): void => {
    // There the dialog gives the focus back to.
    knop.current?.focus();
    setOpen('geluid');
  };
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
        <Knop
          ref={knop}
          icon={mdiDotsGrid}
          kort={t('kaart.dingen')}
          open={open === 'dingen'}
          onClick={() => setOpen(open === 'dingen' ? null : 'dingen')}
        />
        {!looksOn && <Knop icon={mdiLogout} kort={t('uitloggen')} onClick={logout} />}
      </div>
      <Suspense>
        {open === 'dingen' && (
          <Dingen leerlingId={leerlingId} spaart={munten !== null} knop={knop} onClose={() => setOpen(null)} onGeluid={toGeluid} />
        )}
        {open === 'geluid' && <SoundDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </header>
  );
}
