import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';

export const meta = () => pageTitle(algemeenTeksten, 'nietGevonden.titel');

export default function AdminNotFound() {
  const { t } = useTexts(kaderTeksten);
  const { adminId } = usePathParams();
  return <NotFound inFrame to={href('/admins/:adminId/groepen', { adminId })} label={t('fout.naarGroepen')} />;
}
