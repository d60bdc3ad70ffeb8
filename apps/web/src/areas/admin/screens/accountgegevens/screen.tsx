import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { accountTeksten } from '@spelrijk/teksten/account';
import { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { GegevensForm } from '../../../../shared/accountgegevens/gegevens-form.tsx';
import { gegevensQuery } from '../../../../shared/accountgegevens/queries.ts';
import css from '../../../../shared/form/form.module.css';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { Meedoen } from './meedoen.tsx';
import { Schoolvakanties } from './schoolvakanties.tsx';

export const handle: Crumbs = { crumbs: [crumb(accountTeksten, 'gegevens.titel')] };
export const meta = () => pageTitle(accountTeksten, 'gegevens.titel');

const BEHEER: ReadonlySet<string> = new Set(['schooladmin', 'rtadmin', 'thuisadmin']);

/** Where everything that we keep can be taken along. */
function Meenemen() {
  const { t } = useTexts(dossiersTeksten);
  const { adminId } = usePathParams();
  const role = useUser()?.role;
  if (!role || !BEHEER.has(role)) return null;
  return (
    <Alert severity="info" sx={{ mt: 3 }}>
      <Link to={href('/admins/:adminId/gegevens', { adminId })}>{t('link')}</Link>. {t('linkUitleg')}
    </Alert>
  );
}

export default function AccountgegevensScreen() {
  const { t } = useTexts(accountTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(gegevensQuery(adminId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t('gegevens.titel')} />
      <GegevensForm adminId={adminId} gegevens={data} />
      <Box className={css['formulier']} sx={{ mt: 3 }}>
        <Schoolvakanties adminId={adminId} gegevens={data} />
        {data.magMeedoen && <Meedoen adminId={adminId} gegevens={data} />}
      </Box>
      <Meenemen />
    </>
  );
}
