import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { AdminSoort } from '@spelrijk/domain/admin';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/list/list.module.css';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { klantenCrumb } from '../../crumbs.ts';
import { useKept } from '../../../../shared/list/kept.ts';
import { type PagePlace, usePagePlace } from '../../../../shared/list/page-place.ts';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import SearchField from '../../../../shared/list/search-field.tsx';
import { adminsQuery } from '../../queries.ts';
import { AdminsTable } from './parts/admins-table.tsx';
import { Wissingen } from './parts/wissingen.tsx';

export const handle: Crumbs = { crumbs: [klantenCrumb] };
export const meta = () => pageTitle(officeTeksten, 'admins.titel');

interface SearchBarProps {
  readonly plek: PagePlace;
  readonly onChange: (plek: Partial<PagePlace>) => void;
}

const soortVan = (toon: string): AdminSoort | undefined => AdminSoort.options.find((soort) => soort === toon);

function SearchBar({ plek, onChange }: SearchBarProps) {
  const { t } = useTexts(officeTeksten);
  return (
    <search className={css['filter']}>
      <SearchField label={t('admins.zoek')} zoek={plek.zoek} onSearch={(zoek) => onChange({ zoek })} />
      <TextField
        select
        label={t('dashboard.soort')}
        value={soortVan(plek.toon) ?? ''}
        sx={{ minWidth: '11rem' }}
        onChange={({ target }) => onChange({ toon: target.value })}
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

/** What the server can sort by; an address can hold anything. */
const OP = /^-?(naam|soort|plaats|nummer|regio|leerlingen|tot|status)$/;

/** Finding a customer: by what people on the telephone say. */
export default function AdminsScreen() {
  const { t } = useTexts(officeTeksten, kaderTeksten);
  const [plek, setPlek] = usePagePlace();
  const [op, setOp] = useKept('op', () => '');
  const { zoek, toon, pagina } = plek;
  const vraag = { zoek: useDeferredValue(zoek), soort: soortVan(toon), pagina, op: OP.test(op) ? op : undefined };
  const { data, error, refetch } = useQuery(adminsQuery(vraag));
  const sort = (next: string): void => {
    setOp(next);
    setPlek({});
  };
  if (replaces(error, data))
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
      {/* A line of its own also while it is not known: what stands below must not move. */}
      <ScreenHead
        title={t('office:admins.titel')}
        text={data && data.totaal > 0 ? t('office:admins.gevonden', { count: data.totaal }) : '\u00a0'}
        action={nieuw}
      />
      <SearchBar plek={plek} onChange={setPlek} />
      {!data && <Skeleton variant="rounded" height={320} />}
      {data && <AdminsTable admins={data.admins} onSort={sort} />}
      {data && (
        <PageButtons
          label={t('office:admins.titel')}
          pagina={pagina}
          totaal={Math.ceil(data.totaal / data.perPagina)}
          onPagina={(naar) => setPlek({ pagina: naar })}
        />
      )}
      <Wissingen />
    </>
  );
}
