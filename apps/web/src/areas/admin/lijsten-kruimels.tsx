import { useTranslation } from 'react-i18next';
import { href, Link, useMatch } from 'react-router';
import './lijsten-texts.ts';
import { usePathParams } from './params.ts';

export function WoordlijstenKruimel() {
  const { t } = useTranslation('lijsten');
  const { adminId, groepId } = usePathParams();
  const here = useMatch('/admins/:adminId/groepen/:groepId/woordlijsten');
  const label = t('lijsten.titel');
  if (here) return <span aria-current="page">{label}</span>;
  return <Link to={href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId })}>{label}</Link>;
}

export function WoordlijstKruimel() {
  const { t } = useTranslation('lijsten');
  return <span aria-current="page">{t('lijst.titel')}</span>;
}
