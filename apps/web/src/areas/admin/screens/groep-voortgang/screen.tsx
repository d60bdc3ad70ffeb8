import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { type GroepVoortgang, groepVoortgangQuery } from '../../volgen.ts';
import { Unready } from '../../parts/unready.tsx';
import { DEEL, DELEN, type Deel, deelVan } from './delen.ts';
import css from './groep-voortgang.module.css';
import { FoutenPanel } from './parts/fouten-panel.tsx';
import { GroeiPanel } from './parts/groei-panel.tsx';
import { GroepjesPanel } from './parts/groepjes-panel.tsx';
import { LesPanel } from './parts/les-panel.tsx';
import { LezenPanel } from './parts/lezen-panel.tsx';
import { MatrixPanel } from './parts/matrix-panel.tsx';
import { OefenenPanel } from './parts/oefenen-panel.tsx';
import { Summary } from './parts/summary.tsx';

export const meta = () => pageTitle(voortgangTeksten, 'groep.titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(voortgangTeksten, 'groep.titel')] };

const PANELS: Readonly<Record<Deel, (props: { readonly voortgang: GroepVoortgang }) => React.ReactNode>> = {
  matrix: MatrixPanel,
  groepjes: GroepjesPanel,
  oefenen: OefenenPanel,
  groei: GroeiPanel,
  fouten: FoutenPanel,
  lezen: LezenPanel,
  les: LesPanel,
};

/** Links, not buttons: a part has an address of its own, to keep and to send. */
function Parts({ open }: { readonly open: Deel }) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <nav className={`${css['delen']} niet-printen`} aria-label={t('groep.delen')}>
      <ul>
        {DELEN.map((deel) => (
          <li key={deel}>
            <Link to={{ search: `?${DEEL}=${deel}` }} replace preventScrollReset aria-current={deel === open ? 'page' : undefined}>
              {t(`groep.deel.${deel}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Heading({ naam }: { readonly naam: string }) {
  const { t } = useTexts(voortgangTeksten);
  const { adminId, groepId } = usePathParams();
  const icon = (
    <SvgIcon>
      <path d={mdiPrinter} />
    </SvgIcon>
  );
  return (
    <header className={css['kop']}>
      <h1>{t('groep.van', { naam })}</h1>
      <div className={`${css['knoppen']} niet-printen`}>
        <DownloadButton route="exportGroep" params={{ adminId, groepId }} naam={naam} />
        <Button variant="outlined" startIcon={icon} onClick={() => window.print()}>
          {t('groep.print')}
        </Button>
      </div>
    </header>
  );
}

export default function GroepVoortgangScreen() {
  const { t } = useTexts(voortgangTeksten);
  const { adminId, groepId } = usePathParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(groepVoortgangQuery(adminId, groepId));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const open = deelVan(search);
  const Panel = PANELS[open];
  return (
    <>
      <Heading naam={data.groep.naam} />
      {data.leerlingen.length === 0 ? (
        <Empty title={t('groep.leeg')} text={t('groep.leegUitleg')} />
      ) : (
        <>
          {open !== 'matrix' && <Summary voortgang={data} />}
          <Parts open={open} />
          <Panel voortgang={data} />
        </>
      )}
    </>
  );
}
