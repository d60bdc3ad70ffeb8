import Skeleton from '@mui/material/Skeleton';
import type { Beleidsproef } from '@spelrijk/contract/beleidsproeven';
import { beleidsproevenTeksten } from '@spelrijk/teksten/beleidsproeven';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { addLocalDays } from '../../../../../shared/date/days.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ConfirmButton } from '../../../../../shared/dialog/confirm-button.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import form from '../../../../../shared/form/form.module.css';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../beleidsproeven.module.css';
import { beleidsproefQuery, beleidsproevenQuery } from '../queries.ts';
import { useBeleidsnaam } from './naam.ts';
import { Verslag } from './verslag.tsx';

function Stop({ id }: Pick<Beleidsproef, 'id'>) {
  const { t } = useTexts(beleidsproevenTeksten);
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => call('stopBeleidsproef', { params: { proefId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: beleidsproevenQuery.queryKey }),
  });
  return (
    <ConfirmButton
      label={t('stop.knop')}
      title={t('stop.titel')}
      text={t('stop.uitleg')}
      cancel={t('stop.annuleer')}
      busy={stop.isPending}
      error={stop.error}
      onConfirm={() => stop.mutate()}
    />
  );
}

function Uitslag({ proef }: { readonly proef: Beleidsproef }) {
  const { data, error } = useQuery(beleidsproefQuery(proef.id));
  if (error) return <FormAlert error={error} />;
  return data ? <Verslag proef={proef} verslag={data.verslag} /> : <Skeleton variant="rounded" height={200} />;
}

/** One trial: of when, how it stands, and what it gave. */
export function Proef({ proef }: { readonly proef: Beleidsproef }) {
  const { t } = useTexts(beleidsproevenTeksten);
  const { day } = useDates();
  const naam = useBeleidsnaam()(proef.beleid);
  const nooit = proef.van === proef.tot;
  return (
    <section className={form['groep']} aria-labelledby={`proef-${proef.id}`}>
      <div className={css['kop']}>
        <h2 id={`proef-${proef.id}`}>
          {nooit ? t('nooit', { beleid: naam }) : t('proef', { beleid: naam, van: day(proef.van), tot: day(addLocalDays(proef.tot, -1)) })}
        </h2>
        <strong>{t(`stand.${proef.stand}`)}</strong>
      </div>
      {!nooit && <Uitslag proef={proef} />}
      {(proef.stand === 'loopt' || proef.stand === 'wacht') && (
        <div className={form['knoppen']}>
          <Stop id={proef.id} />
        </div>
      )}
    </section>
  );
}
