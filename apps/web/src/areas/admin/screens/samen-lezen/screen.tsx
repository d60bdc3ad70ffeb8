import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { PRAATVRAGEN, samenlezenTeksten } from '@spelrijk/teksten/samenlezen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { usePlankniveau } from '../../../../shared/categorie/niveau.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { openPlanken, plankenQuery } from '../../parts/planken.ts';
import { leerlingLezenQuery, tekstQuery } from '../../volgen.ts';
import css from './samen-lezen.module.css';

export const meta = () => pageTitle(samenlezenTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(samenlezenTeksten, 'titel')] };

type Plank = Output<Api['readLeesplank']>['planken'][number];
type Boek = Plank['boeken'][number];

interface SheetProps {
  readonly leerlingId: string;
  readonly naam: string;
  readonly boek: Boek;
}

function Sheet({ leerlingId, naam, boek }: SheetProps) {
  const { t } = useTexts(samenlezenTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, boek.id));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} back={back} /> : <Waiting />;
  const { titel, alineas, perRegel } = data;
  const soort = PRAATVRAGEN[boek.soort];
  return (
    <article className={css['blad']}>
      <header>
        <h1>{t('samenlezen:kop', { naam })}</h1>
        <p>{t('samenlezen:duur')}</p>
      </header>
      <section className={css['tekst']} data-regels={perRegel}>
        <h2>{titel}</h2>
        {alineas.map((zinnen) => (
          <p key={zinnen.join(' ')}>
            {zinnen.map((zin, i) => (
              <span key={`${i}-${zin}`}>{zin} </span>
            ))}
          </p>
        ))}
      </section>
      <section>
        <h2>{t('samenlezen:stappen')}</h2>
        <ol>
          {(['voor', 'samen', 'zelf'] as const).map((stap) => (
            <li key={stap}>{t(`samenlezen:stap.${stap}`, { naam })}</li>
          ))}
        </ol>
        <p>{t('samenlezen:vast', { naam })}</p>
      </section>
      <section>
        <h2>{t('samenlezen:praat')}</h2>
        <ul>
          {(['een', 'twee'] as const).map((nr) => (
            <li key={nr}>{t(`samenlezen:vraag.${soort}.${nr}`)}</li>
          ))}
        </ul>
      </section>
      <p>{t('samenlezen:slot')}</p>
    </article>
  );
}

/** A sheet to read together: the text in the letters of beginners, three steps, two questions to talk about. */
export default function SamenLezenScreen() {
  const { t } = useTexts(samenlezenTeksten, kaderTeksten);
  const params = usePathParams();
  const { adminId, leerlingId } = params;
  const plankniveau = usePlankniveau();
  const [keuze, setKeuze] = useState('');
  const lezer = useQuery(leerlingLezenQuery(params));
  const planken = useQuery({ ...plankenQuery(leerlingId), select: openPlanken });
  const error = lezer.error ?? planken.error;
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error) return <Failure error={error} onRetry={() => void Promise.all([lezer.refetch(), planken.refetch()])} back={back} />;
  if (!lezer.data || !planken.data) return <Waiting />;
  const { roepnaam: naam } = lezer.data;
  const boeken = planken.data.flatMap((plank) => plank.boeken.map((boek) => ({ plank: plankniveau(plank), boek })));
  // A new one first: what was read before is no practice in reading together.
  const gekozen = boeken.find(({ boek }) => boek.id === keuze) ?? boeken.find(({ boek }) => boek.keer === 0) ?? boeken[0];
  return (
    <>
      <div className={`${css['balk']} niet-printen`}>
        <p>{t(gekozen ? 'samenlezen:uitleg' : 'samenlezen:geen', { naam })}</p>
        {gekozen && (
          <TextField
            select
            label={t('samenlezen:kies')}
            value={gekozen.boek.id}
            onChange={({ target }) => setKeuze(target.value)}
            fullWidth
          >
            {boeken.map(({ plank, boek: { id, titel, woorden } }) => (
              <MenuItem key={id} value={id}>
                {t('samenlezen:optie', { titel, plank, woorden })}
              </MenuItem>
            ))}
          </TextField>
        )}
        <div className={css['knoppen']}>
          <Button component={Link} variant="text" to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', params)}>
            {t('samenlezen:terug')}
          </Button>
          {gekozen && (
            <Button
              startIcon={
                <SvgIcon>
                  <path d={mdiPrinter} />
                </SvgIcon>
              }
              onClick={() => window.print()}
            >
              {t('samenlezen:print')}
            </Button>
          )}
        </div>
      </div>
      {gekozen && <Sheet leerlingId={leerlingId} naam={naam} boek={gekozen.boek} />}
    </>
  );
}
