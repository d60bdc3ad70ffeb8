import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { KlantUitnodiging, UitnodigingStand } from '@spelrijk/contract/uitnodigingen';
import { uitnodigingenTeksten } from '@spelrijk/teksten/uitnodigingen';
import { useMutation, useQuery, useQueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/list/list.module.css';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { type PagePlace, usePagePlace } from '../../../../shared/list/page-place.ts';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { Unready } from '../../parts/unready.tsx';
import SearchField from '../../../../shared/list/search-field.tsx';
import { Tabel } from './parts/tabel.tsx';

interface Vraag {
  readonly zoek: string;
  readonly stand: UitnodigingStand | undefined;
  readonly pagina: number;
}

const uitnodigingenQuery = ({ zoek, stand, pagina }: Vraag) =>
  queryOptions({
    queryKey: ['office', 'uitnodigingen', zoek, stand ?? '', pagina],
    queryFn: () => call('listUitnodigingen', { query: { zoek, stand, pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

export const handle: Crumbs = { crumbs: [crumb(uitnodigingenTeksten, 'titel')] };
export const meta = () => pageTitle(uitnodigingenTeksten, 'titel');

type Lijst = Output<Api['listUitnodigingen']>;
/** What needs a hand comes first. */
const STANDEN: readonly UitnodigingStand[] = ['mislukt', 'verlopen', 'bewaard', 'onderweg', 'verstuurd', 'geopend'];

interface FiltersProps {
  readonly vraag: Vraag;
  readonly onChange: (plek: Partial<PagePlace>) => void;
  readonly lijst: Lijst;
}

function Filters({ vraag, onChange, lijst: { tellingen } }: FiltersProps) {
  const { t } = useTexts(uitnodigingenTeksten);
  const alle = STANDEN.reduce((som, stand) => som + tellingen[stand], 0);
  return (
    <search className={css['filter']}>
      <SearchField label={t('zoek')} zoek={vraag.zoek} onSearch={(zoek) => onChange({ zoek })} />
      <TextField
        select
        label={t('filter')}
        value={vraag.stand ?? ''}
        sx={{ minWidth: '16rem' }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ toon: target.value })}
      >
        <MenuItem value="">{t('alle', { count: alle })}</MenuItem>
        {STANDEN.map((stand) => (
          <MenuItem key={stand} value={stand}>
            {t('keuze', { stand: t(`stand.${stand}`), count: tellingen[stand] })}
          </MenuItem>
        ))}
      </TextField>
    </search>
  );
}

function useResend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ adminId, gebruikerId }: KlantUitnodiging) => call('resendBeheerderUitnodiging', { params: { adminId, gebruikerId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['office'] }),
  });
}

/** Who was invited, and whether the account is open. */
export default function UitnodigingVersturenScreen() {
  const { t } = useTexts(uitnodigingenTeksten);
  const [{ zoek, toon, pagina }, setPlek] = usePagePlace();
  const vraag: Vraag = { zoek, stand: STANDEN.find((stand) => stand === toon), pagina };
  const { data, error, refetch } = useQuery(uitnodigingenQuery({ ...vraag, zoek: useDeferredValue(zoek) }));
  const { mutate, isPending, variables, error: fout, isSuccess } = useResend();
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const zoekt = vraag.zoek.trim() !== '' || vraag.stand !== undefined;
  const nieuw = (
    <Button component={Link} to={href('/superadmin/aanmaken')}>
      {t('nieuw')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} action={nieuw} />
      {(data.uitnodigingen.length > 0 || zoekt) && <Filters vraag={vraag} onChange={setPlek} lijst={data} />}
      <FormAlert error={fout} done={isSuccess ? t('verstuurdNaar', { adres: variables.email }) : undefined} />
      {data.tellingen.bewaard > 0 && (
        <Alert severity="info" sx={{ my: 1 }}>
          {t('bewaardUitleg')}
        </Alert>
      )}
      <Tabel uitnodigingen={data.uitnodigingen} zoekt={zoekt} bezig={isPending} onResend={mutate} />
      <PageButtons
        label={t('titel')}
        pagina={vraag.pagina}
        totaal={Math.ceil(data.totaal / data.perPagina)}
        onPagina={(naar) => setPlek({ pagina: naar })}
      />
    </>
  );
}
