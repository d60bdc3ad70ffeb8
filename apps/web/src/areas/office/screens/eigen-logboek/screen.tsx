import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { Logboek } from '../../../../shared/logboek/logboek.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(accountTeksten, 'logboek.titel')] };
export const meta = () => pageTitle(accountTeksten, 'logboek.titel');

/** Of the office itself, and of tries with names that do not exist. */
export default function EigenLogboekScreen() {
  const { t } = useTexts(accountTeksten, kaderTeksten);
  const adminId = useUser()?.adminId ?? '';
  return (
    <>
      <ScreenHead title={t('account:logboek.titel')} />
      <Logboek adminId={adminId} back={{ to: href('/superadmin/dashboard'), label: t('kader:frame.dashboard') }} />
    </>
  );
}
