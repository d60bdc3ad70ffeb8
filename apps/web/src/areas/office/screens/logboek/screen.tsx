import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href, useParams } from 'react-router';
import { Logboek } from '../../../../shared/account/logboek.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { LogboekKruimel } from '../../kruimels.tsx';

export const handle: Crumbs = { kruimels: [LogboekKruimel] };
export const meta = () => pageTitle(accountTeksten, 'logboek.titel');

export default function KlantLogboekScreen() {
  const { t } = useTexts(kaderTeksten);
  const { adminId = '' } = useParams();
  return <Logboek adminId={adminId} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
}
