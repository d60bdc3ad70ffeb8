import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { Licentie } from '@spelrijk/contract/licenties';
import { Pakket } from '@spelrijk/domain/admin';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { licentieQuery } from '../../../../../shared/licentie/queries.ts';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface FormProps {
  readonly adminId: string;
  readonly licentie: Licentie;
}

/** What is switched off answers "not found" at the next request. */
export function PakkettenForm({ adminId, licentie }: FormProps) {
  const { t } = useTexts(officeTeksten, accountTeksten);
  const queryClient = useQueryClient();
  // Null: as they are, also when somebody else sets them meanwhile.
  const [eigen, setPakketten] = useState<readonly Pakket[] | null>(null);
  const pakketten = eigen ?? licentie.pakketten;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('togglePakketten', { params: { adminId }, body: { pakketten: [...pakketten] } }),
    onSuccess: async (next) => {
      setPakketten(null);
      queryClient.setQueryData(licentieQuery(adminId).queryKey, next);
      await queryClient.invalidateQueries({ queryKey: licentieQuery(adminId).queryKey });
    },
  });
  const toggle = (pakket: Pakket, on: boolean) =>
    setPakketten(Pakket.options.filter((naam) => (naam === pakket ? on : pakketten.includes(naam))));
  return (
    <section className={css['groep']}>
      <h2>{t('account:licentie.pakketten')}</h2>
      <FormGroup>
        {Pakket.options.map((pakket) => (
          <FormControlLabel
            key={pakket}
            label={t(`account:licentie.pakket.${pakket}`)}
            control={<Checkbox checked={pakketten.includes(pakket)} onChange={(_, on) => toggle(pakket, on)} />}
          />
        ))}
      </FormGroup>
      <FormAlert error={error} done={isSuccess && eigen === null ? t('office:admin.licentieOpgeslagen') : undefined} />
      <div className={css['knoppen']}>
        <Button disabled={isPending} onClick={() => mutate()}>
          {t('office:admin.pakkettenOpslaan')}
        </Button>
      </div>
    </section>
  );
}
