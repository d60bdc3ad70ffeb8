import Button from '@mui/material/Button';
import type { MailRegel } from '@spelrijk/contract/mails';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../../../shared/account/empty.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { MailsKruimel } from '../../kruimels.tsx';
import { mailsQuery } from '../../queries.ts';
import { MailDialog } from './parts/mail-dialog.tsx';
import { Wacht } from '../../parts/wacht.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { kruimels: [MailsKruimel] };
export const meta = () => pageTitle(officeTeksten, 'mails.titel');

function useStatus(): (mail: MailRegel) => string {
  const { t } = useTexts(officeTeksten);
  return ({ status, pogingen, reden }) => {
    const parts = [t(`mails.statussen.${status}`), pogingen > 1 ? t('mails.pogingen', { count: pogingen }) : '', reden ?? ''];
    return parts.filter((part) => part !== '').join(', ');
  };
}

function Row({ mail, onRead }: { readonly mail: MailRegel; readonly onRead: (id: string) => void }) {
  const { t, i18n } = useTexts(officeTeksten);
  const status = useStatus();
  const moment = new Intl.DateTimeFormat(i18n.language, { timeZone: SCHOOL_TIJDZONE, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {mail.onderwerp}
      </TableCell>
      <TableCell>{mail.aan}</TableCell>
      <TableCell>{mail.adminNaam ?? '–'}</TableCell>
      <TableCell>{status(mail)}</TableCell>
      <TableCell>{moment.format(new Date(mail.createdAt))}</TableCell>
      <TableCell align="right">
        {mail.leesbaar && (
          <Button size="small" variant="text" onClick={() => onRead(mail.id)}>
            {t('mails.lees')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function Mails({ mails, onRead }: { readonly mails: readonly MailRegel[]; readonly onRead: (id: string) => void }) {
  const { t } = useTexts(officeTeksten);
  if (mails.length === 0) return <Empty title={t('mails.leeg')} text={t('mails.leegUitleg')} />;
  return (
    <ScrollTable label={t('mails.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('mails.onderwerp')}</TableCell>
          <TableCell>{t('mails.aan')}</TableCell>
          <TableCell>{t('mails.klant')}</TableCell>
          <TableCell>{t('mails.status')}</TableCell>
          <TableCell>{t('mails.wanneer')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} onRead={onRead} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

/** What goes out; without a mail server it is kept here to be read. */
export default function MailsScreen() {
  const { t } = useTexts(officeTeksten);
  const { data, error, refetch } = useQuery(mailsQuery);
  const [reading, setReading] = useState<string | null>(null);
  if (error || !data) return <Wacht error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t('mails.titel')} text={t(data.mailserver ? 'mails.metServer' : 'mails.zonderServer')} />
      <Mails mails={data.mails} onRead={setReading} />
      {reading !== null && <MailDialog mailId={reading} onClose={() => setReading(null)} />}
    </>
  );
}
