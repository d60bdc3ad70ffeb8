import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { organisatiesQuery } from '../../../queries.ts';
import { splitNummers } from './nummers.ts';

type Aanbieder = Output<Api['listOrganisaties']>['aanbieders'][number];

/** One provider: the numbers under which it knows this customer. Without a number it is off. */
export function AanbiederForm({ adminId, aanbieder }: { readonly adminId: string; readonly aanbieder: Aanbieder }) {
  const { t } = useTexts(officeTeksten);
  const queryClient = useQueryClient();
  const { id, naam, organisatieLabel } = aanbieder;
  const [tekst, setTekst] = useState(aanbieder.organisaties.join(', '));
  const organisaties = splitNummers(tekst);
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (nummers: readonly string[]) =>
      call('saveOrganisaties', { params: { adminId, aanbieder: id }, body: { organisaties: [...nummers] } }),
    onSuccess: () => queryClient.invalidateQueries(organisatiesQuery(adminId)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(organisaties);
  };
  const done = t(variables?.length === 0 ? 'schoolaccount.uitgezet' : 'schoolaccount.opgeslagen', { naam });
  return (
    <form className={css['groep']} onSubmit={onSubmit}>
      <h2>{naam}</h2>
      <p className={css['zacht']}>{t(aanbieder.organisaties.length === 0 ? 'schoolaccount.staatUit' : 'schoolaccount.staatAan')}</p>
      <TextField
        label={organisatieLabel}
        value={tekst}
        helperText={t('schoolaccount.meer')}
        slotProps={{ htmlInput: { maxLength: 400, autoComplete: 'off', spellCheck: false } }}
        onChange={({ target }) => {
          setTekst(target.value);
          reset();
        }}
      />
      <FormAlert error={error} done={isSuccess ? done : undefined} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('schoolaccount.opslaan', { naam })}
        </Button>
      </div>
    </form>
  );
}
