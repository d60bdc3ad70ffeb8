import Button from '@mui/material/Button';
import type { Client } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { href, Link, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { naamVan } from '../../beheer.ts';
import { BegeleidingPaneel } from '../../begeleiding/paneel.tsx';
import { ClientKop } from '../../clienten/clienten.tsx';
import css from '../../clienten/clienten.module.css';
import { Huiswerk } from '../../clienten/huiswerk.tsx';
import { clientPad, deelVan, verslagPad } from '../../clienten/paden.ts';
import { clientenQuery } from '../../clienten/queries.ts';
import { SindsKaart } from '../../clienten/sinds.tsx';
import { SamenKnop } from '../../samen/samen-knop.tsx';
import panel from '../../parts/parts.module.css';
import { usePathParams } from '../../params.ts';
import { AfsprakenPanel } from './parts/afspraken-panel.tsx';
import { GegevensPanel } from './parts/gegevens-panel.tsx';

const VerslagScreen = lazy(async () => ({ default: (await import('../../verslag/verslag.tsx')).VerslagScreen }));
const Toetsblad = lazy(async () => ({ default: (await import('../../begeleiding/toetsblad.tsx')).Toetsblad }));
const EindeDialog = lazy(async () => ({ default: (await import('./parts/einde-dialog.tsx')).EindeDialog }));

function ClientNaam(): string {
  const { adminId = '', leerlingId = '' } = useParams();
  const client = useQuery(clientenQuery(adminId)).data?.clienten.find(({ id }) => id === leerlingId);
  return client ? naamVan(client) : '…';
}

export const handle: Crumbs = {
  crumbs: [{ Name: ClientNaam, to: ({ adminId = '', leerlingId = '' }) => clientPad({ adminId, leerlingId }) }],
};
export const meta = () => pageTitle(clientTeksten, 'titel');

function Links({ client: { id: leerlingId, groepId, roepnaam } }: { readonly client: Client }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const plek = { adminId, groepId, leerlingId };
  const naar = [
    [t('voortgang'), href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', plek)],
    [t('instellingen'), href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', plek)],
    [t('verslagOuders'), verslagPad({ adminId, leerlingId }, 'ouders')],
    [t('verslagSchool'), verslagPad({ adminId, leerlingId }, 'school')],
    [t('woordlijsten'), href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId })],
    [t('dictee'), href('/admins/:adminId/groepen/:groepId/klassendictee', { adminId, groepId })],
    [t('meekijkenUit'), href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/meekijken', plek)],
    [t('meekijken'), href('/admins/:adminId/meekijken', { adminId })],
    [t('verhuistoken'), href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/verhuistoken', plek)],
    [t('kaartje'), `${href('/admins/:adminId/groepen/:groepId/wachtwoorden', { adminId, groepId })}?kind=${leerlingId}`],
  ] as const;
  return (
    <>
      <SamenKnop {...plek} naam={roepnaam} />
      {naar.map(([label, to]) => (
        <Button key={to} variant="outlined" component={Link} to={to}>
          {label}
        </Button>
      ))}
    </>
  );
}

function ClientPagina() {
  const { t } = useTexts(clientTeksten);
  const { adminId, leerlingId } = usePathParams();
  const { data, error, refetch } = useQuery(clientenQuery(adminId));
  const [stopt, setStopt] = useState(false);
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('terug') };
  if (replaces(error, data)) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const client = data.clienten.find(({ id }) => id === leerlingId);
  if (!client) return <NotFound inFrame {...back} />;
  return (
    <>
      <div className={panel['kop']}>
        <ClientKop client={client} vandaag={data.vandaag} kop="h1" />
        <div className={panel['knoppen']}>
          <Links client={client} />
        </div>
      </div>
      <div className={css['tweeluik']}>
        <div>
          <article className={panel['paneel']}>
            <SindsKaart client={client} kop="h2" />
            <Huiswerk client={client} />
          </article>
          <BegeleidingPaneel key={leerlingId} />
        </div>
        <div>
          <AfsprakenPanel client={client} vandaag={data.vandaag} />
          <GegevensPanel client={client} />
          <Button variant="text" color="error" onClick={() => setStopt(true)}>
            {t('einde.knop')}
          </Button>
        </div>
      </div>
      {stopt && (
        <Suspense>
          <EindeDialog client={client} bewaardagen={data.bewaardagen} onClose={() => setStopt(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A client, its reports and its tests: each part comes when it is opened. */
export default function ClientScreen() {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const { '*': rest = '' } = useParams();
  const deel = deelVan(rest);
  if (!deel) return <NotFound inFrame to={href('/admins/:adminId/groepen', { adminId })} label={t('terug')} />;
  if (deel.soort === 'client') return <ClientPagina />;
  return (
    <Suspense fallback={<Waiting />}>
      {deel.soort === 'verslag' ? <VerslagScreen soort={deel.voor} /> : <Toetsblad planId={deel.planId} toetsId={deel.toetsId} />}
    </Suspense>
  );
}
