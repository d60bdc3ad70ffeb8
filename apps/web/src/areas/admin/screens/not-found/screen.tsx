import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';

export const meta = () => pageTitle(i18next.t('nietGevonden.titel'));

export default function AdminNotFound() {
  const { t } = useTranslation('kader');
  const { adminId } = usePathParams();
  return <NotFound inFrame to={href('/admins/:adminId/groepen', { adminId })} label={t('fout.naarGroepen')} />;
}
