import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { afdrukTeksten } from '@spelrijk/teksten/afdruk';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { href, Link, Navigate, useSearchParams } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { hasGroepen } from '../../zonder-groepen.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { PrintDialog } from '../../parts/print-dialog.tsx';
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

/** The lesson of now is over when the paper is dry. */
const OP_PAPIER = DELEN.filter((deel) => deel !== 'les');
/** Two sheets. */
const KORT: ReadonlySet<Deel> = new Set(['matrix', 'groepjes']);

const PANELS: Readonly<Record<Deel, (props: { readonly voortgang: GroepVoortgang }) => React.ReactNode>> = {
  matrix: MatrixPanel,
  groepjes: GroepjesPanel,
  oefenen: OefenenPanel,
  groei: GroeiPanel,
  fouten: FoutenPanel,
  lezen: LezenPanel,
  les: LesPanel,
};

/** On paper the parts stand one behind the other, each as on the screen. */
function Papier({ delen, voortgang }: { readonly delen: readonly Deel[]; readonly voortgang: GroepVoortgang }) {
  return (
    <div className={css['papier']} aria-hidden="true">
      {delen.map((deel) => {
        const Panel = PANELS[deel];
        return <Panel key={deel} voortgang={voortgang} />;
      })}
    </div>
  );
}

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

function Heading({ naam, onPrint }: { readonly naam: string; readonly onPrint: () => void }) {
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
        <Button variant="outlined" startIcon={icon} onClick={onPrint}>
          {t('groep.print')}
        </Button>
      </div>
    </header>
  );
}

function GroepVoortgangScherm() {
  const { t } = useTexts(voortgangTeksten, afdrukTeksten);
  const { adminId, groepId } = usePathParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(groepVoortgangQuery(adminId, groepId));
  const [choosing, setChoosing] = useState(false);
  const [papier, setPapier] = useState<ReadonlySet<Deel> | null>(null);
  const gekozen = papier ?? KORT;
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const open = deelVan(search);
  const Panel = PANELS[open];
  return (
    <>
      <Heading naam={data.groep.naam} onPrint={() => setChoosing(true)} />
      {data.leerlingen.length === 0 ? (
        <Empty title={t('groep.leeg')} text={t('groep.leegUitleg')} />
      ) : (
        <>
          {open !== 'matrix' && (
            <div className={choosing || papier ? 'niet-printen' : undefined}>
              <Summary voortgang={data} />
            </div>
          )}
          <Parts open={open} />
          <div className={choosing || papier ? 'niet-printen' : undefined}>
            <Panel voortgang={data} />
          </div>
          {/* They read what they need while somebody still chooses. */}
          {(choosing || papier) && <Papier delen={DELEN.filter((deel) => gekozen.has(deel))} voortgang={data} />}
          {choosing && (
            <PrintDialog
              delen={OP_PAPIER.map((deel) => [deel, t(`groep.deel.${deel}`)] as const)}
              gekozen={gekozen}
              onGekozen={setPapier}
              altijd={t('afdruk:groep')}
              busy={gekozen.size === 0}
              onPrint={() => {
                // Without the dialog, which would lie over it.
                flushSync(() => {
                  setPapier(gekozen);
                  setChoosing(false);
                });
                window.print();
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </>
      )}
    </>
  );
}

/** In which children stand beside one another: not at home, and clients of a practice are no groep. */
export default function GroepVoortgangScreen() {
  const { adminId } = usePathParams();
  return hasGroepen(useUser()?.role) ? <GroepVoortgangScherm /> : <Navigate replace to={href('/admins/:adminId/groepen', { adminId })} />;
}
