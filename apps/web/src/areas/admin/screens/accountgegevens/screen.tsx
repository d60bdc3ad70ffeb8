import Alert from '@mui/material/Alert';
import { accountTeksten } from '@spelrijk/teksten/account';
import { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { GegevensForm } from '../../../../shared/account/gegevens-form.tsx';
import { gegevensQuery } from '../../../../shared/account/queries.ts';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { GegevensKruimel } from '../../account-kruimels.tsx';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';

export const handle: Crumbs = { kruimels: [GegevensKruimel] };
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
  const { t } = useTexts(accountTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(gegevensQuery(adminId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  return (
    <>
      <ScreenHead title={t('account:gegevens.titel')} />
      <GegevensForm adminId={adminId} gegevens={data} />
      <Meenemen />
    </>
  );
}
