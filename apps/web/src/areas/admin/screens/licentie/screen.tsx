import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { href } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/form/form.module.css';
import { LicentieView } from '../../../../shared/licentie/licentie-view.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { schoolDay } from '../../../../shared/date/days.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { EerdereVerzoeken } from '../../../../shared/licentie/eerdere-verzoeken.tsx';
import { LicentieLine } from '../../../../shared/licentie/licentie-line.tsx';
import { licentieQuery, verzoekenQuery } from '../../../../shared/licentie/queries.ts';
import { Wijzigingen } from '../../../../shared/licentie/wijzigingen.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { currentUser, useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { OpenVerzoek } from './parts/open-verzoek.tsx';
import { VerzoekForm } from './parts/verzoek-form.tsx';

const atHome = (): boolean => currentUser()?.role === 'thuisadmin';

function Naam(): string {
  const { t } = useTexts(abonnementTeksten, accountTeksten);
  return atHome() ? t('titel') : t('account:licentie.titel');
}

export const handle: Crumbs = { crumbs: [{ Name: Naam }] };
export const meta = () => (atHome() ? pageTitle(abonnementTeksten, 'titel') : pageTitle(accountTeksten, 'licentie.titel'));

/** Our office looks here too, but asks itself nothing. */
const VRAGERS = new Set(['schooladmin', 'rtadmin']);

const ThuisLicentie = lazy(async () => ({ default: (await import('./parts/thuis-licentie.tsx')).ThuisLicentie }));

/** What was bought, until when, asking for more, and what changed before. */
export default function LicentieScreen() {
  return useUser()?.role === 'thuisadmin' ? (
    <Suspense fallback={<Waiting />}>
      <ThuisLicentie />
    </Suspense>
  ) : (
    <SchoolLicentie />
  );
}

function SchoolLicentie() {
  const { t } = useTexts(accountTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const licentie = useQuery(licentieQuery(adminId));
  const verzoeken = useQuery(verzoekenQuery(adminId));
  const role = useUser()?.role;
  const mayAsk = VRAGERS.has(role ?? '');
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  const error = licentie.error ?? verzoeken.error;
  const again = (): void => void Promise.all([licentie.refetch(), verzoeken.refetch()]);
  if (replaces(error, licentie.data && verzoeken.data)) return <Failure error={error} onRetry={again} back={back} />;
  if (!licentie.data || !verzoeken.data) return <Waiting />;
  const open = verzoeken.data.verzoeken.find(({ status }) => status === 'open');
  return (
    <>
      <ScreenHead title={t('account:licentie.titel')} text={t('account:licentie.uitlegScherm')} />
      <div className={css['formulier']}>
        <LicentieLine oefenen="loopt" licentie={licentie.data} />
        <LicentieView licentie={licentie.data} voorSchool={role !== 'rtadmin'} />
        {open && mayAsk && <OpenVerzoek adminId={adminId} verzoek={open} />}
        {!open && mayAsk && (
          <VerzoekForm adminId={adminId} licentie={licentie.data} vandaag={schoolDay(serverNow())} voorSchool={role !== 'rtadmin'} />
        )}
        <EerdereVerzoeken adminId={adminId} />
        <Wijzigingen adminId={adminId} />
      </div>
    </>
  );
}
