import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Accountgegevens } from '@spelrijk/contract/admins';
import { accountTeksten } from '@spelrijk/teksten/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gegevensQuery } from '../../../../shared/accountgegevens/queries.ts';
import { call } from '../../../../shared/api/call.ts';
import css from '../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

interface MeedoenProps {
  readonly adminId: string;
  readonly gegevens: Accountgegevens;
}

/** A school says itself whether its groepen may be in a trial of two ways of choosing. */
export function Meedoen({ adminId, gegevens: { beleidsproef, versie } }: MeedoenProps) {
  const { t } = useTexts(accountTeksten);
  // Our office may take a school out, and never put one in.
  const magAan = useUser()?.role === 'schooladmin';
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (mag: boolean) => call('updateAccountgegevens', { params: { adminId }, body: { beleidsproef: mag, versie } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: gegevensQuery(adminId).queryKey }),
  });
  return (
    <section className={css['groep']} aria-labelledby="meedoen">
      <h2 id="meedoen">{t('meedoen.titel')}</h2>
      <p>{t('meedoen.uitleg')}</p>
      <FormControlLabel
        control={
          <Switch checked={beleidsproef} disabled={isPending || !(beleidsproef || magAan)} onChange={(_event, mag) => mutate(mag)} />
        }
        label={t('meedoen.mag')}
      />
      <FormAlert error={error} done={isSuccess ? t('gegevens.opgeslagen') : undefined} />
    </section>
  );
}
