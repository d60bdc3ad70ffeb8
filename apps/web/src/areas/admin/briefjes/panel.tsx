import Button from '@mui/material/Button';
import { briefjeTeksten } from '@spelrijk/teksten/briefjes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DoneNotice } from '../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { isBackOffice } from '../../../shared/session/routes.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { PanelFailure } from '../parts/panel-failure.tsx';
import { PanelHead } from '../parts/panel-head.tsx';
import panel from '../parts/parts.module.css';
import { BriefjeLijst } from './lijst.tsx';
import { briefjesQuery, useBriefjes } from './queries.ts';
import { voorLeerling } from './stand.ts';

const BriefjeDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).BriefjeDialog }));

interface Wie {
  readonly id: string;
  readonly roepnaam: string;
}

interface BriefjesPanelProps {
  /** Who can be written to; one on the page of a leerling. */
  readonly leerlingen: readonly Wie[];
  /** Only what this one got. */
  readonly leerling?: Wie;
}

/** Sending and taking back, with what came of the last of them. */
function useDaden() {
  const { t } = useTexts(briefjeTeksten);
  const { adminId, groepId } = usePathParams();
  const { takeBack } = useBriefjes({ adminId, groepId });
  const [gedaan, setGedaan] = useState<{ readonly tekst: string; readonly id: string | null } | null>(null);
  const withdraw = (id: string): void =>
    takeBack.mutate(id, {
      onSuccess: ({ teruggenomen }) =>
        setGedaan({ tekst: teruggenomen === 0 ? t('teLaat') : t('terug', { count: teruggenomen }), id: null }),
    });
  const isGestuurd = (id: string, count: number): void => setGedaan({ tekst: t('gestuurd', { count }), id });
  return { gedaan, error: takeBack.error, withdraw, isGestuurd, sluit: () => setGedaan(null) };
}

/** What everybody wrote to these leerlingen, and writing to them. */
export function BriefjesPanel({ leerlingen, leerling }: BriefjesPanelProps) {
  const { t } = useTexts(briefjeTeksten);
  const { adminId, groepId } = usePathParams();
  const role = useUser()?.role;
  const [open, setOpen] = useState(false);
  const { gedaan, error: fout, withdraw, isGestuurd, sluit } = useDaden();
  const { data, error, refetch } = useQuery(briefjesQuery({ adminId, groepId }));
  const maySchrijven = role !== undefined && !isBackOffice(role);
  const briefjes = data && (leerling ? voorLeerling(data.briefjes, leerling.id) : data.briefjes);
  return (
    <section className={panel['paneel']}>
      <PanelHead title={t('titel')}>
        {maySchrijven && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {leerling ? t('schrijfAan', { naam: leerling.roepnaam }) : t('schrijf')}
          </Button>
        )}
      </PanelHead>
      {gedaan && (
        <DoneNotice
          text={gedaan.tekst}
          undo={gedaan.id === null ? undefined : { label: t('rij.neemTerug'), onClick: () => withdraw(gedaan.id ?? '') }}
          onClose={sluit}
        />
      )}
      <FormAlert error={fout} />
      {error && <PanelFailure text={t('fout')} again={t('opnieuw')} onRetry={() => void refetch()} />}
      {!briefjes && !error && <p>{t('laden')}</p>}
      {briefjes?.length === 0 && <p>{leerling ? t('leegKind', { naam: leerling.roepnaam }) : t('leeg')}</p>}
      {briefjes && briefjes.length > 0 && (
        <BriefjeLijst briefjes={briefjes} metNamen={!leerling} onTakeBack={maySchrijven ? withdraw : undefined} />
      )}
      {open && (
        <Suspense>
          <BriefjeDialog leerlingen={leerlingen} onSent={isGestuurd} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
