import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { Logboek } from '../../../../shared/logboek/logboek.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(accountTeksten, 'logboek.titel')] };
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
