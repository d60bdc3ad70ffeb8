/** The begeleidingstraject of a client, on its page: what runs, and what ended. */
import Button from '@mui/material/Button';
import type { Bereik } from '@spelrijk/contract/voortgang';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import panel from '../parts/parts.module.css';
import { Unready } from '../parts/unready.tsx';
import { usePathParams } from '../params.ts';
import { isKlaarVoorBegin } from './kan.ts';
import { Papieruitslagen } from './papier.tsx';
import { begeleidingenQuery, useBegeleiding, type Begeleiden, type Begeleidingen, type Traject } from './queries.ts';
import { Sessies } from './sessies.tsx';
import { EindeDialog, ZonderDialog } from './stap-dialogen.tsx';
import { Toetsen } from './toetsen.tsx';
import { TrajectDialog } from './traject-dialog.tsx';

function useBereik(): (bereik: Bereik | null) => string {
  const { t } = useTexts(begeleidingTeksten);
  return (bereik) =>
    bereik?.zeker === true ? t('bereik', { laag: Math.round(bereik.laag), hoog: Math.round(bereik.hoog) }) : t('bereikOnzeker');
}

function Doelen({ traject }: { readonly traject: Traject }) {
  const { t } = useTexts(begeleidingTeksten);
  const bereik = useBereik();
  return (
    <ul className={panel['stappen']}>
      {traject.doelen.map(({ categorie, naam, begin, nu }) => (
        <li key={categorie}>
          <strong>{naam}</strong>
          <br />
          <span className={css['zacht']}>
            {t('toen', { wat: bereik(begin) })} {traject.status !== 'concept' && t('nu', { wat: bereik(nu) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface StappenProps {
  readonly data: Begeleidingen;
  readonly traject: Traject;
  readonly begeleiden: Begeleiden;
}

/** What can be done with one that waits or runs. */
function Stappen({ data, traject, begeleiden }: StappenProps) {
  const { t } = useTexts(begeleidingTeksten);
  const [open, setOpen] = useState<'wijzig' | 'zonder' | 'einde' | null>(null);
  const close = (): void => setOpen(null);
  const { start, save, end, makeToets } = begeleiden;
  const getoetst = isKlaarVoorBegin(traject);
  const begin = (): void => {
    if (!start.isPending) start.mutate({ planId: traject.id, body: { versie: traject.versie, zonderStarttoets: '' } });
  };
  return (
    <>
      {traject.status === 'concept' && !getoetst && <p className={css['deel']}>{t('begin.eerst')}</p>}
      <FormAlert error={start.error} />
      <p className={css['knoppen']}>
        {traject.status === 'concept' && getoetst && <Button onClick={begin}>{t('begin.knop')}</Button>}
        {traject.status === 'concept' && !getoetst && (
          <Button variant="text" onClick={() => setOpen('zonder')}>
            {t('begin.zonder')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen('wijzig')}>
          {t('wijzig')}
        </Button>
        {traject.status === 'actief' && (
          <Button variant="outlined" onClick={() => setOpen('einde')}>
            {t('einde.knop')}
          </Button>
        )}
      </p>
      {open === 'wijzig' && <TrajectDialog data={data} traject={traject} save={save} makeToets={makeToets} onClose={close} />}
      {open === 'zonder' && <ZonderDialog traject={traject} start={start} onClose={close} />}
      {open === 'einde' && <EindeDialog naam={data.roepnaam} traject={traject} end={end} onClose={close} />}
    </>
  );
}

function TrajectKaart({ data, traject, begeleiden }: StappenProps) {
  const { t } = useTexts(begeleidingTeksten);
  const dates = useDates();
  const { status, van, tot, keuze, einde } = traject;
  const loopt = status === 'concept' || status === 'actief';
  return (
    <>
      <p>
        <strong>{t(`status.${status}`, { van: van === null ? '' : dates.day(van), tot: tot === null ? '' : dates.day(tot) })}</strong>
      </p>
      {keuze.hulpvraag !== '' && <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{keuze.hulpvraag}</p>}
      <Doelen traject={traject} />
      {einde && (
        <section className={css['deel']}>
          <h3>{t('einde.titel')}</h3>
          <p>{t(`einde.${einde.besluit}`)}</p>
          <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{einde.tekst}</p>
        </section>
      )}
      <Toetsen naam={data.roepnaam} traject={traject} makeToets={begeleiden.makeToets} />
      {loopt && <Stappen data={data} traject={traject} begeleiden={begeleiden} />}
      {status !== 'concept' && <Sessies vandaag={data.vandaag} traject={traject} begeleiden={begeleiden} />}
    </>
  );
}

export function BegeleidingPaneel() {
  const { t } = useTexts(begeleidingTeksten);
  const { adminId, leerlingId } = usePathParams();
  const plek = { adminId, leerlingId };
  const { data, error, refetch } = useQuery(begeleidingenQuery(plek));
  const begeleiden = useBegeleiding(plek);
  const [nieuw, setNieuw] = useState(false);
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const loopt = data.trajecten.some(({ status }) => status === 'concept' || status === 'actief');
  return (
    <>
      <section className={panel['paneel']}>
        <h2>{t('titel')}</h2>
        {data.trajecten.length === 0 && <p>{t('geen', { naam: data.roepnaam })}</p>}
        {data.trajecten.map((traject) => (
          <TrajectKaart key={traject.id} data={data} traject={traject} begeleiden={begeleiden} />
        ))}
        {!loopt && (
          <p className={css['knoppen']}>
            <Button onClick={() => setNieuw(true)}>{t('nieuw')}</Button>
          </p>
        )}
        {nieuw && (
          <TrajectDialog
            data={data}
            traject={null}
            save={begeleiden.save}
            makeToets={begeleiden.makeToets}
            onClose={() => setNieuw(false)}
          />
        )}
      </section>
      <Papieruitslagen data={data} begeleiden={begeleiden} />
    </>
  );
}
