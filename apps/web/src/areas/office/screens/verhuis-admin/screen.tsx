import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { AdminKort } from '@spelrijk/contract/admins';
import { Verhuisdeel, type Verhuizing } from '@spelrijk/contract/verhuizingen';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import css from '../../../../shared/form/form.module.css';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { KiesKlant } from '../../parts/kies-klant.tsx';
import { adminQuery, verhuizingenQuery } from '../../queries.ts';
import { Eerder } from './parts/eerder.tsx';
import { Proef } from './parts/proef.tsx';
import { useVerhuizing } from './use-verhuizing.ts';

export const handle: Crumbs = { crumbs: [crumb(verhuizingTeksten, 'titel')] };
export const meta = () => pageTitle(verhuizingTeksten, 'titel');

/** Where the two customers were mixed, in words. */
function useWaar(): (error: Error | null) => string | null {
  const { t } = useTexts(verhuizingTeksten);
  return (error) => {
    const delen = error instanceof ApiFout ? Verhuisdeel.options.filter((deel) => error.details.includes(deel)) : [];
    return delen.length === 0 ? null : t('waar', { delen: delen.map((deel) => t(`deel.${deel}`)).join(', ') });
  };
}

/** Choosing where everything goes. */
function Waarheen({
  adminId,
  bezig,
  onProef,
}: {
  readonly adminId: string;
  readonly bezig: boolean;
  readonly onProef: (naar: string) => void;
}) {
  const { t } = useTexts(verhuizingTeksten);
  const [klant, setKlant] = useState<AdminKort | null>(null);
  const [gezien, setGezien] = useState(false);
  const click = (): void => {
    setGezien(true);
    if (klant !== null) onProef(klant.id);
  };
  return (
    <section className={css['groep']}>
      <h2>{t('waarheen')}</h2>
      <KiesKlant
        label={t('ontvanger')}
        hulp={t('ontvangerHulp')}
        fout={gezien && klant === null ? t('kies') : undefined}
        klant={klant}
        behalve={adminId}
        onChange={setKlant}
      />
      <div className={css['knoppen']}>
        <Button variant="outlined" disabled={bezig} onClick={click}>
          {t('proef')}
        </Button>
      </div>
    </section>
  );
}

/** Moving a customer into another: on paper first, with a week to take it back. */
export default function VerhuisAdminScreen() {
  const { t } = useTexts(verhuizingTeksten);
  const { adminId = '' } = useParams();
  const naam = useQuery(adminQuery(adminId)).data?.admin.naam ?? '';
  const lijst = useQuery(verhuizingenQuery(adminId));
  const { proef, start, terug } = useVerhuizing(adminId);
  const [zeker, setZeker] = useState(false);
  const [terugdraaien, setTerugdraaien] = useState<Verhuizing | null>(null);
  const waar = useWaar()(terug.error);
  const view = (naar: string): void => {
    start.reset();
    terug.reset();
    proef.mutate(naar);
  };
  return (
    <div className={css['formulier']}>
      <p>{t('uitleg', { naam, termijn: termijnNu('verhuisherstel') })}</p>
      {start.data && !terug.data && <Alert severity="success">{t('gelukt', start.data)}</Alert>}
      {terug.data && <Alert severity="success">{t('teruggedraaid')}</Alert>}
      {lijst.data ? (
        <Eerder verhuizingen={lijst.data.verhuizingen} onTerug={setTerugdraaien} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
      <FormAlert error={lijst.error} />
      <Waarheen adminId={adminId} bezig={proef.isPending} onProef={view} />
      <FormAlert error={proef.error} />
      {proef.isPending && <Skeleton variant="rounded" height={240} />}
      {proef.data && !start.data && !terug.data && <Proef proef={proef.data.proef} onMove={() => setZeker(true)} />}
      {zeker && proef.data && (
        <ConfirmDialog
          title={t('zekerTitel', { van: proef.data.proef.van.naam, naar: proef.data.proef.naar.naam })}
          text={t('zeker', { van: proef.data.proef.van.naam })}
          confirm={t('verhuis')}
          cancel={t('annuleer')}
          busy={start.isPending}
          error={start.error}
          onConfirm={() => start.mutate(proef.data, { onSuccess: () => setZeker(false) })}
          onClose={() => setZeker(false)}
        />
      )}
      {terugdraaien && (
        <ConfirmDialog
          title={t('terugTitel')}
          text={[t('terugZeker', { van: terugdraaien.van }), waar].filter((zin) => zin !== null).join(' ')}
          confirm={t('draaiTerug')}
          cancel={t('annuleer')}
          busy={terug.isPending}
          error={terug.error}
          onConfirm={() => terug.mutate(terugdraaien.id, { onSuccess: () => setTerugdraaien(null) })}
          onClose={() => setTerugdraaien(null)}
        />
      )}
    </div>
  );
}
