import Alert from '@mui/material/Alert';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFout } from '../../../shared/api/fout.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { isBackOffice } from '../../../shared/session/routes.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useMij } from '../../../shared/session/use-mij.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** Why what was typed is not saved. With the package switched off meanwhile it waits on this device, and the menu learns that it is off. */
export function Bewaarfout({ error }: { readonly error: Error | null }) {
  const { t } = useTexts(planTeksten);
  const client = useQueryClient();
  const user = useUser();
  const pakketten = useMij().data?.admin.pakketten;
  const isWeg = error instanceof ApiFout && error.status === 404 && user !== null && !isBackOffice(user.role);
  useEffect(() => {
    if (isWeg) void client.invalidateQueries({ queryKey: ['mij'] });
  }, [client, isWeg]);
  if (isWeg && pakketten?.includes('zorgtraject') === false) return <Alert severity="warning">{t('pakketUit')}</Alert>;
  return <FormAlert error={error} />;
}
