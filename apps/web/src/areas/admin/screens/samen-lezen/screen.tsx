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
import { href, Link, useSearchParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
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

const BLADEN = ['samen', 'kaart'] as const;
type Blad = (typeof BLADEN)[number];

interface KaartProps {
  readonly naam: string;
  readonly soort: Boek['soort'];
  /** Words above the level of the text. */
  readonly woorden: readonly string[];
}

/** Twenty minutes with one text: words, sentence by sentence together, the whole of it twice, and what it is about. */
function Kaart({ naam, soort, woorden }: KaartProps) {
  const { t } = useTexts(samenlezenTeksten);
  const vraag = PRAATVRAGEN[soort];
  const stappen = [
    {
      naam: 'woorden',
      van: 0,
      tot: 3,
      doe: t(woorden.length > 0 ? 'kaart.stap.woorden.doe' : 'kaart.stap.woorden.zonder'),
      zeg: t('kaart.stap.woorden.zeg'),
    },
    { naam: 'koor', van: 3, tot: 8, doe: t('kaart.stap.koor.doe', { naam }), zeg: t('kaart.stap.koor.zeg') },
    { naam: 'nogeens', van: 8, tot: 15, doe: t('kaart.stap.nogeens.doe', { naam }), zeg: t('kaart.stap.nogeens.zeg') },
    {
      naam: 'praat',
      van: 15,
      tot: 20,
      doe: t('kaart.stap.praat.doe'),
      zeg: t('kaart.stap.praat.zeg', { een: t(`vraag.${vraag}.een`), twee: t(`vraag.${vraag}.twee`) }),
    },
  ];
  return (
    <section>
      <table className={css['kaart']}>
        <caption>{t('kaart.tabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('kaart.min')}</th>
            <th scope="col">{t('kaart.doe')}</th>
            <th scope="col">{t('kaart.zeg')}</th>
          </tr>
        </thead>
        <tbody>
          {stappen.map((stap) => (
            <tr key={stap.naam}>
              <th scope="row">{t('kaart.minuut', { van: stap.van, tot: stap.tot })}</th>
              <td>
                {stap.doe}
                {stap.naam === 'woorden' && woorden.length > 0 && <strong className={css['woorden']}>{woorden.join(', ')}</strong>}
              </td>
              <td>{stap.zeg}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('vast', { naam })}</p>
      <p>{t('kaart.slot')}</p>
    </section>
  );
}

/** Ten minutes: three steps, and two questions to talk about. */
function Stappen({ naam, soort: tekstsoort }: Omit<KaartProps, 'woorden'>) {
  const { t } = useTexts(samenlezenTeksten);
  const soort = PRAATVRAGEN[tekstsoort];
  return (
    <>
      <section>
        <h2>{t('stappen')}</h2>
        <ol>
          {(['voor', 'samen', 'zelf'] as const).map((stap) => (
            <li key={stap}>{t(`stap.${stap}`, { naam })}</li>
          ))}
        </ol>
        <p>{t('vast', { naam })}</p>
      </section>
      <section>
        <h2>{t('praat')}</h2>
        <ul>
          {(['een', 'twee'] as const).map((nr) => (
            <li key={nr}>{t(`vraag.${soort}.${nr}`)}</li>
          ))}
        </ul>
      </section>
      <p>{t('slot')}</p>
    </>
  );
}

interface SheetProps {
  readonly blad: Blad;
  readonly leerlingId: string;
  readonly naam: string;
  readonly boek: Boek;
}

function Sheet({ blad, leerlingId, naam, boek }: SheetProps) {
  const { t } = useTexts(samenlezenTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, boek.id));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} back={back} /> : <Waiting />;
  const { titel, alineas, perRegel, vooraf } = data;
  const kop = blad === 'kaart' ? 'kaart.kop' : 'kop';
  return (
    <article className={css['blad']}>
      <header>
        <h1>{t(`samenlezen:${kop}`, { naam })}</h1>
        <p>{t(blad === 'kaart' ? 'samenlezen:kaart.duur' : 'samenlezen:duur')}</p>
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
      {blad === 'kaart' ? <Kaart naam={naam} soort={boek.soort} woorden={vooraf} /> : <Stappen naam={naam} soort={boek.soort} />}
    </article>
  );
}

/** A sheet to read together, or the card of who guides a child in reading: the text in the letters of beginners, and what is done with it. */
export default function SamenLezenScreen() {
  const { t } = useTexts(samenlezenTeksten, kaderTeksten);
  const params = usePathParams();
  const { adminId, leerlingId } = params;
  const plankniveau = usePlankniveau();
  const [keuze, setKeuze] = useState('');
  const [zoek, setZoek] = useSearchParams();
  const blad = BLADEN.find((een) => een === zoek.get('blad')) ?? 'samen';
  const lezer = useQuery(leerlingLezenQuery(params));
  const planken = useQuery({ ...plankenQuery(leerlingId), select: openPlanken });
  const error = lezer.error ?? planken.error;
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (replaces(error, lezer.data && planken.data))
    return <Failure error={error} onRetry={() => void Promise.all([lezer.refetch(), planken.refetch()])} back={back} />;
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
            label={t('samenlezen:blad')}
            value={blad}
            onChange={({ target }) => setZoek({ blad: target.value }, { replace: true })}
            fullWidth
          >
            {BLADEN.map((een) => (
              <MenuItem key={een} value={een}>
                {t(`samenlezen:bladen.${een}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
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
      {gekozen && <Sheet blad={blad} leerlingId={leerlingId} naam={naam} boek={gekozen.boek} />}
    </>
  );
}
