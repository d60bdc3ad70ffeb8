import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import type { KantoorWebinar } from '@spelrijk/contract/webinars';
import { webinarsTeksten } from '@spelrijk/teksten/webinars';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { emailColumn } from '../../../../../shared/gebruikers/columns.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { aanmeldingenQuery } from '../../../queries.ts';
import { PresentieDialog } from './presentie-dialog.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

/** Who signed up, and who was there. */
export function Deelnemers({ webinar, onClose }: { readonly webinar: KantoorWebinar; readonly onClose: () => void }) {
  const { t } = useTexts(webinarsTeksten);
  const client = useQueryClient();
  const query = aanmeldingenQuery(webinar.id);
  const { data, error } = useQuery(query);
  const [plakt, setPlakt] = useState(false);
  const [gezet, setGezet] = useState<number | null>(null);
  const set = useMutation({
    mutationFn: ({ aanmeldingId, aanwezig }: { readonly aanmeldingId: string; readonly aanwezig: boolean }) =>
      call('setAanwezig', { params: { webinarId: webinar.id, aanmeldingId }, body: { aanwezig } }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const onMarked = (aantal: number): void => {
    setPlakt(false);
    setGezet(aantal);
    void client.invalidateQueries({ queryKey: query.queryKey });
  };
  if (plakt) return <PresentieDialog webinarId={webinar.id} titel={webinar.titel} onDone={onMarked} onClose={() => setPlakt(false)} />;
  return (
    <StaffDialog
      title={webinar.titel}
      onClose={onClose}
      actions={
        <>
          {data?.aanmeldingen.some(({ stand }) => stand === 'geplaatst') && (
            <Button variant="outlined" onClick={() => setPlakt(true)}>
              {t('presentie.knop')}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {t('sluit')}
          </Button>
        </>
      }
    >
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data && (
        <List
          place="deelnemers"
          label={t('deelnemers')}
          rows={data.aanmeldingen}
          keyOf={({ id }) => id}
          columns={[
            { key: 'naam', label: t('kolom.naam'), value: ({ naam }) => naam },
            emailColumn(t('kolom.email')),
            { key: 'stand', label: t('kolom.inschrijving'), value: ({ stand }) => t(`stand.${stand}`) },
            {
              key: 'aanwezig',
              label: t('kolom.aanwezig'),
              value: ({ aanwezig }) => Number(aanwezig === true),
              numeric: true,
              renderCell: ({ id, naam, stand, aanwezig }) =>
                stand === 'geplaatst' && (
                  <Checkbox
                    checked={aanwezig === true}
                    slotProps={{ input: { 'aria-label': t('aanwezig', { naam }) } }}
                    onChange={(_event, er) => set.mutate({ aanmeldingId: id, aanwezig: er })}
                  />
                ),
            },
          ]}
          search={{ wordsOf: ({ naam, email }) => `${naam} ${email}` }}
          empty={{ title: t('geenDeelnemers') }}
        />
      )}
      <FormAlert error={error ?? set.error} done={gezet === null ? undefined : t('presentie.gezet', { count: gezet })} />
    </StaffDialog>
  );
}
