import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { BlobFigure } from '@spelrijk/ui/blob';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { afdrukTeksten } from '@spelrijk/teksten/afdruk';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { href, Link, useSearchParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { lastDays } from '../../../../shared/date/days.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { useJaargroep } from '../../../../shared/region/jaargroep.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BriefjesPanel } from '../../briefjes/panel.tsx';
import { verslagPad } from '../../clienten/paden.ts';
import { groepCrumb, leerlingCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Fold } from '../../parts/fold.tsx';
import { PrintDialog } from '../../parts/print-dialog.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { voortgangQuery } from '../../queries.ts';
import { SamenKnop } from '../../samen/samen-knop.tsx';
import { formatPlaats } from '../../zonder-groepen.ts';
import { ZorgButton } from '../../zorg/zorg-button.tsx';
import { AnalysePanel } from './parts/analyse-panel.tsx';
import { CategorieenPanel } from './parts/categorieen-panel.tsx';
import { EerstPanel } from './parts/eerst-panel.tsx';
import { FoutenPanel } from './parts/fouten-panel.tsx';
import { GamesPanel } from './parts/games-panel.tsx';
import { LeesplankPanel } from './parts/leesplank-panel.tsx';
import { LezenPanel } from './parts/lezen-panel.tsx';
import { NiveauPanel } from './parts/niveau-panel.tsx';
import { RegelsPanel } from './parts/regels-panel.tsx';
import { Summary } from './parts/summary.tsx';
import { TijdPanel } from './parts/tijd-panel.tsx';
import { ToetsenPanel } from './parts/toetsen-panel.tsx';
import { WoordenPanel } from './parts/woorden-panel.tsx';
import css from './voortgang.module.css';
import type { Voortgang } from '../../voortgang.ts';

const Woordencurve = lazy(async () => ({ default: (await import('../../chart/woordencurve.tsx')).Woordencurve }));

/** Four school weeks: what the summary and the days chart look back on. */
const DAYS = 28;

/** Parts of the page behind what comes first. */
const DELEN = ['categorieen', 'fouten', 'analyse', 'woorden', 'niveau', 'lezen', 'inzet', 'briefjes'] as const;
type Deel = (typeof DELEN)[number];
/** On paper when nothing else is chosen. */
const KORT: readonly Deel[] = ['categorieen', 'fouten'];

export const meta = () => pageTitle(kindvoortgangTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, leerlingCrumb] };

function Heading({ leerling, groep, zorg, onPrint }: Voortgang & { readonly onPrint: () => void }) {
  const { t } = useTexts(kindvoortgangTeksten, leerlingvoortgangTeksten);
  const params = usePathParams();
  const jaargroep = useJaargroep();
  const rol = useUser()?.role;
  return (
    <header className={css['kop']}>
      <div className={css['figuur']}>
        <BlobFigure seed={leerling.figuur} />
      </div>
      <div className={css['namen']}>
        <h1>
          {leerling.roepnaam} {leerling.achternaam}
        </h1>
        <p>{formatPlaats(rol, groep.naam, jaargroep(leerling.jaargroep))}</p>
      </div>
      <div className={`${css['knoppen']} niet-printen`}>
        {rol === 'rtadmin' ? (
          // A practice writes to parents in its own name.
          <Button component={Link} to={verslagPad(params, 'ouders')}>
            {t('leerlingvoortgang:verslag')}
          </Button>
        ) : (
          <Button component={Link} to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/rapport', params)}>
            {t('leerlingvoortgang:rapport')}
          </Button>
        )}
        <Button
          variant="outlined"
          component={Link}
          to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', params)}
        >
          {t('kindvoortgang:oefeninstellingen')}
        </Button>
        <SamenKnop {...params} naam={leerling.roepnaam} />
        <DownloadButton route="exportLeerling" params={params} naam={`${leerling.roepnaam} ${leerling.achternaam}`} />
        <ZorgButton leerling={leerling} zorg={zorg} />
        <Button
          variant="outlined"
          startIcon={
            <SvgIcon>
              <path d={mdiPrinter} />
            </SvgIcon>
          }
          onClick={onPrint}
        >
          {t('kindvoortgang:print')}
        </Button>
      </div>
    </header>
  );
}

function Report({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t } = useTexts(leerlingvoortgangTeksten, afdrukTeksten);
  const range = lastDays(DAYS, serverNow());
  const [papier, setPapier] = useState<ReadonlySet<Deel>>(new Set(KORT));
  const [choosing, setChoosing] = useState(false);
  const [search] = useSearchParams();
  const print = (): void => {
    // Without the dialog, which would lie over it.
    flushSync(() => setChoosing(false));
    window.print();
  };
  return (
    <>
      <Heading {...voortgang} onPrint={() => setChoosing(true)} />
      <Summary voortgang={voortgang} since={range[0] ?? ''} />
      <EerstPanel voortgang={voortgang} />
      <Fold title={t('deel.categorieen')} prints={papier.has('categorieen')}>
        <CategorieenPanel voortgang={voortgang} />
      </Fold>
      <Fold title={t('deel.fouten')} prints={papier.has('fouten')}>
        <FoutenPanel {...voortgang} />
      </Fold>
      <Fold title={t('deel.analyse')} prints={papier.has('analyse')}>
        <RegelsPanel {...voortgang} />
        <AnalysePanel voortgang={voortgang} />
      </Fold>
      <Fold title={t('deel.woorden')} prints={papier.has('woorden')}>
        <WoordenPanel woorden={voortgang.woorden} />
      </Fold>
      <Fold title={t('deel.niveau')} prints={papier.has('niveau')}>
        <NiveauPanel {...voortgang} />
        <Suspense fallback={<Waiting />}>
          <Woordencurve leerling={voortgang.leerling} />
        </Suspense>
        <ToetsenPanel {...voortgang} />
      </Fold>
      <Fold title={t('deel.lezen')} prints={papier.has('lezen')}>
        <LezenPanel lezen={voortgang.lezen} />
        <LeesplankPanel naam={voortgang.leerling.roepnaam} />
      </Fold>
      <Fold title={t('deel.inzet')} prints={papier.has('inzet')} asked={search.get('deel') === 'inzet'}>
        <TijdPanel voortgang={voortgang} range={range} />
        <GamesPanel {...voortgang} />
      </Fold>
      <Fold title={t('deel.briefjes')} prints={papier.has('briefjes')}>
        <BriefjesPanel leerlingen={[voortgang.leerling]} leerling={voortgang.leerling} />
      </Fold>
      {choosing && (
        <PrintDialog
          delen={DELEN.map((deel) => [deel, t(`deel.${deel}`)] as const)}
          gekozen={papier}
          onGekozen={setPapier}
          altijd={t('afdruk:kind')}
          onPrint={print}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

export default function VoortgangScreen() {
  const { t } = useTexts(kaderTeksten);
  const params = usePathParams();
  const { data, error, refetch } = useQuery(voortgangQuery(params));
  const back = { to: href('/admins/:adminId/groepen', { adminId: params.adminId }), label: t('fout.naarGroepen') };
  if (replaces(error, data)) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  return data ? <Report key={data.leerling.id} voortgang={data} /> : <Waiting />;
}
