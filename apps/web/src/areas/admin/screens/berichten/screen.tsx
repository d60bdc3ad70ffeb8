import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Bericht, Berichtmail } from '@spelrijk/contract/berichten';
import { berichtenTeksten } from '@spelrijk/teksten/berichten';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import account from '../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Opmaak } from '../../../../shared/opmaak/opmaak.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { usePage } from '../../../../shared/list/page-place.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import css from './berichten.module.css';
import { berichtenQuery, useBerichtmail, useGelezen } from './queries.ts';

export const handle: Crumbs = { crumbs: [crumb(berichtenTeksten, 'titel')] };
export const meta = () => pageTitle(berichtenTeksten, 'titel');

interface RijProps {
  readonly bericht: Bericht;
  readonly adminId: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Undefined for who looks on. */
  readonly onUnread: (() => void) | undefined;
}

function Rij({ bericht: { id, titel, tekst, op, gelezen }, adminId, open, onToggle, onUnread }: RijProps) {
  const { t } = useTexts(berichtenTeksten);
  const dates = useDates();
  return (
    <li className={css['bericht']} data-nieuw={!gelezen}>
      <h2 className={css['kop']}>
        <button type="button" aria-expanded={open} aria-controls={`bericht-${id}`} onClick={onToggle}>
          <span>{titel}</span>
          <span className={css['rechts']}>
            {!gelezen && <span className={css['nieuw']}>{t('nieuw')}</span>}
            <time dateTime={op}>{dates.day(op)}</time>
          </span>
        </button>
      </h2>
      <div id={`bericht-${id}`} className={css['tekst']} hidden={!open}>
        {open && <Opmaak tekst={tekst} adminId={adminId} />}
        {open && onUnread && (
          <Button variant="text" size="small" onClick={onUnread}>
            {t('ongelezen')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface LijstProps {
  readonly berichten: readonly Bericht[];
  readonly adminId: string;
  readonly pagina: number;
  readonly own: boolean;
}

/** One is open at a time; opening it is reading it. */
function Lijst({ berichten, adminId, pagina, own }: LijstProps) {
  const [open, setOpen] = useState('');
  const { mutate, error } = useGelezen(adminId, pagina);
  const toggle = ({ id, gelezen }: Bericht): void => {
    setOpen(open === id ? '' : id);
    if (own && !gelezen && open !== id) mutate({ id, gelezen: true });
  };
  const unread = (id: string): void => {
    setOpen('');
    mutate({ id, gelezen: false });
  };
  return (
    <>
      <FormAlert error={error} />
      <ul className={css['lijst']}>
        {berichten.map((bericht) => (
          <Rij
            key={bericht.id}
            bericht={bericht}
            adminId={adminId}
            open={open === bericht.id}
            onToggle={() => toggle(bericht)}
            onUnread={own ? () => unread(bericht.id) : undefined}
          />
        ))}
      </ul>
    </>
  );
}

interface MailProps {
  readonly mail: Berichtmail;
  readonly adminId: string;
  readonly pagina: number;
}

function Mail({ mail: { aan, adres }, adminId, pagina }: MailProps) {
  const { t } = useTexts(berichtenTeksten);
  const { mutate, isPending, variables, error } = useBerichtmail(adminId, pagina);
  const staatAan = isPending ? variables : aan;
  return (
    <div className={css['mail']}>
      <section className={account['groep']}>
        <h2>{t('mail.titel')}</h2>
        <div>
          <FormControlLabel
            control={<Switch checked={staatAan} disabled={adres === null && !aan} onChange={(_event, er) => mutate(er)} />}
            label={t('mail.aan')}
          />
          <p className={account['zacht']}>{adres === null ? t('mail.geen') : t('mail.naar', { adres })}</p>
        </div>
        <FormAlert error={error} />
      </section>
    </div>
  );
}

function Leeg() {
  const { t } = useTexts(berichtenTeksten);
  return <Empty title={t('leeg')} text={t('leegUitleg')} />;
}

/** What our office has to say to this customer. */
export default function BerichtenScreen() {
  const { t } = useTexts(berichtenTeksten);
  const { adminId } = usePathParams();
  const [pagina, setPagina] = usePage();
  const { data, error, refetch } = useQuery(berichtenQuery(adminId, pagina));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const own = data.mail !== null;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      {!own && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('meekijken')}
        </Alert>
      )}
      {data.berichten.length === 0 ? <Leeg /> : <Lijst berichten={data.berichten} adminId={adminId} pagina={pagina} own={own} />}
      <PageButtons label={t('titel')} pagina={pagina} totaal={Math.ceil(data.totaal / data.perPagina)} onPagina={setPagina} />
      {data.mail && <Mail mail={data.mail} adminId={adminId} pagina={pagina} />}
    </>
  );
}
