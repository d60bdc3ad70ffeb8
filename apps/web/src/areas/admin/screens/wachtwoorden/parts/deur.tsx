import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../wachtwoorden.module.css';
import { codeQuery } from './groepscode.tsx';

interface Adres {
  readonly adminId: string;
  readonly groepId: string;
}

const deurQuery = ({ adminId, groepId }: Adres) =>
  queryOptions({
    queryKey: ['admins', adminId, 'beheer', groepId, 'deur'],
    queryFn: () => call('readDeur', { params: { adminId, groepId } }),
  });

/** A child that has to wait because of wrong tries gets in at once; who was tried often in the last day is named. */
export function Deur({ adminId, groepId }: Adres) {
  const { t } = useTexts(beheerTeksten);
  const dates = useDates();
  const queryClient = useQueryClient();
  const params = { adminId, groepId };
  const { data } = useQuery(deurQuery(params));
  const open = useMutation({
    mutationFn: () => call('openDeur', { params }),
    onSuccess: (deur) => queryClient.setQueryData(deurQuery(params).queryKey, deur),
  });
  // The code stands above it: one that came in later would move this button from under a finger.
  const isCodeComing = useQuery(codeQuery(params)).isLoading;
  if (!data || isCodeComing) return null;
  return (
    <fieldset>
      <legend>{t('deur.titel')}</legend>
      <p>{t('deur.uitleg')}</p>
      {data.geraden.length > 0 && (
        <Alert severity="warning">
          <p>{t('deur.geraden')}</p>
          <ul>
            {data.geraden.map(({ leerlingId, roepnaam, keer, laatst }) => (
              <li key={leerlingId}>{t('deur.keer', { naam: roepnaam, count: keer, wanneer: dates.moment(laatst) })}</li>
            ))}
          </ul>
          <p>{t('deur.raad')}</p>
        </Alert>
      )}
      <FormAlert error={open.error} />
      <Button variant="text" disabled={open.isPending} onClick={() => open.mutate()}>
        {open.isPending ? t('bezig') : t('deur.open')}
      </Button>
      <output className={css['open']}>{data.openTot !== null && t('deur.isOpen', { tot: dates.time(data.openTot) })}</output>
    </fieldset>
  );
}
