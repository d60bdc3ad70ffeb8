import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Accountgegevens } from '@spelrijk/contract/admins';
import { komendeVakanties, VAKANTIEREGIOS, type Vakantieregio } from '@spelrijk/domain/schoolvakanties';
import { accountTeksten } from '@spelrijk/teksten/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gegevensQuery } from '../../../../shared/accountgegevens/queries.ts';
import { call } from '../../../../shared/api/call.ts';
import { schoolDay } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import css from '../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

/** So many are shown: this school year's. */
const GETOOND = 5;

const isRegio = (tekst: string): tekst is Vakantieregio => VAKANTIEREGIOS.some((regio) => regio === tekst);

interface SchoolvakantiesProps {
  readonly adminId: string;
  readonly gegevens: Accountgegevens;
}

/** Chosen once, silent everywhere: whose school holidays are days off. */
export function Schoolvakanties({ adminId, gegevens: { regio, vakantieregio, versie } }: SchoolvakantiesProps) {
  const { t } = useTexts(accountTeksten);
  const { long } = useDates();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (nieuw: Vakantieregio) => call('updateAccountgegevens', { params: { adminId }, body: { vakantieregio: nieuw, versie } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: gegevensQuery(adminId).queryKey }),
  });
  const eigen = VAKANTIEREGIOS.filter((keuze) => keuze === '' || keuze === vakantieregio || (keuze === 'vlaanderen') === (regio === 'be'));
  const komend = komendeVakanties(vakantieregio, schoolDay(serverNow())).slice(0, GETOOND);
  return (
    <section className={css['groep']} aria-labelledby="schoolvakanties">
      <h2 id="schoolvakanties">{t('vakanties.titel')}</h2>
      <p>{t('vakanties.uitleg')}</p>
      <TextField
        select
        label={t('vakanties.regio')}
        value={vakantieregio}
        disabled={isPending}
        onChange={({ target }) => isRegio(target.value) && mutate(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {eigen.map((keuze) => (
          <MenuItem key={keuze} value={keuze}>
            {t(`vakanties.keuze.${keuze === '' ? 'geen' : keuze}`)}
          </MenuItem>
        ))}
      </TextField>
      {komend.length > 0 && (
        <>
          <ul>
            {komend.map(({ naam, van, tot }) => (
              <li key={van}>{t('vakanties.periode', { naam, van: long(van), tot: long(tot), jaar: tot.slice(0, 4) })}</li>
            ))}
          </ul>
          <p>{t(vakantieregio === 'vlaanderen' ? 'vakanties.bronVlaanderen' : 'vakanties.bronNederland')}</p>
        </>
      )}
      <FormAlert error={error} done={isSuccess ? t('gegevens.opgeslagen') : undefined} />
    </section>
  );
}
