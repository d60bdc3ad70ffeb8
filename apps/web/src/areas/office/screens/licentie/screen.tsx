import Skeleton from '@mui/material/Skeleton';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/form/form.module.css';
import { LicentieView } from '../../../../shared/licentie/licentie-view.tsx';
import { EerdereVerzoeken } from '../../../../shared/licentie/eerdere-verzoeken.tsx';
import { LicentieLine } from '../../../../shared/licentie/licentie-line.tsx';
import { licentieQuery, verzoekenQuery } from '../../../../shared/licentie/queries.ts';
import { Wijzigingen } from '../../../../shared/licentie/wijzigingen.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { adminQuery } from '../../queries.ts';
import { OpenVerzoek } from './parts/open-verzoek.tsx';
import { PakkettenForm, TermijnForm } from './parts/zetten.tsx';

export const handle: Crumbs = { crumbs: [crumb(accountTeksten, 'licentie.titel')] };
export const meta = () => pageTitle(accountTeksten, 'licentie.titel');

/** What this customer bought and asks; setting it, and what changed before. */
export default function OfficeLicentieScreen() {
  const { t } = useTexts(kaderTeksten);
  const { adminId = '' } = useParams();
  const licentie = useQuery(licentieQuery(adminId));
  const verzoeken = useQuery(verzoekenQuery(adminId));
  const soort = useQuery(adminQuery(adminId)).data?.admin.soort;
  const error = licentie.error ?? verzoeken.error;
  if (replaces(error, licentie.data && verzoeken.data)) {
    const again = (): void => void Promise.all([licentie.refetch(), verzoeken.refetch()]);
    return <Failure error={error} onRetry={again} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
  }
  if (!licentie.data || !verzoeken.data) return <Skeleton variant="rounded" height={320} />;
  const open = verzoeken.data.verzoeken.find(({ status }) => status === 'open');
  return (
    <div className={css['formulier']}>
      <LicentieLine oefenen="loopt" licentie={licentie.data} />
      <LicentieView licentie={licentie.data} voorSchool={soort === 'school'} />
      {open && <OpenVerzoek adminId={adminId} licentie={licentie.data} verzoek={open} />}
      {/* A granted request changes what these forms begin with. */}
      <TermijnForm key={open?.id ?? ''} adminId={adminId} licentie={licentie.data} />
      {/* Nobody of a practice or a home can open what is in a package. */}
      {(soort === 'school' || licentie.data.pakketten.length > 0) && <PakkettenForm adminId={adminId} licentie={licentie.data} />}
      <EerdereVerzoeken adminId={adminId} />
      <Wijzigingen adminId={adminId} />
    </div>
  );
}
