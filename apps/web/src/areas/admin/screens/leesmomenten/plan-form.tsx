import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { addLocalDays, firstFreeDay } from '../../../../shared/date/days.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useLeesniveau } from '../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { momentenQuery } from '../../voorlezen.ts';
import css from './leesmomenten.module.css';
import { createId } from '../../../../shared/id.ts';

type Body = Input<Api['saveLeesmoment']>['body'];

interface PlanFormProps extends Pick<Output<Api['listLeesmomenten']>, 'niveaus' | 'voorstel' | 'vandaag' | 'momenten'> {
  readonly plek: { readonly adminId: string; readonly groepId: string };
}

/** Ten school days. */
const DAGEN = 11;

export function PlanForm({ plek: { adminId, groepId }, niveaus, voorstel, vandaag, momenten }: PlanFormProps) {
  const { t } = useTexts(voorlezenTeksten);
  const leesniveau = useLeesniveau();
  const queryClient = useQueryClient();
  // Once, when the screen opens: days that move on after each press would plan a second one for who pressed twice.
  const [keuze, setKeuze] = useState((): Body & { readonly id: string } => {
    const van = firstFreeDay(momenten, vandaag);
    return { id: createId(), niveau: voorstel, van, tot: addLocalDays(van, DAGEN) };
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ id: momentId, ...body }: typeof keuze) => call('saveLeesmoment', { params: { adminId, groepId, momentId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: momentenQuery({ adminId, groepId }).queryKey }),
  });
  // What is planned and pressed once more, however late, is the same one; other days, or after it was taken away, are another.
  const change = (deel: Partial<Body>): void => setKeuze({ ...keuze, ...deel, ...(isSuccess && { id: createId() }) });
  const isWeg = momenten.some(({ id, gestopt }) => id === keuze.id && gestopt);
  const dag = (naam: 'van' | 'tot') => (
    <TextField
      type="date"
      size="small"
      label={t(`momenten.${naam}`)}
      value={keuze[naam]}
      onChange={({ target }) => change({ [naam]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: naam === 'tot' ? keuze.van : vandaag } }}
    />
  );
  return (
    <form
      className={css['plan']}
      noValidate
      aria-label={t('momenten.plan')}
      onSubmit={(event) => {
        event.preventDefault();
        const nu = isWeg ? { ...keuze, id: createId() } : keuze;
        setKeuze(nu);
        mutate(nu);
      }}
    >
      <h2>{t('momenten.plan')}</h2>
      <div className={css['velden']}>
        <TextField
          select
          size="small"
          label={t('momenten.niveau')}
          value={keuze.niveau}
          onChange={({ target }) => {
            const niveau = niveaus.find(({ id }) => id === target.value);
            if (niveau) change({ niveau: niveau.id });
          }}
          sx={{ minWidth: 190 }}
        >
          {niveaus.map(({ id, naam }) => (
            <MenuItem key={id} value={id}>
              {leesniveau(naam)}
            </MenuItem>
          ))}
        </TextField>
        {dag('van')}
        {dag('tot')}
        <Button type="submit" disabled={isPending || keuze.van === '' || keuze.tot === ''}>
          {t('momenten.knop')}
        </Button>
      </div>
      <FormAlert error={error} done={isSuccess ? t('momenten.gepland') : undefined} />
    </form>
  );
}
