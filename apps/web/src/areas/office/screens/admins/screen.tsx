import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { AdminSoort } from '@spelrijk/domain/admin';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import css from '../../../../shared/account/account.module.css';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { KlantenKruimel } from '../../kruimels.tsx';
import { adminsQuery, type Zoekvraag } from '../../queries.ts';
import '../../texts.ts';
import { AdminsTable } from './parts/admins-table.tsx';

export const handle: Crumbs = { kruimels: [KlantenKruimel] };
export const meta = () => pageTitle(i18next.t('office:admins.titel'));

interface PartProps {
  readonly vraag: Zoekvraag;
  readonly onChange: (vraag: Zoekvraag) => void;
}

function SearchBar({ vraag, onChange }: PartProps) {
  const { t } = useTranslation('office');
  const pick = (value: string) => onChange({ ...vraag, soort: AdminSoort.options.find((soort) => soort === value), pagina: 1 });
  return (
    <search className={css['filter']}>
      <TextField
        type="search"
        label={t('admins.zoek')}
        value={vraag.zoek}
        sx={{ flex: '1 1 18rem' }}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        onChange={({ target }) => onChange({ ...vraag, zoek: target.value, pagina: 1 })}
      />
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

function Pages({ vraag, onChange, totaal }: PartProps & { readonly totaal: number }) {
  const { t } = useTranslation('office');
  if (totaal <= 1) return null;
  const go = (step: number) => () => onChange({ ...vraag, pagina: vraag.pagina + step });
  return (
    <nav className={css['knoppen']} aria-label={t('admins.titel')}>
      <Button variant="text" disabled={vraag.pagina <= 1} onClick={go(-1)}>
        {t('admins.vorige')}
      </Button>
      {t('admins.pagina', { nu: vraag.pagina, totaal })}
      <Button variant="text" disabled={vraag.pagina >= totaal} onClick={go(1)}>
        {t('admins.volgende')}
      </Button>
    </nav>
  );
}

/** Finding a customer: by what people on the telephone say. */
export default function AdminsScreen() {
  const { t } = useTranslation(['office', 'kader']);
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
      {data?.admins.length === 0 && (
        <div className={css['leeg']}>
          <h2>{t('office:admins.geenTreffer')}</h2>
          <p>{t('office:admins.geenTrefferUitleg')}</p>
        </div>
      )}
      {data && data.admins.length > 0 && <AdminsTable admins={data.admins} />}
      {data && <Pages vraag={vraag} onChange={setVraag} totaal={Math.ceil(data.totaal / data.perPagina)} />}
    </>
  );
}
