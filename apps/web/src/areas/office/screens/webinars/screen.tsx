import Button from '@mui/material/Button';
import type { KantoorWebinar } from '@spelrijk/contract/webinars';
import { webinarsTeksten } from '@spelrijk/teksten/webinars';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { webinarsQuery } from '../../queries.ts';
import { Deelnemers } from './parts/deelnemers.tsx';
import { WebinarDialog } from './parts/webinar-dialog.tsx';
import { legeInvoer, toInvoer, type Invoer } from './invoer.ts';
import { Unready } from '../../parts/unready.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(webinarsTeksten, 'titel')] };
export const meta = () => pageTitle(webinarsTeksten, 'titel');

/** What is planned and who comes. */
export default function WebinarsScreen() {
  const { t } = useTexts(webinarsTeksten);
  const dates = useDates();
  const { data, error, refetch } = useQuery(webinarsQuery);
  const [invoer, setInvoer] = useState<Invoer | null>(null);
  const [wie, setWie] = useState<KantoorWebinar | null>(null);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListScreen
        title={t('titel')}
        text={t('uitleg')}
        action={<Button onClick={() => setInvoer(legeInvoer())}>{t('nieuw')}</Button>}
        label={t('tabel')}
        rows={data.webinars}
        keyOf={({ id }) => id}
        columns={[
          { key: 'titel', label: t('kolom.titel'), value: ({ titel }) => titel },
          {
            key: 'wanneer',
            label: t('kolom.wanneer'),
            value: ({ begin, vervallen }) => (vervallen ? null : Date.parse(begin)),
            renderCell: ({ begin, vervallen }) => (vervallen ? t('vervallen') : dates.stamp(begin)),
          },
          {
            key: 'plaatsen',
            label: t('kolom.plaatsen'),
            value: ({ geplaatst }) => geplaatst,
            renderCell: ({ geplaatst, plaatsen }) => t('bezet', { geplaatst, plaatsen }),
          },
          { key: 'wachtlijst', label: t('kolom.wachtlijst'), value: ({ wachtlijst }) => wachtlijst },
        ]}
        renderActions={(webinar) => (
          <>
            <Button size="small" variant="text" onClick={() => setWie(webinar)}>
              {t('deelnemers')}
            </Button>
            {!webinar.vervallen && (
              <Button size="small" variant="text" onClick={() => setInvoer(toInvoer(webinar))}>
                {t('wijzig')}
              </Button>
            )}
          </>
        )}
        search={{ wordsOf: ({ titel }) => titel }}
        empty={{ title: t('leeg') }}
      />
      {invoer && <WebinarDialog key={invoer.id} begin={invoer} onClose={() => setInvoer(null)} />}
      {wie && <Deelnemers webinar={wie} onClose={() => setWie(null)} />}
    </>
  );
}
