import { useTranslation } from 'react-i18next';
import { href, useParams } from 'react-router';
import { Logboek } from '../../../../shared/account/logboek.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { LogboekKruimel } from '../../kruimels.tsx';

export const handle: Crumbs = { kruimels: [LogboekKruimel] };
export const meta = () => pageTitle(i18next.t('account:logboek.titel'));

export default function KlantLogboekScreen() {
  const { t } = useTranslation('kader');
  const { adminId = '' } = useParams();
  return <Logboek adminId={adminId} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
}
