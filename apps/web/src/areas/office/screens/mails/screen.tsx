import Button from '@mui/material/Button';
import type { MailRegel } from '@spelrijk/contract/mails';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { mailsQuery, mailQuery } from '../../queries.ts';
import { Unready } from '../../parts/unready.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import Skeleton from '@mui/material/Skeleton';
import { StaffDialog } from '../../../../shared/dialog/staff-dialog.tsx';
import css from '../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import own from './mails.module.css';

/** The plain part: a mail is never drawn as a page here, and links are to be copied with care. */
function MailDialog({ mailId, onClose }: { readonly mailId: string; readonly onClose: () => void }) {
  const { t } = useTexts(officeTeksten);
  const { data, error } = useQuery(mailQuery(mailId));
  return (
    <StaffDialog title={data?.mail.onderwerp ?? '…'} onClose={onClose} actions={<Button onClick={onClose}>{t('mails.sluit')}</Button>}>
      {data && <p className={css['zacht']}>{`${t('mails.aan')}: ${data.mail.aan}`}</p>}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      <FormAlert error={error} />
      {data && <p className={own['tekst']}>{data.tekst}</p>}
    </StaffDialog>
  );
}

export const handle: Crumbs = { crumbs: [crumb(officeTeksten, 'mails.titel')] };
export const meta = () => pageTitle(officeTeksten, 'mails.titel');

function useStatus(): (mail: MailRegel) => string {
  const { t } = useTexts(officeTeksten);
  return ({ status, pogingen, reden }) => {
    const parts = [t(`mails.statussen.${status}`), pogingen > 1 ? t('mails.pogingen', { count: pogingen }) : '', reden ?? ''];
    return parts.filter((part) => part !== '').join(', ');
  };
}

/** What goes out; without a mail server it is kept here to be read. */
export default function MailsScreen() {
  const { t } = useTexts(officeTeksten);
  const dates = useDates();
  const { data, error, refetch } = useQuery(mailsQuery);
  const [reading, setReading] = useState<string | null>(null);
  const status = useStatus();
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListScreen
        title={t('mails.titel')}
        text={t(data.mailserver ? 'mails.metServer' : 'mails.zonderServer')}
        label={t('mails.tabel')}
        rows={data.mails}
        keyOf={({ id }) => id}
        columns={[
          { key: 'onderwerp', label: t('mails.onderwerp'), value: (mail) => mail.onderwerp },
          { key: 'aan', label: t('mails.aan'), value: (mail) => mail.aan },
          { key: 'klant', label: t('mails.klant'), value: (mail) => mail.adminNaam, renderCell: (mail) => mail.adminNaam ?? '–' },
          { key: 'status', label: t('mails.status'), value: status },
          {
            key: 'wanneer',
            label: t('mails.wanneer'),
            value: (mail) => mail.createdAt,
            renderCell: (mail) => dates.stamp(mail.createdAt),
          },
        ]}
        renderActions={(mail) =>
          mail.leesbaar && (
            <Button size="small" variant="text" onClick={() => setReading(mail.id)}>
              {t('mails.lees')}
            </Button>
          )
        }
        search={{ wordsOf: ({ onderwerp, aan, adminNaam }) => [onderwerp, aan, adminNaam ?? ''].join(' ') }}
        empty={{ title: t('mails.leeg'), text: t('mails.leegUitleg') }}
      />
      {reading !== null && <MailDialog mailId={reading} onClose={() => setReading(null)} />}
    </>
  );
}
