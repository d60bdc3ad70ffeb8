import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { Logboek } from '../../../../shared/account/logboek.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { LogboekKruimel } from '../../account-kruimels.tsx';
import { usePathParams } from '../../params.ts';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { kruimels: [LogboekKruimel] };
export const meta = () => pageTitle(accountTeksten, 'logboek.titel');

export default function LogboekScreen() {
  const { t } = useTexts(accountTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  return (
    <>
      <ScreenHead title={t('account:logboek.titel')} text={t('account:logboek.uitleg', { termijn: termijnNu('logboek') })} />
      <Logboek adminId={adminId} back={{ to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') }} />
    </>
  );
}
