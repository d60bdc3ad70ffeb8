import Button from '@mui/material/Button';
import type { KantoorWebinar } from '@spelrijk/contract/webinars';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { webinarsTeksten } from '@spelrijk/teksten/webinars';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { webinarsQuery } from '../../queries.ts';
import { Deelnemers } from './parts/deelnemers.tsx';
import { WebinarDialog } from './parts/webinar-dialog.tsx';
import { legeInvoer, naarInvoer, type Invoer } from './invoer.ts';
import { Unready } from '../../parts/unready.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(webinarsTeksten, 'titel')] };
export const meta = () => pageTitle(webinarsTeksten, 'titel');

interface RijProps {
  readonly webinar: KantoorWebinar;
  readonly onEdit: () => void;
  readonly onPeople: () => void;
}

function Rij({ webinar: { titel, begin, geplaatst, plaatsen, wachtlijst, vervallen }, onEdit, onPeople }: RijProps) {
  const { t, i18n } = useTexts(webinarsTeksten);
  const moment = new Intl.DateTimeFormat(i18n.language, { timeZone: SCHOOL_TIJDZONE, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {titel}
      </TableCell>
      <TableCell>{vervallen ? t('vervallen') : moment.format(new Date(begin))}</TableCell>
      <TableCell>{t('bezet', { geplaatst, plaatsen })}</TableCell>
      <TableCell>{wachtlijst}</TableCell>
      <TableCell align="right">
        <Button size="small" variant="text" onClick={onPeople}>
          {t('deelnemers')}
        </Button>
        {!vervallen && (
          <Button size="small" variant="text" onClick={onEdit}>
            {t('wijzig')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

/** What is planned and who comes. */
export default function WebinarsScreen() {
  const { t } = useTexts(webinarsTeksten);
  const { data, error, refetch } = useQuery(webinarsQuery);
  const [invoer, setInvoer] = useState<Invoer | null>(null);
  const [wie, setWie] = useState<KantoorWebinar | null>(null);
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const nieuw = <Button onClick={() => setInvoer(legeInvoer())}>{t('nieuw')}</Button>;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} action={nieuw} />
      {data.webinars.length === 0 ? (
        <Empty title={t('leeg')} />
      ) : (
        <ScrollTable label={t('tabel')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('kolom.titel')}</TableCell>
              <TableCell>{t('kolom.wanneer')}</TableCell>
              <TableCell>{t('kolom.plaatsen')}</TableCell>
              <TableCell>{t('kolom.wachtlijst')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.webinars.map((webinar) => (
              <Rij key={webinar.id} webinar={webinar} onEdit={() => setInvoer(naarInvoer(webinar))} onPeople={() => setWie(webinar)} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
      {invoer && <WebinarDialog key={invoer.id} begin={invoer} onClose={() => setInvoer(null)} />}
      {wie && <Deelnemers webinar={wie} onClose={() => setWie(null)} />}
    </>
  );
}
