import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';

export const meta = () => pageTitle(i18next.t('nietGevonden.titel'));

export default function OfficeNotFound() {
  const { t } = useTranslation('kader');
  return <NotFound inFrame to={href('/superadmin/dashboard')} label={t('frame.dashboard')} />;
}
