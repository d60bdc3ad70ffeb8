import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { WoordlijstKort } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { woordlijstenCrumb, useWoordlijsten, woordlijstenQuery } from '../../woordlijsten.ts';
import { NIEUW } from '../../woorden/concept.ts';
import { Unready } from '../../parts/unready.tsx';
import { LijstenTable } from './parts/lijsten-table.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, woordlijstenCrumb] };
export const meta = () => pageTitle(lijstenTeksten, 'lijsten.titel');

/** From so many lists on, a field to find one helps. */
const SEARCH_FROM = 8;

function Lists({ woordlijsten }: { readonly woordlijsten: readonly WoordlijstKort[] }) {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const lists = useWoordlijsten({ adminId, groepId });
  const [search, setSearch] = useState('');
  const [gone, setGone] = useState<WoordlijstKort | null>(null);
  const role = useUser()?.role;
  const mayChange = role !== undefined && !isBackOffice(role);
  const found = woordlijsten.filter(({ naam }) => naam.toLowerCase().includes(search.trim().toLowerCase()));
  const create = mayChange && (
    <Button
      component={Link}
      to={href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: NIEUW })}
    >
      {t('lijsten.nieuw')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={t('lijsten.titel')} text={t('lijsten.uitleg')} action={create} />
      {gone && (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          onClose={() => setGone(null)}
          action={
            <Button variant="text" onClick={() => lists.restore.mutate(gone.id, { onSuccess: () => setGone(null) })}>
              {t('lijsten.terug')}
            </Button>
          }
        >
          {t('lijsten.weggegooid', { naam: gone.naam })}
        </Alert>
      )}
      <FormAlert error={lists.remove.error ?? lists.restore.error} />
      {woordlijsten.length >= SEARCH_FROM && (
        <TextField
          label={t('lijsten.zoek')}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mb: 2, width: 'min(100%, 320px)' }}
        />
      )}
      {woordlijsten.length === 0 && <Empty title={t('lijsten.leeg')} text={t('lijsten.leegUitleg')} />}
      {woordlijsten.length > 0 && found.length === 0 && <p>{t('lijsten.geenGevonden')}</p>}
      {found.length > 0 && (
        <LijstenTable
          lijsten={found}
          mayChange={mayChange}
          onRemove={(lijst) => lists.remove.mutate(lijst.id, { onSuccess: () => setGone(lijst) })}
        />
      )}
    </>
  );
}

export default function WoordlijstenScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(woordlijstenQuery({ adminId, groepId }));
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Lists key={groepId} woordlijsten={data.woordlijsten} />;
}
