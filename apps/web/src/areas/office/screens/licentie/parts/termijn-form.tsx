import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Licentie } from '@spelrijk/contract/licenties';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { licentieQuery } from '../../../../../shared/licentie/queries.ts';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface FormProps {
  readonly adminId: string;
  readonly licentie: Licentie;
}

interface Termijn {
  readonly van: string;
  readonly tot: string;
  readonly plaatsen: string;
}

const termijnVan = ({ van, tot, plaatsen }: Licentie): Termijn => ({
  van: van ?? '',
  tot: tot ?? '',
  plaatsen: plaatsen?.toString() ?? '',
});

/** From when to when, and for how many; an empty field is no limit. */
export function TermijnForm({ adminId, licentie }: FormProps) {
  const { t } = useTexts(officeTeksten, accountTeksten);
  const queryClient = useQueryClient();
  // Only what was typed: what somebody else set meanwhile (a parent who ordered a year) is read here, and not put back.
  const [eigen, setEigen] = useState<Partial<Termijn>>({});
  const termijn: Termijn = { ...termijnVan(licentie), ...eigen };
  const { van, tot, plaatsen } = termijn;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call('updateLicentie', {
        params: { adminId },
        body: { van: van || null, tot: tot || null, plaatsen: plaatsen === '' ? null : Number(plaatsen) },
      }),
    onSuccess: async (next) => {
      setEigen({});
      queryClient.setQueryData(licentieQuery(adminId).queryKey, next);
      await queryClient.invalidateQueries({ queryKey: licentieQuery(adminId).queryKey });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const dag = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <form className={css['groep']} onSubmit={onSubmit}>
      <div className={css['rij']}>
        <TextField
          {...dag}
          label={t('account:licentie.van')}
          value={van}
          onChange={({ target }) => setEigen({ ...eigen, van: target.value })}
        />
        <TextField
          {...dag}
          label={t('account:licentie.tot')}
          value={tot}
          onChange={({ target }) => setEigen({ ...eigen, tot: target.value })}
        />
        <TextField
          label={t('account:licentie.plaatsen')}
          value={plaatsen}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          onChange={({ target }) => setEigen({ ...eigen, plaatsen: target.value.replace(/\D/g, '') })}
        />
      </div>
      <p className={css['zacht']}>{t('office:admin.leegBetekent')}</p>
      <FormAlert error={error} done={isSuccess && Object.keys(eigen).length === 0 ? t('office:admin.licentieOpgeslagen') : undefined} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('office:admin.licentieOpslaan')}
        </Button>
      </div>
    </form>
  );
}
