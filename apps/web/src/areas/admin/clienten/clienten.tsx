/** The first screen of a practice: who comes, what happened since the last time, what to do now. */
import Button from '@mui/material/Button';
import type { Client } from '@spelrijk/contract/clienten';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { bedragTekst } from '@spelrijk/teksten/instelwaarde';
import { BlobFigure } from '@spelrijk/ui/blob';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../shared/api/fout.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { StaffDialog } from '../../../shared/dialog/staff-dialog.tsx';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import { Failure } from '../../../shared/screen/failure.tsx';
import { Waiting } from '../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { naamVan } from '../beheer.ts';
import panel from '../parts/parts.module.css';
import { usePathParams } from '../params.ts';
import { ClientForm } from './client-form.tsx';
import css from './clienten.module.css';
import { Huiswerk } from './huiswerk.tsx';
import { MetCode } from './met-code.tsx';
import { clientPad } from './paden.ts';
import { clientenQuery, useClient, type Clientenlijst } from './queries.ts';
import { SindsKaart } from './sinds.tsx';
import { komtOp, opAfspraak } from './volgorde.ts';
import { useWanneer } from './wanneer.ts';

/** When it comes; in words that say so today. */
function Komt({ client: { volgende }, vandaag }: { readonly client: Pick<Client, 'volgende'>; readonly vandaag: string }) {
  const { t } = useTexts(clientTeksten);
  const { moment } = useWanneer();
  if (volgende === null) return <>{t('afspraak.geen')}</>;
  const wanneer = moment(volgende);
  return <>{t(volgende.dag === vandaag ? 'afspraak.vandaag' : 'afspraak.volgende', { wanneer })}</>;
}

export function ClientKop({ client, vandaag, kop: Kop }: { readonly client: Client; readonly vandaag: string; readonly kop: 'h1' | 'h2' }) {
  const jaargroep = useJaargroep();
  const { school, groep } = client;
  const daar = [school, groep].filter((deel) => deel !== '').join(', ');
  return (
    <header className={css['kop']}>
      <div className={css['figuur']}>
        <BlobFigure seed={client.figuur} />
      </div>
      <div>
        <Kop id={`client-${client.id}`}>{naamVan(client)}</Kop>
        <p className={css['zacht']}>{daar === '' ? jaargroep(client.jaargroep) : daar}</p>
        <p>
          <Komt client={client} vandaag={vandaag} />
        </p>
      </div>
    </header>
  );
}

interface JaarvraagProps {
  readonly client: Client;
  readonly vraag: NonNullable<Client['jaarvraag']>;
}

/** It went a year further by itself on 1 August; who knows better says so in one tap. */
function Jaarvraag({ client: { id: leerlingId, roepnaam: naam }, vraag }: JaarvraagProps) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const jaargroep = useJaargroep();
  const { answerJaar } = useClient(adminId, leerlingId);
  const knop = (jaar: number, label: string) => (
    <Button variant="outlined" size="small" disabled={answerJaar.isPending} onClick={() => answerJaar.mutate(jaar)}>
      {label}
    </Button>
  );
  return (
    <div className={css['deel']}>
      <p>{t('jaar.vraag', { naam, jaar: jaargroep(vraag.naar) })}</p>
      <p className={panel['knoppen']}>
        {knop(vraag.naar, t('jaar.klopt'))}
        {knop(vraag.van, t('jaar.blijft', { jaar: jaargroep(vraag.van) }))}
      </p>
      <FormAlert error={answerJaar.error} />
    </div>
  );
}

function Kaart({ client, vandaag }: { readonly client: Client; readonly vandaag: string }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const { id: leerlingId, roepnaam: naam } = client;
  return (
    <article className={panel['paneel']} aria-labelledby={`client-${leerlingId}`}>
      <ClientKop client={client} vandaag={vandaag} kop="h2" />
      {client.jaarvraag && <Jaarvraag client={client} vraag={client.jaarvraag} />}
      <SindsKaart client={client} kop="h3" />
      <Huiswerk client={client} />
      <p className={css['knoppen']}>
        <Button variant="outlined" component={Link} to={clientPad({ adminId, leerlingId })} aria-label={t('openVan', { naam })}>
          {t('open')}
        </Button>
      </p>
    </article>
  );
}

function Toevoegen({ vandaag }: { readonly vandaag: string }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('voegToe')}</Button>
      {open && (
        <StaffDialog
          title={t('voegToe')}
          width="md"
          onClose={close}
          actions={
            <Button variant="text" onClick={close}>
              {t('annuleer')}
            </Button>
          }
        >
          <ClientForm adminId={adminId} vandaag={vandaag} onAdded={close} />
        </StaffDialog>
      )}
    </>
  );
}

function Lijst({ vandaag, clienten, plaatsen }: Clientenlijst) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const { gebruikt, totaal, cent } = plaatsen;
  return (
    <>
      <header className={panel['kop']}>
        <div>
          <h1>{t('titel')}</h1>
          <p className={panel['onder']}>
            {t('kort', { count: clienten.length, vandaag: t('komen', { count: komtOp(clienten, vandaag) }) })}
          </p>
          <p className={panel['onder']}>
            {totaal !== null && `${t('plaatsen', { gebruikt, totaal })} `}
            {t('prijs', { prijs: bedragTekst(cent) })}
          </p>
        </div>
        <div className={panel['knoppen']}>
          {clienten[0] && (
            <Button
              variant="text"
              component={Link}
              to={href('/admins/:adminId/groepen/:groepId/opnamestudio', { adminId, groepId: clienten[0].groepId })}
            >
              {t('eigenStem')}
            </Button>
          )}
          {clienten[0] && (
            <Button
              variant="text"
              component={Link}
              to={href('/admins/:adminId/groepen/:groepId/verhuistoken-inlezen', { adminId, groepId: clienten[0].groepId })}
            >
              {t('metCode')}
            </Button>
          )}
          <Toevoegen vandaag={vandaag} />
        </div>
      </header>
      <div className={css['kaarten']}>
        {opAfspraak(clienten).map((client) => (
          <Kaart key={client.id} client={client} vandaag={vandaag} />
        ))}
      </div>
    </>
  );
}

function Begin({ vandaag }: { readonly vandaag: string }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  return (
    <>
      <header className={panel['kop']}>
        <h1>{t('titel')}</h1>
      </header>
      <section className={panel['paneel']}>
        <h2>{t('begin.titel')}</h2>
        <p>{t('begin.uitleg')}</p>
        <ClientForm adminId={adminId} vandaag={vandaag} />
      </section>
      <section className={panel['paneel']}>
        <MetCode />
      </section>
    </>
  );
}

export function Clienten() {
  const { t } = useTexts(algemeenTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(clientenQuery(adminId));
  if (replaces(error, data)) return <Failure error={error} onRetry={() => void refetch()} back={{ to: '/', label: t('naarBegin') }} />;
  if (!data) return <Waiting />;
  return data.clienten.length === 0 ? <Begin vandaag={data.vandaag} /> : <Lijst {...data} />;
}
