import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href, useParams } from 'react-router';
import { Logboek } from '../../../../shared/logboek/logboek.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(accountTeksten, 'logboek.titel')] };
export const meta = () => pageTitle(accountTeksten, 'logboek.titel');

export default function KlantLogboekScreen() {
  const { t } = useTexts(kaderTeksten);
  const { adminId = '' } = useParams();
  return <Logboek adminId={adminId} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
}
