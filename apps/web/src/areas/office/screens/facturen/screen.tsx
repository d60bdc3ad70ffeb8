import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OpenFactuur } from '@spelrijk/contract/abonnementen';
import { FACTUURSTATUSSEN } from '@spelrijk/domain/thuis';
import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import { bedragTekst } from '@spelrijk/teksten/instelwaarde';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { emailColumn } from '../../../../shared/gebruikers/columns.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import css from '../../../../shared/list/list.module.css';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { usePagePlace } from '../../../../shared/list/page-place.ts';
import SearchField from '../../../../shared/list/search-field.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [crumb(abonnementTeksten, 'kantoor.titel')] };
export const meta = () => pageTitle(abonnementTeksten, 'kantoor.titel');

const QUERY_KEY = ['office', 'facturen'];

type Zetting = Pick<OpenFactuur, 'adminId' | 'id' | 'status'> & { readonly was: OpenFactuur['status'] };

interface StandProps {
  readonly factuur: OpenFactuur;
  readonly bezig: boolean;
  readonly onSet: (zetting: Zetting) => void;
}

/** How one order stands, and what it still has on the licence. */
function Stand({ factuur: { adminId, id, klant, status: was, nogDagen }, bezig, onSet }: StandProps) {
  const { t } = useTexts(abonnementTeksten);
  const set = (status: Zetting['status']): void => onSet({ adminId, id, status, was });
  return (
    <>
      <TextField
        select
        size="small"
        value={was}
        disabled={bezig}
        onChange={({ target }) => {
          const gekozen = FACTUURSTATUSSEN.find((stand) => stand === target.value);
          if (gekozen) set(gekozen);
        }}
        slotProps={{ htmlInput: { 'aria-label': t('kantoor.zetStand', { klant }) } }}
      >
        {FACTUURSTATUSSEN.map((stand) => (
          <MenuItem key={stand} value={stand}>
            {t(`kantoor.standen.${stand}`)}
          </MenuItem>
        ))}
      </TextField>
      {nogDagen > 0 && (
        <Button size="small" variant="text" disabled={bezig} onClick={() => set('vervallen')}>
          {t('kantoor.haalAf', { count: nogDagen })}
        </Button>
      )}
    </>
  );
}

/** What homes ordered by themselves: there is no payment provider, so somebody of our office sends the bill and says here how it stands. */
export default function FacturenScreen() {
  const { t } = useTexts(abonnementTeksten);
  const { day } = useDates();
  const queryClient = useQueryClient();
  const [plek, setPlek] = usePagePlace();
  const zoek = useDeferredValue(plek.zoek);
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY_KEY, zoek, plek.pagina],
    queryFn: () => call('listFacturen', { query: { zoek: zoek === '' ? undefined : zoek, pagina: String(plek.pagina) } }),
    placeholderData: keepPreviousData,
  });
  const set = useMutation({
    mutationFn: ({ adminId, id: factuurId, ...body }: Zetting) => call('setFactuurStatus', { params: { adminId, factuurId }, body }),
    // Also after a refusal: somebody else, or a parent who stopped, was first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
  });
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <FormAlert error={set.error} />
      {data.facturen.some(({ nogDagen }) => nogDagen > 0) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('kantoor.haalAfUitleg')}
        </Alert>
      )}
      <ListScreen
        title={t('kantoor.titel')}
        text={[t('kantoor.uitleg'), ...(data.totaal > 0 ? [t('kantoor.aantal', { count: data.totaal })] : [])].join(' ')}
        label={t('kantoor.tabel')}
        rows={data.facturen}
        keyOf={({ id }) => id}
        columns={[
          { key: 'klant', label: t('kantoor.klant'), value: ({ klant }) => klant },
          emailColumn(t('kantoor.email')),
          { key: 'adres', label: t('kantoor.adres'), value: ({ adres }) => adres || t('kantoor.geenAdres') },
          { key: 'periode', label: t('kantoor.periode'), value: ({ van, tot }) => `${day(van)} – ${day(tot)}` },
          { key: 'kinderen', label: t('kantoor.kinderen'), value: ({ kinderen }) => String(kinderen) },
          { key: 'bedrag', label: t('kantoor.bedrag'), value: ({ cent }) => bedragTekst(cent) },
          { key: 'op', label: t('kantoor.besteld'), value: ({ op }) => day(op) },
          {
            key: 'licentie',
            label: t('kantoor.licentie'),
            value: ({ licentieTot }) => (licentieTot === null ? t('kantoor.zonderEinde') : day(licentieTot)),
          },
        ]}
        renderActions={(factuur) => <Stand factuur={factuur} bezig={set.isPending} onSet={set.mutate} />}
        fixed
        empty={{ title: t(zoek === '' ? 'kantoor.leeg' : 'kantoor.geenGevonden') }}
      >
        <search className={css['filter']}>
          <SearchField label={t('kantoor.zoek')} zoek={plek.zoek} onSearch={(nieuw) => setPlek({ zoek: nieuw })} />
        </search>
      </ListScreen>
      <PageButtons
        label={t('kantoor.tabel')}
        pagina={plek.pagina}
        totaal={Math.ceil(data.totaal / data.perPagina)}
        onPagina={(pagina) => setPlek({ pagina })}
      />
    </>
  );
}
