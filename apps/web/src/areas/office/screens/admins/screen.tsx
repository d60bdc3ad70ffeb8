import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { AdminSoort } from '@spelrijk/domain/admin';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { href, Link } from 'react-router';
import css from '../../../../shared/list/list.module.css';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { klantenCrumb } from '../../crumbs.ts';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { SearchField } from '../../../../shared/list/search-field.tsx';
import { adminsQuery, type Zoekvraag } from '../../queries.ts';
import { AdminsTable } from './parts/admins-table.tsx';
import { Wissingen } from './parts/wissingen.tsx';

export const handle: Crumbs = { crumbs: [klantenCrumb] };
export const meta = () => pageTitle(officeTeksten, 'admins.titel');

interface SearchBarProps {
  readonly vraag: Zoekvraag;
  readonly onChange: (vraag: Zoekvraag) => void;
}

function SearchBar({ vraag, onChange }: SearchBarProps) {
  const { t } = useTexts(officeTeksten);
  const pick = (value: string) => onChange({ ...vraag, soort: AdminSoort.options.find((soort) => soort === value), pagina: 1 });
  return (
    <search className={css['filter']}>
      <SearchField label={t('admins.zoek')} zoek={vraag.zoek} onSearch={(zoek) => onChange({ ...vraag, zoek, pagina: 1 })} />
      <TextField
        select
        label={t('dashboard.soort')}
        value={vraag.soort ?? ''}
        sx={{ minWidth: '11rem' }}
        onChange={({ target }) => pick(target.value)}
      >
        <MenuItem value="">{t('admins.alleSoorten')}</MenuItem>
        {AdminSoort.options.map((soort) => (
          <MenuItem key={soort} value={soort}>
            {t(`dashboard.soorten.${soort}`)}
          </MenuItem>
        ))}
      </TextField>
    </search>
  );
}

/** Finding a customer: by what people on the telephone say. */
export default function AdminsScreen() {
  const { t } = useTexts(officeTeksten, kaderTeksten);
  const [vraag, setVraag] = useState<Zoekvraag>({ zoek: '', soort: undefined, pagina: 1 });
  const { data, error, refetch } = useQuery(adminsQuery(useDeferredValue(vraag)));
  if (error)
    return (
      <Failure
        error={error}
        onRetry={() => void refetch()}
        back={{ to: href('/superadmin/dashboard'), label: t('kader:frame.dashboard') }}
      />
    );
  const nieuw = (
    <Button component={Link} to={href('/superadmin/aanmaken')}>
      {t('office:admins.nieuw')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t('office:admins.titel')} text={data && t('office:admins.gevonden', { count: data.totaal })} action={nieuw} />
      <SearchBar vraag={vraag} onChange={setVraag} />
      {!data && <Skeleton variant="rounded" height={320} />}
      {data && <AdminsTable admins={data.admins} />}
      {data && (
        <PageButtons
          label={t('office:admins.titel')}
          pagina={vraag.pagina}
          totaal={Math.ceil(data.totaal / data.perPagina)}
          onPagina={(pagina) => setVraag({ ...vraag, pagina })}
        />
      )}
      <Wissingen />
    </>
  );
}
