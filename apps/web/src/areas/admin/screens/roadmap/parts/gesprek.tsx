import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Reactie, Roadmapitem } from '@spelrijk/contract/roadmap';
import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useAls } from '../afzender.ts';
import { useReactie, type Als } from '../queries.ts';
import css from '../roadmap.module.css';
import { Schrijf } from './schrijf.tsx';

interface GesprekProps {
  readonly adminId: string;
  readonly item: Roadmapitem;
  readonly als: Als;
  readonly nogVandaag: number;
}

interface ReactieProps extends Omit<GesprekProps, 'item'> {
  readonly itemId: string;
  readonly reactie: Reactie;
}

function Weg({
  adminId,
  itemId,
  id,
  onClose,
}: {
  readonly adminId: string;
  readonly itemId: string;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { t } = useTexts(roadmapTeksten);
  const { weg } = useReactie({ adminId, itemId }, onClose);
  return (
    <ConfirmDialog
      title={t('wegTitel')}
      text={t('wegUitleg')}
      confirm={t('weg')}
      cancel={t('annuleer')}
      busy={weg.isPending}
      error={weg.error}
      onConfirm={() => weg.mutate(id)}
      onClose={onClose}
    />
  );
}

function EenReactie({ adminId, itemId, reactie, als, nogVandaag }: ReactieProps) {
  const { t } = useTexts(roadmapTeksten);
  const dates = useDates();
  const alsTekst = useAls();
  const [doet, setDoet] = useState<'wijzig' | 'weg' | null>(null);
  const { id, tekst, op, gewijzigd, eigen, verborgen } = reactie;
  const close = (): void => setDoet(null);
  if (doet === 'wijzig' && als)
    return (
      <li className={css['reactie']} data-eigen>
        <Schrijf adminId={adminId} itemId={itemId} als={als} reactie={reactie} nogVandaag={nogVandaag} onClose={close} />
      </li>
    );
  return (
    <li className={css['reactie']} data-eigen={eigen}>
      <p>{tekst}</p>
      <p className={css['zacht']}>
        {eigen ? t('eigen') : alsTekst(reactie)}, {dates.relative(op)}
        {gewijzigd && `, ${t('gewijzigd')}`}
      </p>
      {verborgen !== null && <Alert severity="info">{t('verborgen', { reden: verborgen })}</Alert>}
      {eigen && (
        <div className={css['knoppen']}>
          {verborgen === null && (
            <Button size="small" variant="text" onClick={() => setDoet('wijzig')}>
              {t('wijzig')}
            </Button>
          )}
          <Button size="small" variant="text" color="error" onClick={() => setDoet('weg')}>
            {t('weg')}
          </Button>
        </div>
      )}
      {doet === 'weg' && <Weg adminId={adminId} itemId={itemId} id={id} onClose={close} />}
    </li>
  );
}

/** What people wrote under one item, and a place to write. */
export function Gesprek({ adminId, item, als, nogVandaag }: GesprekProps) {
  const { t } = useTexts(roadmapTeksten);
  const [schrijft, setSchrijft] = useState(false);
  return (
    <div className={css['gesprek']}>
      {item.reacties.length === 0 && <p className={css['zacht']}>{t('geenReacties')}</p>}
      <ul className={css['reacties']}>
        {item.reacties.map((reactie) => (
          <EenReactie key={reactie.id} adminId={adminId} itemId={item.id} reactie={reactie} als={als} nogVandaag={nogVandaag} />
        ))}
      </ul>
      {als && schrijft && (
        <Schrijf adminId={adminId} itemId={item.id} als={als} nogVandaag={nogVandaag} onClose={() => setSchrijft(false)} />
      )}
      {als && !schrijft && (
        <div>
          <Button size="small" variant="outlined" onClick={() => setSchrijft(true)}>
            {t('reageer')}
          </Button>
        </div>
      )}
    </div>
  );
}
