import Button from '@mui/material/Button';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface Adres {
  readonly adminId: string;
  readonly groepId: string;
}

/** Under the groep's own key: making cards makes the first code. */
export const codeQuery = ({ adminId, groepId }: Adres) =>
  queryOptions({
    queryKey: ['admins', adminId, 'beheer', groepId, 'groepscode'],
    queryFn: () => call('readGroepscode', { params: { adminId, groepId } }),
  });

/** The code that opens the names of who logs in with pictures: to read, to replace when it went round, to switch off. */
export function Groepscode({ adminId, groepId, thuis }: Adres & { readonly thuis: boolean }) {
  const { t } = useTexts(beheerTeksten, thuisTeksten);
  const queryClient = useQueryClient();
  const params = { adminId, groepId };
  const { data } = useQuery(codeQuery(params));
  const onSuccess = () => queryClient.invalidateQueries(codeQuery(params));
  const renew = useMutation({ mutationFn: () => call('renewGroepscode', { params }), onSuccess });
  const end = useMutation({ mutationFn: () => call('deleteGroepscode', { params }), onSuccess });
  if (!data || (thuis && data.code === null)) return null;
  const nu = (code: string): string => (thuis ? t('thuis:code.nu', { code }) : t('kaarten.codeNu', { code }));
  const busy = renew.isPending || end.isPending;
  return (
    <fieldset>
      <legend>{thuis ? t('thuis:code.kop') : t('kaarten.code')}</legend>
      <p>{data.code === null ? t('kaarten.codeGeen') : nu(data.code)}</p>
      {data.code !== null && <p>{t('kaarten.codeUitleg')}</p>}
      <FormAlert error={renew.error ?? end.error} />
      {data.code !== null && (
        <>
          <Button variant="text" disabled={busy} onClick={() => renew.mutate()}>
            {t('kaarten.codeNieuw')}
          </Button>
          <Button variant="text" color="error" disabled={busy} onClick={() => end.mutate()}>
            {t('kaarten.codeUit')}
          </Button>
        </>
      )}
    </fieldset>
  );
}
