import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import type { Licentie } from '@spelrijk/contract/licenties';
import { Pakket } from '@spelrijk/domain/admin';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useWijziging } from '../../../../../shared/concept/use-versie-concept.ts';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { isIntussen, licentieQuery } from '../../../../../shared/licentie/queries.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface FormProps {
  readonly adminId: string;
  readonly licentie: Licentie;
}

/** A form of a part of the licence; `van` reads that part, `save` gets what is wanted and what was read. */
function useZetten<T extends object>(
  { adminId, licentie }: FormProps,
  deel: string,
  van: (licentie: Licentie) => T,
  save: (nieuw: T, was: T) => Promise<Licentie>,
) {
  const client = useQueryClient();
  const { queryKey } = licentieQuery(adminId);
  const wijziging = useWijziging(`licentie:${deel}:${adminId}`, van(licentie));
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ waarde, was }: Pick<typeof wijziging, 'waarde' | 'was'>) => save(waarde, was),
    onSuccess: async (next, { waarde }) => {
      wijziging.saved(waarde, van(next));
      client.setQueryData(queryKey, next);
      await client.invalidateQueries({ queryKey });
    },
    // Set by somebody else, or by an order: what is there now is shown, and what was typed is on that from here on.
    onError: async (fout) => {
      if (!isIntussen(fout)) return;
      await client.invalidateQueries({ queryKey });
      const nu = client.getQueryData(queryKey);
      if (nu) wijziging.keepOp(van(nu));
    },
  });
  return { wijziging, mutate: () => mutate(wijziging), isPending, error, isKlaar: isSuccess && wijziging.isLeeg };
}

const termijnVan = ({ van, tot, plaatsen }: Licentie) => ({ van: van ?? '', tot: tot ?? '', plaatsen: plaatsen?.toString() ?? '' });
const toTermijn = ({ van, tot, plaatsen }: ReturnType<typeof termijnVan>) => ({
  van: van || null,
  tot: tot || null,
  plaatsen: plaatsen === '' ? null : Number(plaatsen),
});

/** From when to when, and for how many; an empty field is no limit. */
export function TermijnForm(props: FormProps) {
  const { t } = useTexts(officeTeksten, accountTeksten);
  const { wijziging, mutate, isPending, error, isKlaar } = useZetten(props, 'termijn', termijnVan, (nieuw, was) =>
    call('updateLicentie', { params: { adminId: props.adminId }, body: { ...toTermijn(nieuw), was: toTermijn(was) } }),
  );
  const { van, tot, plaatsen } = wijziging.waarde;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const dag = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <form className={css['groep']} onSubmit={onSubmit}>
      <Hersteld concept={wijziging} />
      <div className={css['rij']}>
        <TextField {...dag} label={t('account:licentie.van')} value={van} onChange={({ target }) => wijziging.zet({ van: target.value })} />
        <TextField {...dag} label={t('account:licentie.tot')} value={tot} onChange={({ target }) => wijziging.zet({ tot: target.value })} />
        <TextField
          label={t('account:licentie.plaatsen')}
          value={plaatsen}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          onChange={({ target }) => wijziging.zet({ plaatsen: target.value.replace(/\D/g, '') })}
        />
      </div>
      <p className={css['zacht']}>{t('office:admin.leegBetekent')}</p>
      <FormAlert error={error} done={isKlaar ? t('office:admin.licentieOpgeslagen') : undefined} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('office:admin.licentieOpslaan')}
        </Button>
      </div>
    </form>
  );
}

const pakkettenVan = ({ pakketten }: Licentie): Readonly<Record<Pakket, boolean>> => ({
  zorgtraject: pakketten.includes('zorgtraject'),
  testschool: pakketten.includes('testschool'),
});
const toPakketten = (aan: Readonly<Record<Pakket, boolean>>): Pakket[] => Pakket.options.filter((pakket) => aan[pakket]);

/** What is switched off answers "not found" at the next request. */
export function PakkettenForm(props: FormProps) {
  const { t } = useTexts(officeTeksten, accountTeksten);
  const { wijziging, mutate, isPending, error, isKlaar } = useZetten(props, 'pakketten', pakkettenVan, (nieuw, was) =>
    call('togglePakketten', { params: { adminId: props.adminId }, body: { pakketten: toPakketten(nieuw), was: toPakketten(was) } }),
  );
  return (
    <section className={css['groep']}>
      <h2>{t('account:licentie.pakketten')}</h2>
      <Hersteld concept={wijziging} />
      <FormGroup>
        {Pakket.options.map((pakket) => (
          <FormControlLabel
            key={pakket}
            label={t(`account:licentie.pakket.${pakket}`)}
            control={<Checkbox checked={wijziging.waarde[pakket]} onChange={(_, on) => wijziging.zet({ [pakket]: on })} />}
          />
        ))}
      </FormGroup>
      <FormAlert error={error} done={isKlaar ? t('office:admin.licentieOpgeslagen') : undefined} />
      <div className={css['knoppen']}>
        <Button disabled={isPending} onClick={() => mutate()}>
          {t('office:admin.pakkettenOpslaan')}
        </Button>
      </div>
    </section>
  );
}
