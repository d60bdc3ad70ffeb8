import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const meta = () => pageTitle(algemeenTeksten, 'nietGevonden.titel');

export default function OfficeNotFound() {
  const { t } = useTexts(kaderTeksten);
  return <NotFound inFrame to={href('/superadmin/dashboard')} label={t('frame.dashboard')} />;
}
