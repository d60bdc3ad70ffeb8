import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { Logboek } from '../../../../shared/account/logboek.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { LogboekKruimel } from '../../account-kruimels.tsx';
import { usePathParams } from '../../params.ts';
import '../../../../shared/account/texts.ts';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';

export const handle: Crumbs = { kruimels: [LogboekKruimel] };
export const meta = () => pageTitle(i18next.t('account:logboek.titel'));

export default function LogboekScreen() {
  const { t } = useTranslation(['account', 'kader']);
  const { adminId } = usePathParams();
  return (
    <>
      <ScreenHead title={t('account:logboek.titel')} text={t('account:logboek.uitleg', { termijn: termijnNu('logboek') })} />
      <Logboek adminId={adminId} back={{ to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') }} />
    </>
  );
}
