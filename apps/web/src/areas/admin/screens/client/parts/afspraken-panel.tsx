import Button from '@mui/material/Button';
import type { Afspraak, Client } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { useState } from 'react';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { AfspraakVelden, inhoudVan, keuzeVan, LEGE_AFSPRAAK } from '../../../clienten/afspraak-velden.tsx';
import css from '../../../clienten/clienten.module.css';
import { useClient } from '../../../clienten/queries.ts';
import { useWanneer } from '../../../clienten/wanneer.ts';
import panel from '../../../parts/parts.module.css';
import { usePathParams } from '../../../params.ts';
import { createId } from '../../../../../shared/id.ts';

interface DialogProps {
  readonly vandaag: string;
  /** Null: a new one. */
  readonly afspraak: Afspraak | null;
  readonly onClose: () => void;
}

function AfspraakDialog({ vandaag, afspraak, onClose }: DialogProps) {
  const { t } = useTexts(clientTeksten);
  const { adminId, leerlingId } = usePathParams();
  const { setAfspraak } = useClient(adminId, leerlingId);
  const [id] = useState(() => afspraak?.id ?? createId());
  const [keuze, setKeuze] = useState(afspraak ? keuzeVan(afspraak) : LEGE_AFSPRAAK);
  const [tried, setTried] = useState(false);
  // One that is moved keeps its first day: what was, stays.
  const inhoud = inhoudVan(keuze, afspraak?.weekdag === null ? vandaag : (afspraak?.van ?? vandaag));
  const onSubmit = (): void => {
    setTried(true);
    if (inhoud && !setAfspraak.isPending) setAfspraak.mutate({ id, inhoud }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t(afspraak ? 'afspraak.wijzig' : 'afspraak.nieuw')}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={setAfspraak.isPending}
      error={setAfspraak.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div style={{ paddingTop: 8 }}>
        <AfspraakVelden keuze={keuze} tried={tried} onChange={setKeuze} />
      </div>
    </FormDialog>
  );
}

function Rij({ afspraak, client, onEdit }: { readonly afspraak: Afspraak; readonly client: Client; readonly onEdit: () => void }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const dates = useDates();
  const { weekdag, moment } = useWanneer();
  const { cancel, end } = useClient(adminId, client.id);
  const { id, van, tijd, minuten, uitval } = afspraak;
  const dag = afspraak.weekdag === null ? null : weekdag(afspraak.weekdag);
  const wanneer = dag === null ? moment({ dag: van, tijd }) : t(tijd === '' ? 'afspraak.elke' : 'afspraak.elkeTijd', { dag, tijd });
  const volgende = client.volgende?.dag;
  const uit = (op: string, valtUit: boolean, label: string) => (
    <Button key={op} variant="text" size="small" disabled={cancel.isPending} onClick={() => cancel.mutate({ id, dag: op, valtUit })}>
      {label}
    </Button>
  );
  return (
    <li>
      <strong>{wanneer}</strong>
      <span className={css['zacht']}>{t('afspraak.duur', { count: minuten })}</span>
      <Button variant="text" size="small" aria-label={`${t('afspraak.wijzig')}: ${wanneer}`} onClick={onEdit}>
        {t('afspraak.wijzig')}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={`${t('afspraak.weg')}: ${wanneer}`}
        disabled={end.isPending}
        onClick={() => end.mutate(id)}
      >
        {t('afspraak.weg')}
      </Button>
      {dag !== null && volgende !== undefined && uit(volgende, true, t('afspraak.gaatNietDoor', { dag: dates.short(volgende) }))}
      {uitval
        .filter((op) => volgende === undefined || op >= (client.vorige?.dag ?? op))
        .slice(-2)
        .map((op) => uit(op, false, t('afspraak.gaatDoor', { dag: dates.short(op) })))}
      <FormAlert error={cancel.error ?? end.error} />
    </li>
  );
}

export function AfsprakenPanel({ client, vandaag }: { readonly client: Client; readonly vandaag: string }) {
  const { t } = useTexts(clientTeksten);
  const [open, setOpen] = useState<Afspraak | 'nieuw' | null>(null);
  return (
    <section className={panel['paneel']}>
      <h2>{t('afspraak.titel')}</h2>
      {client.afspraken.length === 0 ? (
        <p>{t('afspraak.geenNog')}</p>
      ) : (
        <ul className={css['afspraken']}>
          {client.afspraken.map((afspraak) => (
            <Rij key={afspraak.id} afspraak={afspraak} client={client} onEdit={() => setOpen(afspraak)} />
          ))}
        </ul>
      )}
      <Button variant="outlined" onClick={() => setOpen('nieuw')}>
        {t('afspraak.nieuw')}
      </Button>
      {open !== null && <AfspraakDialog vandaag={vandaag} afspraak={open === 'nieuw' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}
