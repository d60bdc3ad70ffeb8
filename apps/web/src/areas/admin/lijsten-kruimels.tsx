import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { href, Link, useMatch } from 'react-router';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { usePathParams } from './params.ts';

export function WoordlijstenKruimel() {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const here = useMatch('/admins/:adminId/groepen/:groepId/woordlijsten');
  const label = t('lijsten.titel');
  if (here) return <span aria-current="page">{label}</span>;
  return <Link to={href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId })}>{label}</Link>;
}

export function WoordlijstKruimel() {
  const { t } = useTexts(lijstenTeksten);
  return <span aria-current="page">{t('lijst.titel')}</span>;
}
