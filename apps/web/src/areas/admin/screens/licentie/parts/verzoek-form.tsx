import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Licentie } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { licentieQuery } from '../../../../../shared/licentie/queries.ts';
import { useLicentieWords } from '../../../../../shared/licentie/use-words.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { isLeeg, problemsOf, toVraag } from './vraag.ts';
import { createId } from '../../../../../shared/id.ts';

interface VerzoekFormProps {
  readonly adminId: string;
  readonly licentie: Licentie;
  /** YYYY-MM-DD */
  readonly vandaag: string;
  /** Only a school can have a package. */
  readonly voorSchool: boolean;
}

/** Asking for a later end, more places, or something in words. What has no limit is not asked for. */
export function VerzoekForm({ adminId, licentie, vandaag, voorSchool }: VerzoekFormProps) {
  const { t } = useTexts(licentieTeksten);
  const { day } = useLicentieWords();
  const client = useQueryClient();
  const [id] = useState(createId);
  const [waarden, setWaarden] = useState({ tot: '', plaatsen: '', opmerking: '' });
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('requestLicentie', { params: { adminId }, body: { id, ...toVraag(waarden) } }),
    onSettled: () => client.invalidateQueries({ queryKey: licentieQuery(adminId).queryKey }),
  });
  const problems = problemsOf(waarden, licentie, vandaag);
  const leeg = isLeeg(waarden);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!leeg && problems.length === 0 && !isPending) mutate();
  };
  const has = (naam: 'tot' | 'plaatsen'): boolean => checked && problems.includes(naam);
  return (
    <form className={css['groep']} noValidate onSubmit={onSubmit}>
      <h2>{t('verzoek.kop')}</h2>
      <p className={css['zacht']}>{t('verzoek.uitleg')}</p>
      <div className={css['rij']}>
        {licentie.tot !== null && (
          <TextField
            type="date"
            label={t('verzoek.tot')}
            value={waarden.tot}
            error={has('tot')}
            helperText={has('tot') ? t('verzoek.totFout') : t('verzoek.totUitleg', { dag: day(licentie.tot) })}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setWaarden({ ...waarden, tot: target.value })}
          />
        )}
        {licentie.plaatsen !== null && (
          <TextField
            label={t('verzoek.plaatsen')}
            value={waarden.plaatsen}
            error={has('plaatsen')}
            helperText={
              has('plaatsen')
                ? t('verzoek.plaatsenFout')
                : t('verzoek.plaatsenUitleg', { nu: licentie.plaatsen, gebruikt: licentie.gebruikt })
            }
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
            onChange={({ target }) => setWaarden({ ...waarden, plaatsen: target.value.replace(/\D/g, '') })}
          />
        )}
      </div>
      <TextField
        label={t('verzoek.opmerking')}
        value={waarden.opmerking}
        helperText={voorSchool && t('verzoek.opmerkingUitleg')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={({ target }) => setWaarden({ ...waarden, opmerking: target.value })}
      />
      {checked && leeg && <p role="alert">{t('verzoek.leeg')}</p>}
      <FormAlert error={error} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('verzoek.verstuur')}
        </Button>
      </div>
    </form>
  );
}
